// Refusals in words: the code's own text where there is one, else what the server says.
import { learn, maybe, t } from "../i18n.js";
import { Refusal } from "../net.js";

/** @typedef {import("../../types/protocol.js").Reason} Reason */

/** @param {unknown} error */
export function errorWord(error) {
  if (!(error instanceof Refusal)) return t("web-error-lost");
  const reason = (error.reason && reasonWord(error.reason)) ?? error.message;
  return maybe(`error-${String(error.code).replaceAll(/[/_]/g, "-")}`, { reason }) ?? reason;
}

/** The same, once the words for its reason are there. @param {unknown} error */
export async function errorInWords(error) {
  // Without them the server's English says it.
  if (error instanceof Refusal && error.reason) await learn("errors").catch(() => undefined);
  return errorWord(error);
}

/** @param {string} code */
export function codeWord(code) {
  return maybe(`error-${code.replaceAll(/[/_]/g, "-")}`) ?? code;
}

/** What an error of the rules says in the language spoken now. @param {Reason} reason @returns {string | null} */
function reasonWord({ id, args }) {
  /** @param {Reason["args"][string]} value */
  const filled = (value) => {
    if (Array.isArray(value)) return value.join(", ");
    return value !== null && typeof value === "object" ? (reasonWord(value) ?? value.id) : value;
  };
  return maybe(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, filled(value)])));
}
