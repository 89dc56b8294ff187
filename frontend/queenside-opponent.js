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

customElements.define('queenside-opponent', QueensideOpponent);
