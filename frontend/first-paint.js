import { carryFocus } from './carry-focus.js';
import { afterLoading } from './flow-client.js';

// As in settings.js: style sheets need these before anything is drawn.
try {
  for (const name of ['figurines', 'quiet']) {
    document.documentElement.classList.toggle(name, localStorage.getItem(`queenside.${name}`) === 'on');
  }
} catch {
  // Storage is blocked.
}

/**
 * Runs inside the page before any other script. It removes the static picture of the view once Flow
 * has built the view, and carries over what the user has already done there: typed text, choices,
 * the focus and pressed buttons.
 */
const outlet = document.currentScript.parentElement;
/** Holds Flow's node id of the element that a part of the picture represents. */
const NODE = 'data-node';
/** Boards keep what is done on them themselves. */
const BOARD = 'queenside-board';
const OWN = `:not(${BOARD}, ${BOARD} *)`;

const changed = new Set();
const pressed = [];

const paint = () => outlet.querySelector('.first-paint');
const partOf = (target, selector) => paint()?.contains(target) && target.closest(selector);

const realOf = (part) =>
  Object.values(window.Vaadin.Flow.clients)
    .map((client) => client.getByNodeId?.(Number(part.getAttribute(NODE))))
    .find((element) => element != null);

function carryOver(field) {
  const real = realOf(field);
  if (real != null) {
    if (field.matches('[type=checkbox], [type=radio]')) {
      real.checked = field.checked;
    } else {
      real.value = field.value;
    }
    for (const type of ['input', 'change']) {
      real.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

/** The view moves the focus to its headline, but not away from a user who types or plays already. */
function stay({ target, relatedTarget }) {
  if (target.matches(`[tabindex="-1"]${OWN}`)) {
    relatedTarget?.focus({ preventScroll: true });
  }
}

async function pressAgain() {
  while (pressed.length > 0) {
    await afterLoading();
    // Presses on the real page take precedence, and have emptied the list.
    const part = pressed.shift();
    if (part !== undefined) {
      realOf(part)?.click();
    }
  }
}

outlet.addEventListener('input', ({ target }) => {
  const field = partOf(target, `[${NODE}]${OWN}`);
  if (field) {
    changed.add(field);
  }
});

// Otherwise the browser would submit the form itself and reload the page.
outlet.addEventListener('submit', (event) => {
  if (partOf(event.target, 'form')) {
    event.preventDefault();
  }
});

outlet.addEventListener('click', (event) => {
  const button = partOf(event.target, `:is(button, summary)${OWN}`);
  if (button && button !== pressed.at(-1)) {
    pressed.push(button);
    button.classList.add('pressed');
  } else if (paint() === null && event.isTrusted) {
    pressed.length = 0;
  }
});

outlet.addEventListener('focusin', stay);

// The router then adds the view to the page once more, which loses the focus.
window.addEventListener(
  'vaadin-router-location-changed',
  () => {
    const focused = document.activeElement;
    queueMicrotask(() => focused.focus({ preventScroll: true }));
  },
  { once: true },
);

new MutationObserver((_, observer) => {
  const picture = paint();
  const filled = (part) => !part.matches('.first-paint, script') && part.hasChildNodes();
  if (picture !== null && [...outlet.children].some(filled)) {
    observer.disconnect();
    changed.forEach(carryOver);
    const focused = partOf(document.activeElement, `[${NODE}]${OWN}`);
    const real = focused && realOf(focused);
    if (real) {
      carryFocus(focused, real);
    }
    picture.querySelectorAll(BOARD).forEach((board) => realOf(board)?.takeOver?.(board));
    picture.remove();
    pressAgain();
    afterLoading().then(() => outlet.removeEventListener('focusin', stay));
  }
}).observe(outlet, { childList: true, subtree: true });
