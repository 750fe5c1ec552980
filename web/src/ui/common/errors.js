// Texts of errors: the translation for the error code if there is one, else the server's message.
import { either, learn, maybe, sentence, t } from "../../i18n.js";
import { RequestError } from "../../net/http.js";

/** @typedef {import("../../../types/protocol.js").Reason} Reason */

/** @param {unknown} error */
export function errorWord(error) {
  if (!(error instanceof RequestError)) return t("web-error-lost");
  const reason = (error.reason && reasonWord(error.reason)) ?? error.message;
  return textOf(String(error.code), { reason }) ?? reason;
}

/** The same, after the texts for its reason are loaded. @param {unknown} error */
export async function errorInWords(error) {
  // Without them the server's English message is shown.
  if (error instanceof RequestError && error.reason) await learn("errors").catch(() => undefined);
  return errorWord(error);
}

/** @param {string} code */
export function codeWord(code) {
  return textOf(code) ?? code;
}

/**
 * The text of a code. Actions that the rules refuse have the texts of the rules (`table.ftl`), which are parts of
 * sentences.
 * @param {string} code @param {import("../../i18n.js").Args} [args]
 */
function textOf(code, args) {
  const id = code.replaceAll(/[/_]/g, "-");
  const refused = maybe(`wrong-${id}`);
  return refused === null ? maybe(`error-${id}`, args) : sentence(refused);
}

/** The text of an error of the rules, in the current language. @param {Reason} reason @returns {string | null} */
function reasonWord({ id, args }) {
  /** @param {Reason["args"][string]} value */
  const filled = (value) => {
    if (Array.isArray(value)) return value.join(", ");
    if (value === null || typeof value !== "object") return value;
    if ("id" in value) return reasonWord(value) ?? value.id;
    if ("values" in value) return either(value.values.map((word) => valueWord(value.option, word)));
    return optionWord(value.option, value.value);
  };
  return maybe(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, filled(value)])));
}

/** The name of an option's value; a number is its own name. @param {string} option @param {string} value */
function valueWord(option, value) {
  return maybe(`value-${option}-${value}`) ?? maybe(`value-${value}`) ?? value;
}

/** The name of an option, with its value if one is given. @param {string} name @param {string} [value] */
function optionWord(name, value) {
  const option = maybe(`option-${name}`) ?? name;
  return value === undefined
    ? t("option-said", { option })
    : t("option-said-value", { option, value: valueWord(name, value) });
}
