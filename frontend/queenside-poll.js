import { Poller } from './poller.js';

/** Asks the server for news with the event `poll`, every `millis` while the page is visible. */
class QueensidePoll extends HTMLElement {
  static observedAttributes = ['millis'];
  #poller = new Poller(() => this.dispatchEvent(new CustomEvent('poll')));

  connectedCallback() {
    this.#poller.start(Number(this.getAttribute('millis')));
  }

  disconnectedCallback() {
    this.#poller.stop();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.connectedCallback();
    }
  }
}

customElements.define('queenside-poll', QueensidePoll);
