// A worker of the runner: runs the files that it gets, and reports each test.
import { runFile, stopAll } from "./harness.js";

const send = (/** @type {object} */ message) => process.connected && process.send?.(message);

// The runner was killed: its servers and browsers end too.
process.on("disconnect", () => stopAll().finally(() => process.exit(1)));

process.on("message", async (/** @type {{url: string} | "end"} */ message) => {
  if (message === "end") {
    await stopAll();
    process.exit(0);
  }
  try {
    await runFile(
      message.url,
      (result, isRetry) => send({ type: "result", result, isRetry }),
      (name) => send({ type: "begin", name }),
    );
  } catch (error) {
    const cause = error instanceof Error ? error.stack : String(error);
    send({ type: "result", result: { name: "the file itself", ms: 0, error: cause }, isRetry: true });
    await stopAll();
  }
  send({ type: "done" });
});
