import { drawOpponent } from './opponents.js';

/** The picture of an opponent. Attribute: `name`, as in its address. */
class QueensideOpponent extends HTMLElement {
  static observedAttributes = ['name'];

  connectedCallback() {
    this.#draw();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.#draw();
    }
  }

  #draw() {
    this.replaceChildren(drawOpponent(this.getAttribute('name') ?? ''));
  }
}

/** What is said about an opponent changes with the choice, without waiting for the server. */
document.addEventListener('change', ({ target }) => {
  if (target.closest('.rank')) {
    for (const { children } of document.querySelectorAll('.one-shown')) {
      [...children].forEach((child, number) => {
        child.hidden = number !== Number(target.value);
      });
    }
  }
});

customElements.define('queenside-opponent', QueensideOpponent);
