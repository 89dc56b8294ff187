// A switch for something that this browser remembers. Attributes: `name`, as in settings.js, and
// `label` for a button; without it, the switch is the box to tick inside.
import { html } from './html.js';
import { figurines, quiet, wait } from './settings.js';

const SETTINGS = { figurines, quiet, wait };

/** Style sheets do the rest. */
const markPage = () => {
  for (const [name, { isOn }] of Object.entries({ figurines, quiet })) {
    document.documentElement.classList.toggle(name, isOn());
  }
};

class SettingSwitch extends HTMLElement {
  /** The server may set the label after the switch has been hidden for a while. */
  static observedAttributes = ['label'];
  #button = html('button', { type: 'button', class: 'btn text' });

  connectedCallback() {
    if (!this.hasAttribute('label')) {
      this.addEventListener('change', ({ target }) => this.#set(target.checked));
      // The server adds the box after this element.
      queueMicrotask(() => (this.querySelector('input').checked = this.#setting.isOn()));
      return;
    }
    if (this.#button.parentNode === null) {
      this.#button.addEventListener('click', () => {
        this.#set(!this.#setting.isOn());
        this.#draw();
      });
      this.append(this.#button);
    }
    this.#draw();
  }

  attributeChangedCallback() {
    this.#draw();
  }

  get #setting() {
    return SETTINGS[this.getAttribute('name')];
  }

  #set(on) {
    this.#setting.set(on);
    markPage();
  }

  #draw() {
    this.#button.textContent = this.getAttribute('label');
    this.#button.setAttribute('aria-pressed', String(this.#setting?.isOn()));
  }
}

markPage();
customElements.define('queenside-setting', SettingSwitch);
