// The requests that the script in the page's head starts before any module is loaded. A page that is opened from a
// folder has no such script.

/**
 * A connection that has sent `hello`, and the messages that have arrived on it.
 * @typedef {{socket: WebSocket, received: MessageEvent[]}} OpenedSocket
 */

/**
 * @type {{
 *   bots?: import("../types/protocol.js").BotInfo[],
 *   session?: Promise<Response>,
 *   connection?: OpenedSocket,
 * }} `bots` are the available bots; `session` is the answer to `POST /api/session`, for a new browser; a known browser
 *   has a `connection` instead
 */
export const bootstrap = /** @type {{kagiya?: {}}} */ (globalThis).kagiya ?? {};
