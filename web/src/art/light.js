// The color of each shell's light, from the style sheet.

/** @type {Map<string, string>} */
const known = new Map();

/** @param {string} shell */
export function lightOf(shell) {
  let color = known.get(shell);
  if (!color) {
    const probe = document.createElement("i");
    probe.className = `ink-${shell}`;
    document.body.append(probe);
    color = getComputedStyle(probe).getPropertyValue("--light").trim() || "#ffffff";
    probe.remove();
    known.set(shell, color);
  }
  return color;
}
