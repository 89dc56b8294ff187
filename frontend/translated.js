/**
 * A browser that translates the page replaces its text nodes by <font> elements, but Flow still
 * changes the old ones, which nobody sees. So a replaced node comes back as soon as its text
 * changes, and is translated again.
 */
const fonts = new WeakMap();

const fontFor = ({ addedNodes, previousSibling, nextSibling }) =>
  [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');

const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    const font = fonts.get(target);
    if (font?.isConnected) {
      font.replaceWith(target);
    }
  }
});

/** Watches the page for replaced text. */
export function followTranslation() {
  new MutationObserver((records) => {
    for (const record of records) {
      const font = fontFor(record);
      for (const node of font === undefined ? [] : record.removedNodes) {
        if (node.nodeType === Node.TEXT_NODE && !node.isConnected) {
          fonts.set(node, font);
          changes.observe(node, { characterData: true });
        }
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
