// A component whose code is loaded when it is needed.
import { html, useEffect, useState } from "../../lib.js";

/** @param {{load: () => Promise<Function>, [rest: string]: unknown}} props */
export function Lazy({ load, ...props }) {
  const [part, setPart] = useState(/** @type {Function | null} */ (null));
  useEffect(() => {
    load().then((found) => setPart(() => found));
  }, [load]);
  return part && html`<${part} ...${props} />`;
}
