// Reading a task aloud: the place for its button, and the switch. What speaks is loaded only by
// those who want it.
import { html } from './html.js';
import { reading } from './settings.js';
import { voice } from './voice.js';

class ReadButton extends HTMLElement {
  connectedCallback() {
    onVoices(this, () => this.show());
  }

  async show() {
    const on = reading.isOn() && voice() !== null;
    if (on && this.childElementCount === 0) {
      (await import('./read-aloud.js')).fill(this, voice);
    } else if (!on) {
      this.replaceChildren();
    }
  }
}

class ReadSwitch extends HTMLElement {
  #button = html('button', { type: 'button', class: 'btn text' });

  connectedCallback() {
    this.#button.onclick = () => {
      reading.set(!reading.isOn());
      this.#draw();
      document.querySelectorAll('queenside-read').forEach((button) => button.show());
    };
    this.#button.textContent = this.getAttribute('label');
    onVoices(this, () => this.#draw());
  }

  #draw() {
    this.replaceChildren(...(voice() === null ? [] : [this.#button]));
    this.#button.setAttribute('aria-pressed', String(reading.isOn()));
  }
}

/** Draws now, and again when the browser has found its voices. */
function onVoices(element, draw) {
  window.speechSynthesis?.addEventListener?.('voiceschanged', () => {
    if (element.isConnected) {
      draw();
    }
  });
  draw();
}

customElements.define('queenside-read', ReadButton);
customElements.define('queenside-read-switch', ReadSwitch);
