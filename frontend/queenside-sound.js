// The sound switch in the bar. The board checks the same setting before every sound.
import { sound } from './settings.js';

const SPEAKER = "M3.2 8V12H6L10 15.6V4.4L6 8Z";
const WAVES = "M13.4 7.2A4 4 0 0 1 13.4 12.8M15.8 4.8A7.4 7.4 0 0 1 15.8 15.2";
const CROSSED = "M13.4 7.6 17.8 12.4M17.8 7.6 13.4 12.4";

class SoundSwitch extends HTMLElement {
  connectedCallback() {
    if (!this.button) {
      this.button = document.createElement("button");
      this.button.type = "button";
      this.button.className = "icon";
      this.button.setAttribute("aria-label", this.getAttribute("label"));
      this.button.addEventListener("click", () => {
        sound.set(!sound.isOn());
        this.draw();
      });
      this.append(this.button);
    }
    this.draw();
  }

  draw() {
    const on = sound.isOn();
    this.button.setAttribute("aria-pressed", String(on));
    this.button.innerHTML = `<span class="icon-svg"><svg viewBox="0 0 20 20" aria-hidden="true" fill="none"
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"
      ><path d="${SPEAKER}${on ? WAVES : CROSSED}"/></svg></span>`;
  }
}

customElements.define("queenside-sound", SoundSwitch);
