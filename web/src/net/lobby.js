// The list of open tables.
import { signal } from "../lib.js";
import { listen, send } from "./connection.js";
import { fetchJson } from "./http.js";

/** @type {import("../lib.js").Signal<import("../../types/protocol.js").LobbyTable[]>} */
export const lobby = signal([]);
/** Where the next page of the list begins, if there is one. */
export const lobbyCursor = signal("");

let follows = false;

/** @param {boolean} on */
export function followLobby(on) {
  follows = on;
  send({ type: "lobby", follow: on });
}

listen(
  {
    lobby: (message) => {
      lobby.value = message.tables;
      lobbyCursor.value = message.before ?? "";
    },
    lobby_table: ({ table }) => {
      lobby.value = [table, ...without(table.id)].sort((a, b) => b.created_at - a.created_at);
    },
    lobby_gone: ({ table }) => {
      lobby.value = without(table);
    },
  },
  () => follows && followLobby(true),
);

/** @param {string} table */
const without = (table) => lobby.value.filter(({ id }) => id !== table);

/** Loads the next page of the list. */
export async function moreTables() {
  const before = lobbyCursor.value;
  const page = /** @type {import("../../types/protocol.js").TablesPage} */ (
    await fetchJson(`/api/tables?before=${encodeURIComponent(before)}`)
  );
  // The server may have sent a new list meanwhile.
  if (before !== lobbyCursor.value) return;
  const known = new Set(lobby.value.map((table) => table.id));
  lobby.value = [...lobby.value, ...page.tables.filter((table) => !known.has(table.id))];
  lobbyCursor.value = page.before ?? "";
}
