import { keepForReload, takeAfterReload } from './reload.js';

/**
 * Repeats the press of a button that found no session. The server only answers such a press by
 * reloading the page at the same step, so to the user the button seems dead.
 */
const KEY = 'queenside.press';
/** Some buttons never ask the server. */
const BUTTON = '.lesson button:not(queenside-setting *, queenside-greeting *, queenside-read *, queenside-read-switch *)';
const INDICATOR = 'vaadin-connection-indicator';

/** The button whose press the server hasn't answered yet, or null. */
let pressed = null;

const wordsOf = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();

const alike = (words) =>
  [...document.querySelectorAll(BUTTON)].filter((button) => wordsOf(button) === words);

/** Any answer from the server changes the page. */
const answers = new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.closest?.(INDICATOR) == null)) {
    settle();
  }
});

function settle() {
  pressed = null;
  answers.disconnect();
}

/** Starts watching the page. */
export function keepLostPresses() {
  window.addEventListener(
    'click',
    ({ target }) => {
      settle();
      const button = target.closest?.(BUTTON) ?? null;
      if (button !== null) {
        const words = wordsOf(button);
        pressed = { words, number: alike(words).indexOf(button) };
        // The button may change by itself right after the press.
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

/** Presses again the button that was pressed just before this page was reloaded. */
export function repeatLostPress() {
  const lost = takeAfterReload(KEY);
  if (lost !== null) {
    alike(lost.words)[lost.number]?.click();
  }
}
