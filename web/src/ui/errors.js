// Refusals in words: the code's own text where there is one, else what the server says.
import { maybe, t } from "../i18n.js";
import { Refusal } from "../net.js";

/** @param {unknown} error */
export function errorWord(error) {
  if (error instanceof Refusal)
    return (
      maybe(`error-${String(error.code).replaceAll(/[/_]/g, "-")}`, { reason: error.message }) ??
      error.message
    );
  return t("web-error-lost");
}

/** @param {string} code */
export function codeWord(code) {
  return maybe(`error-${code.replaceAll(/[/_]/g, "-")}`) ?? code;
}
