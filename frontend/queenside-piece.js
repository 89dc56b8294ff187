import { drawPiece, drawSilhouette } from './pieces.js';

/**
 * One piece as a picture in the text. Attributes: `piece`, its FEN letter, and `silhouette` for the
 * flat shape in the text colour.
 */
class QueensidePiece extends HTMLElement {
  static observedAttributes = ['piece', 'silhouette'];

  connectedCallback() {
    this.#draw();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.#draw();
    }
  }

  #draw() {
    const letter = this.getAttribute('piece');
    if (!/^[kqrbnp]$/i.test(letter ?? '')) {
      this.replaceChildren();
      return;
    }
    const drawing = this.hasAttribute('silhouette') ? drawSilhouette(letter) : drawPiece(letter);
    drawing.style.display = 'block';
    this.style.display = 'inline-block';
    this.replaceChildren(drawing);
  }
}

customElements.define('queenside-piece', QueensidePiece);
