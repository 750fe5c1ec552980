// What the head of the page has begun before any module was there. A page that comes from a folder has begun nothing.

/**
 * A connection that says hello by itself, and what it has heard.
 * @typedef {{socket: WebSocket, heard: MessageEvent[]}} Begun
 */

/**
 * @type {{
 *   bots?: import("../types/protocol.js").BotInfo[],
 *   session?: Promise<Response>,
 *   line?: Begun,
 * }} `bots` are those that can be seated, `session` is the answer to the question who I am; who has been here before
 *   has a `line` instead
 */
export const bootstrap = /** @type {{kagiya?: {}}} */ (globalThis).kagiya ?? {};
