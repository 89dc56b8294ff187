/** The picture of an opponent. Attributes: `name`, as in its address, and `beaten`. */
class QueensideOpponent extends HTMLElement {
  static observedAttributes = ['name', 'beaten'];

  connectedCallback() {
    this.#draw();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.#draw();
    }
  }

  #draw() {
    const file = this.getAttribute('name') + (this.hasAttribute('beaten') ? '-beaten' : '');
    // The same element shows the old picture until the new one is there.
    const picture = this.firstElementChild ?? this.appendChild(document.createElement('img'));
    picture.alt = '';
    picture.src = new URL(`opponents/${file}.svg`, import.meta.url);
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
