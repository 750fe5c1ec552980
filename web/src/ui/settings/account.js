// My account: sign up, sign in and out, export my data, delete the account.
import { language, sentences, t, useLearned } from "../../i18n.js";
import { html, typed, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { remember } from "../../settings.js";
import { errorWord } from "../common/errors.js";
import { Loading } from "../common/loading.js";
import { Mon } from "../common/mon.js";
import { PageHead } from "../common/pageHead.js";
import { NameField } from "../home/nameField.js";

/** @typedef {import("../../../types/protocol.js").AccountInfo} AccountInfo */

/** @param {number} time */
const dateWord = (time) => new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(time);

export function AccountPage() {
  const words = useLearned("people");
  const [account, setAccount] = useState(/** @type {AccountInfo | null} */ (null));
  const [problem, setProblem] = useState("");
  const known = me.value?.id;
  useEffect(() => {
    if (known)
      fetchJson("/api/account").then(
        (info) => setAccount(/** @type {AccountInfo} */ (info)),
        (error) => setProblem(errorWord(error)),
      );
  }, [known]);
  if (words !== "there" || !(account || problem)) return html`<${Loading} words=${words} />`;
  const since = account?.since;
  const lead = since === undefined ? t("account-about-guest") : t("account-since", { date: dateWord(since) });
  return html`
    <main class="page-body people-page">
      <${PageHead} title=${t("web-account")} shells=${[["willow", 4], ["chrysanthemum", 3]]}>
        ${
          account &&
          html`
            <p class="lead account-mon"><${Mon} name=${me.value?.name ?? account.you.name} class="large" /> ${lead}</p>
          `
        }
      <//>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${account && account.since === undefined && html`<${Guest} />`}
      ${account && account.since !== undefined && html`<${Member} codes=${account.recovery_codes ?? 0} />`}
      <p><a class="button" href="/games">${t("web-all-my-games")}</a></p>
    </main>
  `;
}

/** Reloads the page after the session has changed. @param {boolean} member @param {string} path */
function beginAnew(member, path) {
  remember("account", member ? "yes" : "no");
  location.assign(path);
}

/**
 * A form that sends a request to the server and shows the error if there is one.
 * @param {{
 *   title?: string, about?: string, act: string, send: (fields: Record<string, string>) => Promise<unknown>,
 *   fields: {name: string, label: string, kind: string, first?: string, about?: string}[], done?: string,
 * }} props `kind` is the `autocomplete` value of a field
 */
function Form({ title = "", about = "", act, send, fields, done = "" }) {
  const first = () => Object.fromEntries(fields.map((field) => [field.name, field.first ?? ""]));
  const [values, setValues] = useState(first);
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSaid("");
    setProblem("");
    try {
      await send(values);
      setValues(first());
      setSaid(done);
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  return html`
    <section class="sheet-of-paper">
      ${title && html`<h2>${title}</h2>`}
      ${about && html`<p class="empty">${about}</p>`}
      <form class="people-form" onSubmit=${submit}>
        ${fields.map(
          ({ name, label, kind, about }) => html`
            <label>
              ${label}
              <input class="text-field" name=${name} required autocomplete=${kind} value=${values[name]}
                type=${kind.includes("password") ? "password" : "text"} maxlength=${kind === "username" ? 24 : 128}
                onInput=${(/** @type {Event} */ event) => setValues({ ...values, [name]: typed(event) })} />
              ${about && html`<small>${about}</small>`}
            </label>
          `,
        )}
        <button class="button main">${act}</button>
      </form>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${said && html`<p role="status">${said}</p>`}
    </section>
  `;
}

const password = (/** @type {string} */ label, /** @type {string} */ kind, name = "password") => ({
  name,
  label: t(label),
  kind,
  about: kind === "new-password" ? t("account-password-about") : "",
});

function Guest() {
  const name = { name: "name", label: t("account-name"), kind: "username" };
  const open = async (/** @type {Record<string, string>} */ body) => {
    await fetchJson("/api/account", { method: "POST", body });
    beginAnew(true, "/account");
  };
  const signIn = async (/** @type {Record<string, string>} */ body) => {
    await fetchJson("/api/account/session", { method: "POST", body });
    beginAnew(true, "/account");
  };
  const recover = async (/** @type {Record<string, string>} */ body) => {
    await fetchJson("/api/account/recovery", { method: "POST", body });
    beginAnew(true, "/account");
  };
  return html`
    <div class="home-columns">
      <${Form} title=${t("account-open")} about=${t("account-open-about")} act=${t("account-open")} send=${open}
        fields=${[{ ...name, first: me.value?.name }, password("account-password", "new-password")]} />
      <div>
        <${Form} title=${t("account-sign-in")} about=${t("account-sign-in-about")} act=${t("account-sign-in")}
          send=${signIn} fields=${[name, password("account-password", "current-password")]} />
        <details class="sheet-of-paper account-forgot">
          <summary>${t("account-forgot")}</summary>
          <${Form} about=${t("account-forgot-about")} act=${t("account-recover")} send=${recover}
            fields=${[
              name,
              { name: "code", label: t("account-code"), kind: "off" },
              password("account-password-new", "new-password", "new"),
            ]} />
        </details>
      </div>
      <${MyData} />
    </div>
  `;
}

/** @param {{codes: number}} props `codes` is the number of unused recovery codes */
function Member({ codes }) {
  const [problem, setProblem] = useState("");
  const change = (/** @type {Record<string, string>} */ body) =>
    fetchJson("/api/account/password", { method: "PUT", body });
  const remove = async (/** @type {Record<string, string>} */ body) => {
    await fetchJson("/api/account/remove", { method: "POST", body });
    beginAnew(false, "/");
  };
  const leave = (/** @type {string} */ path) => () =>
    fetchJson(path, { method: "DELETE" }).then(
      () => beginAnew(false, "/"),
      (error) => setProblem(errorWord(error)),
    );
  const now = password("account-password-now", "current-password");
  return html`
    <div class="home-columns">
      <section class="sheet-of-paper">
        <h2>${t("web-your-name")}</h2>
        <${NameField} heading=${false} />
        <p class="people-acts">
          <button type="button" class="button" onClick=${leave("/api/session")}>${t("account-sign-out")}</button>
          <button type="button" class="button" onClick=${leave("/api/account/sessions")}>
            ${t("account-sign-out-everywhere")}
          </button>
        </p>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      </section>
      <${Form} title=${t("account-change-password")} act=${t("account-change-password")} send=${change}
        fields=${[now, password("account-password-new", "new-password", "new")]}
        done=${t("account-password-changed")} />
      <${Codes} left=${codes} />
      <${MyData} />
      <details class="sheet-of-paper account-remove">
        <summary>${t("account-remove")}</summary>
        <${Form} about=${t("account-remove-about")} act=${t("account-remove-sure")}
          send=${remove} fields=${[now]} />
      </details>
    </div>
  `;
}

/** The recovery codes: how many are left, and new ones, which are shown once. @param {{left: number}} props */
function Codes({ left }) {
  const [codes, setCodes] = useState(/** @type {string[] | null} */ (null));
  const [copied, setCopied] = useState(false);
  const get = async (/** @type {Record<string, string>} */ body) => {
    const reply = await fetchJson("/api/account/recovery-codes", { method: "POST", body });
    setCopied(false);
    setCodes(/** @type {import("../../../types/protocol.js").RecoveryCodes} */ (reply).codes);
  };
  const about = [
    t("account-codes-about"),
    left === 0 ? t("account-codes-none") : t("account-codes-left", { count: left }),
  ];
  if (!codes)
    return html`
      <${Form} title=${t("account-codes")} about=${sentences(about)} act=${t("account-codes-get")} send=${get}
        fields=${[password("account-password-now", "current-password")]} />
    `;
  const text = `${location.host}: ${me.value?.name}\n\n${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return html`
    <section class="sheet-of-paper">
      <h2>${t("account-codes")}</h2>
      <p role="status">${t("account-codes-new")}</p>
      <ul class="plain recovery-codes">
        ${codes.map((code) => html`<li key=${code}><code>${code}</code></li>`)}
      </ul>
      <p class="people-acts">
        <button type="button" class="button" onClick=${copy}>
          ${t(copied ? "account-codes-copied" : "account-codes-copy")}
        </button>
        <a class="button" download="kagiya-recovery-codes.txt"
          href=${`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>${t("account-codes-download")}</a>
      </p>
    </section>
  `;
}

function MyData() {
  return html`
    <section class="sheet-of-paper">
      <h2>${t("account-data")}</h2>
      <p class="empty">${t("account-data-about")}</p>
      <p><a class="button" href="/api/account/data" download="kagiya.json">${t("account-data")}</a></p>
    </section>
  `;
}
