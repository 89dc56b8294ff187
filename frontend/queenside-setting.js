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
  /** A switch that is hidden at first gets its attributes when it's shown. */
  static observedAttributes = ['name', 'label'];
  #button = html('button', { type: 'button', class: 'btn text' });

  constructor() {
    super();
    this.addEventListener('change', ({ target }) => this.#set(target.checked));
    this.#button.addEventListener('click', () => {
      this.#set(!this.#setting.isOn());
      this.#draw();
    });
  }

  connectedCallback() {
    // The server adds the box after this element.
    queueMicrotask(() => this.#draw());
  }

  attributeChangedCallback() {
    queueMicrotask(() => this.#draw());
  }

  get #setting() {
    return SETTINGS[this.getAttribute('name')];
  }

  #set(on) {
    this.#setting.set(on);
    markPage();
  }

  #draw() {
    if (this.#setting === undefined) {
      return;
    }
    const box = this.querySelector('input');
    if (box !== null) {
      box.checked = this.#setting.isOn();
      return;
    }
    if (this.#button.parentNode === null) {
      this.append(this.#button);
    }
    this.#button.textContent = this.getAttribute('label');
    this.#button.setAttribute('aria-pressed', String(this.#setting.isOn()));
  }
}

markPage();
customElements.define('queenside-setting', SettingSwitch);
