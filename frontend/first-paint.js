import { afterLoading } from './flow-client.js';

/**
 * Runs inside the page before any other script. It removes the picture of the view in the moment in
 * which Flow has built the view, and carries over what its user has already done there: what was
 * typed and chosen, the focus, and the buttons pressed.
 */
const outlet = document.currentScript.parentElement;
/** Holds Flow's number of the element that a part of the picture stands for. */
const NODE = 'data-node';

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

function focus(part) {
  const real = realOf(part);
  real?.focus({ preventScroll: true });
  if (part.selectionEnd != null && real != null) {
    real.setSelectionRange(part.selectionStart, part.selectionEnd, part.selectionDirection);
  }
}

async function pressAgain() {
  while (pressed.length > 0) {
    await afterLoading();
    // Presses on the real page count more, and have emptied the list.
    const part = pressed.shift();
    if (part !== undefined) {
      realOf(part)?.click();
    }
  }
}

outlet.addEventListener('input', ({ target }) => {
  const field = partOf(target, `[${NODE}]`);
  if (field) {
    changed.add(field);
  }
});

// The browser would send the form itself and load the page again.
outlet.addEventListener('submit', (event) => {
  if (partOf(event.target, 'form')) {
    event.preventDefault();
  }
});

outlet.addEventListener('click', (event) => {
  const button = partOf(event.target, 'button, summary');
  if (button && button !== pressed.at(-1)) {
    pressed.push(button);
    button.classList.add('pressed');
  } else if (paint() === null && event.isTrusted) {
    pressed.length = 0;
  }
});

// The router then puts the view into the page once more, which takes its focus.
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
    const focused = partOf(document.activeElement, `[${NODE}]`);
    if (focused) {
      focus(focused);
    }
    picture.remove();
    pressAgain();
  }
}).observe(outlet, { childList: true, subtree: true });
