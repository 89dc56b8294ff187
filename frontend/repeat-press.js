import { keepForReload, takeAfterReload } from './reload.js';

/**
 * Repeats the press of a button that found no session. The server answers such a press only by
 * having the page loaded again, at the same step, so to its user the button seems dead.
 */
const KEY = 'queenside.press';
const BUTTON = '.lesson button';
const INDICATOR = 'vaadin-connection-indicator';

/** The button whose press the server hasn't answered yet, as on the page after it, or null. */
let pressed = null;

const wordsOf = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();

const alike = (words) =>
  [...document.querySelectorAll(BUTTON)].filter((button) => wordsOf(button) === words);

/** Whatever the server answers changes the page. */
const answers = new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.closest?.(INDICATOR) == null)) {
    settle();
  }
});

function settle() {
  pressed = null;
  answers.disconnect();
}

/** Starts to watch the page. */
export function keepLostPresses() {
  window.addEventListener(
    'click',
    ({ target }) => {
      settle();
      const button = target.closest?.(BUTTON) ?? null;
      if (button !== null) {
        const words = wordsOf(button);
        pressed = { words, number: alike(words).indexOf(button) };
        // The button may change by itself in this moment.
        setTimeout(() => answers.observe(document.body, { childList: true, subtree: true }));
      }
    },
    { capture: true },
  );
  window.addEventListener('pagehide', () => {
    if (pressed !== null) {
      keepForReload(KEY, pressed);
    }
  });
}

/** Presses the button again that was pressed just before this page was loaded again. */
export function repeatLostPress() {
  const lost = takeAfterReload(KEY);
  if (lost !== null) {
    alike(lost.words)[lost.number]?.click();
  }
}
