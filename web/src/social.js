// My friends, blocks and invitations. Fetched when there is a connection, and again whenever the server reports a
// change.
import { effect, signal } from "./lib.js";
import { me, socialChanges } from "./net/connection.js";
import { fetchJson } from "./net/http.js";
import { command } from "./net/tables.js";
import { blocked, friends } from "./settings.js";
import { invitations } from "./ui/common/dialogState.js";

/** @typedef {import("../types/protocol.js").SocialInfo} SocialInfo */

/** @type {import("./lib.js").Signal<SocialInfo | null>} */
export const people = signal(null);

/** Fetches them again. */
async function lookAtPeople() {
  const info = /** @type {SocialInfo} */ (await fetchJson("/api/people"));
  people.value = info;
  blocked.value = info.blocked.map(({ id }) => id);
  friends.value = info.friends.map(({ person }) => person.id);
  invitations.value = info.invitations;
}

/**
 * Changes something about people, then fetches the new state.
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

/** Declines an invitation. @param {import("../types/protocol.js").Invitation} invitation */
export async function declined({ table, seat }) {
  if (seat !== undefined) await command(table, { type: "drop_offer", seat });
  await decline(table);
}

let follows = false;

/** Starts to fetch them after every change. */
export function follow() {
  if (follows) return;
  follows = true;
  effect(() => {
    void socialChanges.value;
    // If this fails, they are fetched with the next connection.
    if (me.value) lookAtPeople().catch(() => undefined);
  });
}
