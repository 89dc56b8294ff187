import { drawPiece } from './pieces.js';

/** One piece as a picture outside the board: <queenside-piece piece="Q">. */
class QueensidePiece extends HTMLElement {
  connectedCallback() {
    this.replaceChildren(drawPiece(this.getAttribute('piece')));
  }
}

customElements.define('queenside-piece', QueensidePiece);
