import { isMirrored } from './direction.js';

/** How many rows the page keys jump. */
const PAGE = 10;

const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/**
 * The keys of a table whose cells hold links and buttons, by the grid pattern of the ARIA guide. Each row has one Tab
 * stop, in the column of the last focus; the arrow keys, Home, End and the page keys move inside, and Ctrl+Home and
 * Ctrl+End go to the first and the last cell of the body. Cells may span rows and columns; those with nothing to focus
 * are passed over.
 */
export class GridFocus {
  #table;
  #column = 0;

  constructor(table) {
    this.#table = table;
    table.addEventListener('keydown', (event) => this.#key(event));
    table.addEventListener('focusin', ({ target }) => this.#hold(target));
  }

  /** Call it after the table has been drawn. */
  refresh() {
    for (const row of this.#rows()) {
      const stop = nearest(row, this.#column);
      for (const part of new Set(row)) {
        if (part) {
          part.tabIndex = part === stop ? 0 : -1;
        }
      }
    }
  }

  #hold(target) {
    const rows = this.#rows();
    const row = rows.find((parts) => parts.includes(target));
    // A wide cell keeps the column from which it was reached.
    if (row && row[this.#column] !== target) {
      this.#column = row.indexOf(target);
    }
    if (row && target.tabIndex !== 0) {
      this.refresh();
    }
  }

  #key(event) {
    const step = STEPS[event.key];
    const whole = event.ctrlKey && (event.key === 'Home' || event.key === 'End');
    if (!step || event.altKey || event.metaKey || event.shiftKey || (event.ctrlKey && !whole)) {
      return;
    }
    const rows = this.#rows();
    const at = rows.findIndex((row) => row.includes(event.target));
    if (at < 0) {
      return;
    }
    event.preventDefault();
    const [down, right] = step;
    if (whole) {
      this.#corner(rows, right)?.focus();
    } else if (down) {
      this.#vertical(rows, at, down)?.focus();
    } else {
      const mirrored = event.key.startsWith('Arrow') && isMirrored(this.#table);
      horizontal(rows[at], event.target, mirrored ? -right : right)?.focus();
    }
  }

  /** The first or the last part of the body. */
  #corner(rows, end) {
    const row = end < 0 ? rows[this.#heads] : rows.at(-1);
    return horizontal(row ?? [], null, end);
  }

  get #heads() {
    return this.#table.tHead?.rows.length ?? 0;
  }

  /** The part above or below; a jump over several rows stays in the body and ends at its first or last row. */
  #vertical(rows, at, step) {
    const from = rows[at][this.#column];
    if (Math.abs(step) > 1) {
      return nearest(rows[Math.min(Math.max(at + step, this.#heads), rows.length - 1)] ?? [], this.#column);
    }
    for (let row = at + step; row >= 0 && row < rows.length; row += step) {
      const part = rows[row][this.#column];
      if (part && part !== from) {
        return part;
      }
    }
    return null;
  }

  /** The focusable part of the cell at each row and column; null where there is none. */
  #rows() {
    const lines = [...this.#table.rows];
    const parts = lines.map(() => []);
    lines.forEach((line, row) => {
      let column = 0;
      for (const cell of line.cells) {
        while (parts[row][column] !== undefined) {
          column++;
        }
        const part = focusable(cell);
        for (let down = row; down < Math.min(row + cell.rowSpan, lines.length); down++) {
          for (let right = column; right < column + cell.colSpan; right++) {
            parts[down][right] = part;
          }
        }
      }
    });
    return parts;
  }
}

function focusable(cell) {
  const part = cell.hasAttribute('tabindex') ? cell : cell.querySelector('a, button');
  return part?.checkVisibility() ? part : null;
}

/** The part in a column, or else the next one before it, or else after it. */
function nearest(row, column) {
  return row.slice(0, column + 1).findLast(Boolean) ?? row.find(Boolean) ?? null;
}

/** The next part before or after another one, or the first or last. */
function horizontal(row, from, step) {
  const parts = [...new Set(row)].filter(Boolean);
  const at = parts.indexOf(from);
  return parts[Math.min(Math.max(at + step, 0), parts.length - 1)];
}
