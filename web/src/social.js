// The people whom I know here: friends, whom I block, and who invites me. Fetched when the line stands, and again
// whenever the server says that something has changed.
import { effect, signal } from "./lib.js";
import { me, socialChanges } from "./net/connection.js";
import { fetchJson } from "./net/http.js";
import { command } from "./net/tables.js";
import { blocked } from "./settings.js";
import { invitations } from "./ui/common/dialogState.js";

/** @typedef {import("../types/protocol.js").PeopleInfo} PeopleInfo */

/** @type {import("./lib.js").Signal<PeopleInfo | null>} */
export const people = signal(null);

/** Asks again who there is. */
export async function lookAtPeople() {
  const info = /** @type {PeopleInfo} */ (await fetchJson("/api/people"));
  people.value = info;
  blocked.value = info.blocked.map(({ id }) => id);
  invitations.value = info.invitations;
}

/**
 * Does something about people, and looks what came of it.
 * @param {string} path @param {string} method @param {unknown} [body]
 */
export async function change(path, method, body) {
  await fetchJson(`/api/${path}`, { method, body });
  await lookAtPeople();
}

/** @param {string} person */
export const befriend = (person) => change("people/friends", "POST", { person });
/** @param {string} person */
export const unfriend = (person) => change(`people/friends/${encodeURIComponent(person)}`, "DELETE");
/** @param {string} person */
export const block = (person) => change("people/blocks", "POST", { person });
/** @param {string} person */
export const unblock = (person) => change(`people/blocks/${encodeURIComponent(person)}`, "DELETE");
/** @param {string} table @param {string[]} whom */
export const invite = (table, whom) => change(`tables/${table}/invitations`, "POST", { people: whom });
/** @param {string} table */
export const decline = (table) => change(`tables/${table}/invitations`, "DELETE");

/** Declines what I am invited to. @param {import("../types/protocol.js").Invitation} invitation */
export async function declined({ table, seat }) {
  if (seat !== undefined) await command(table, { type: "drop_offer", seat });
  await decline(table);
}

let follows = false;

/** Follows from now on. */
export function follow() {
  if (follows) return;
  follows = true;
  effect(() => {
    void socialChanges.value;
    // Who can't be asked now is asked when the line next stands.
    if (me.value) lookAtPeople().catch(() => undefined);
  });
}
