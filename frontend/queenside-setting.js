// A switch for something that this browser remembers. Attributes: `name`, as in settings.js, and
// `label`.
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
    if (this.#button.parentNode === null) {
      this.#button.addEventListener('click', () => {
        this.#setting.set(!this.#setting.isOn());
        markPage();
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

  #draw() {
    this.#button.textContent = this.getAttribute('label');
    this.#button.setAttribute('aria-pressed', String(this.#setting?.isOn()));
  }
}

markPage();
customElements.define('queenside-setting', SettingSwitch);
