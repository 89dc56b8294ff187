/**
 * One sheet of paper for each of many names. The first child is the sheet for the first name. The
 * others are copied from it in the browser, so a class costs the server no more than one pupil
 * does. Attribute: `names`, a JSON array. In the sheet the name goes into `[data-name]`.
 */
class QueensideCopies extends HTMLElement {
  static observedAttributes = ['names'];

  #copies = document.createElement('div');
  #observer = new MutationObserver(() => this.#copySoon());
  #copying = 0;

  connectedCallback() {
    this.#observer.observe(this, { childList: true });
    this.#copySoon();
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    this.#copies.remove();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.#copySoon();
    }
  }

  /** Copies the sheet once it has been drawn. */
  #copySoon() {
    cancelAnimationFrame(this.#copying);
    this.#copying = requestAnimationFrame(() => this.#copy());
  }

  #copy() {
    const sheet = this.firstElementChild;
    if (!sheet || sheet === this.#copies) {
      return;
    }
    const names = JSON.parse(this.getAttribute('names') ?? '[]');
    this.#copies.replaceChildren(...names.slice(1).map((name) => copy(sheet, name)));
    this.#copies.className = 'copies';
    if (this.#copies.parentElement !== this) {
      this.append(this.#copies);
    }
    this.setAttribute('copied', String(names.length));
  }
}

function copy(sheet, name) {
  const copied = sheet.cloneNode(true);
  copied.removeAttribute('id');
  copied.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  copied.querySelectorAll('[data-name]').forEach((place) => {
    place.textContent = name;
  });
  return copied;
}

customElements.define('queenside-copies', QueensideCopies);
