// Loads the style sheet of a lazily loaded part along with its code.

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Loads a part of the page together with the style sheet of this name.
 * @template T @param {string} name @param {() => Promise<T>} load @returns {Promise<T>}
 */
export async function lazyStyled(name, load) {
  let sheet = sheets.get(name);
  if (!sheet) {
    sheet = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = new URL(`../../../css/${name}.css`, import.meta.url).href;
      // Without its style sheet, a part can still be used.
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    sheets.set(name, sheet);
  }
  const [part] = await Promise.all([load(), sheet]);
  return part;
}
