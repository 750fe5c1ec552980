// Documents that the server renders: the conventions of companions, and the rulings where the rule documents differ.
import { language, t } from "../../i18n.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { route } from "../../route.js";

/** @type {Map<string, Promise<string>>} */
const pages = new Map();

/** @param {string} name `conventions.en` */
function load(name) {
  let page = pages.get(name);
  if (!page) {
    page = fetch(`/docs/${name}.html`).then((answer) => {
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.text();
    });
    // After a failure the document can be requested again.
    page.catch(() => pages.delete(name));
    pages.set(name, page);
  }
  return page;
}

/** @param {{document: "conventions" | "rulings"}} props */
export function Document({ document: name }) {
  const code = language.value;
  const { hash } = route.value;
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(false);
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    let current = true;
    load(`${name}.${code}`).then(
      (page) => current && setText(page),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [name, code]);
  useEffect(() => {
    const place = hash && ref.current?.querySelector(`#${CSS.escape(hash)}`);
    if (place) place.scrollIntoView();
  }, [hash, text]);
  const foreign = text !== "" && !text.startsWith(`<article lang="${code}">`);
  return html`
    <main class="page-body reading" ref=${ref}>
      ${failed && html`<p class="problem" role="alert">${t("web-error-lost")}</p>`}
      ${!failed && text === "" && html`<p class="prompt">${t("web-loading")}</p>`}
      ${foreign && html`<p class="sheet-of-paper note">${t("web-conventions-foreign")}</p>`}
      <div dangerouslySetInnerHTML=${{ __html: text }} />
    </main>
  `;
}
