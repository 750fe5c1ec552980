// Requests over HTTP.

/** The longest time that a request may take, in milliseconds. */
const TIMEOUT = 20_000;

/** An error response of the server, or a network failure. */
export class RequestError extends Error {
  /** @param {{code: string, message: string, reason?: import("../../types/protocol.js").Reason}} problem */
  constructor(problem) {
    super(problem.message);
    this.code = problem.code;
    this.reason = problem.reason;
  }
}

/**
 * Sends a request and parses the JSON response.
 * @template T @param {string} path @param {{method?: string, body?: unknown}} [options] @returns {Promise<T>}
 */
export async function fetchJson(path, { method = "GET", body } = {}) {
  return readJson(
    await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
}

/** @param {Response} response */
export async function readJson(response) {
  const text = await response.text();
  const answer = text === "" ? {} : JSON.parse(text);
  if (!response.ok) throw new RequestError(answer);
  return answer;
}
