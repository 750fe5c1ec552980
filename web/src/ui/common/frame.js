// Work that reads sizes waits until everything has been rendered: then the browser computes the layout once.

/** @type {Set<() => void>} */
let waiting = new Set();

function flush() {
  const all = waiting;
  waiting = new Set();
  for (const run of all) run();
}

/**
 * Calls `run` before the next frame is drawn. The result cancels it.
 * @param {() => void} run @returns {() => void}
 */
export function beforeFrame(run) {
  if (waiting.size === 0) requestAnimationFrame(flush);
  waiting.add(run);
  return () => void waiting.delete(run);
}
