/**
 * Geometry of the board: square names and positions on the screen. One square is 45 units wide;
 * columns are counted from the left, rows from the top.
 */
export const UNIT = 45;

const FILES = 'abcdefgh';

const fileOf = (square) => FILES.indexOf(square[0]);
const rankOf = (square) => Number(square[1]) - 1;
export const isLight = (square) => (fileOf(square) + rankOf(square)) % 2 === 1;

/** Where each square is drawn, for a board of some size and orientation. */
export class Layout {
  constructor(files, ranks, orientation) {
    this.files = files;
    this.ranks = ranks;
    this.orientation = orientation;
  }

  get width() {
    return this.files * UNIT;
  }

  get height() {
    return this.ranks * UNIT;
  }

  equals(other) {
    return (
      other !== undefined &&
      this.files === other.files &&
      this.ranks === other.ranks &&
      this.orientation === other.orientation
    );
  }

  column(square) {
    const file = fileOf(square);
    return this.orientation === 'white' ? file : this.files - 1 - file;
  }

  row(square) {
    const rank = rankOf(square);
    return this.orientation === 'white' ? this.ranks - 1 - rank : rank;
  }

  /** The square in a column and a row, or null if off the board. */
  at(column, row) {
    if (column < 0 || column >= this.files || row < 0 || row >= this.ranks) {
      return null;
    }
    const white = this.orientation === 'white';
    const file = white ? column : this.files - 1 - column;
    const rank = white ? this.ranks - 1 - row : row;
    return FILES[file] + (rank + 1);
  }

  /** The square under a point of the window, or null if off the board. */
  under(clientX, clientY, box) {
    return this.at(
      Math.floor(((clientX - box.left) / box.width) * this.files),
      Math.floor(((clientY - box.top) / box.height) * this.ranks),
    );
  }

  corner(square) {
    return { x: this.column(square) * UNIT, y: this.row(square) * UNIT };
  }

  centre(square) {
    const { x, y } = this.corner(square);
    return { x: x + UNIT / 2, y: y + UNIT / 2 };
  }

  /** All squares in screen order: rows from the top, each from the left. */
  rows() {
    return Array.from({ length: this.ranks }, (_, row) =>
      Array.from({ length: this.files }, (_, column) => this.at(column, row)),
    );
  }
}
