/**
 * Pure functions on rows. The state of an item is one letter, as the server sends it; a capital letter for an item
 * that is late: o not started, k skipped, b left blank on paper, x wrong on paper, w tried, n working on it now,
 * s stuck, h right with a hint, r right.
 */

const DONE = new Set(['h', 'r']);
const BEGUN = new Set(['w', 'n', 'x']);
const NOT_TRIED = new Set(['o', 'k', 'b']);

/** Reads a letter: the state, whether it is late, and whether it is done. */
export function read(letter) {
  const state = letter.toLowerCase();
  return { state, late: letter !== state, done: DONE.has(state) };
}

/** Counts the states of consecutive items of a row. */
export function summarise(states, first = 0, size = states.length) {
  const sum = { size, done: 0, stuck: 0, working: 0, late: 0 };
  for (let at = first; at < first + size; at++) {
    const { state, late, done } = read(states[at]);
    sum.late += late ? 1 : 0;
    if (done) {
      sum.done++;
    } else if (state === 's') {
      sum.stuck++;
    } else if (BEGUN.has(state)) {
      sum.working++;
    }
  }
  return sum;
}

/**
 * The most important state of several items, so that one that needs help isn't hidden by the
 * others.
 */
export function summaryState({ size, done, stuck, working }) {
  if (stuck > 0) {
    return 's';
  }
  if (done === size) {
    return 'r';
  }
  return done + working > 0 ? 'n' : 'o';
}

/**
 * Sorts pupils who are here and stuck first, then others who are stuck, then those who have done
 * least. Ties stay in order of name.
 */
export function byNeed(rows) {
  const sums = new Map(rows.map((row) => [row, summarise(row.states)]));
  return [...rows].sort((a, b) => {
    const [one, other] = [sums.get(a), sums.get(b)];
    const now = (other.stuck > 0 && b.here) - (one.stuck > 0 && a.here);
    return now || other.stuck - one.stuck || one.done - other.done || a.place - b.place;
  });
}

/** The rows with a stuck item, each with the first such item, in the order in which they are helped. */
export function stuckRows(rows) {
  return byNeed(rows)
    .map((row) => ({ row, item: row.states.findIndex((letter) => read(letter).state === 's') }))
    .filter(({ item }) => item >= 0);
}

/** Sorts by a column, the smallest first, then by name. */
export function byValue(rows, column) {
  const order = new Intl.Collator(undefined, { numeric: true });
  return [...rows].sort((a, b) => order.compare(a.values[column], b.values[column]) || a.place - b.place);
}

/**
 * The item on which most pupils are stuck, with how many are stuck and how many tried it; null
 * unless at least two are stuck.
 */
export function hottest(rows, items) {
  let hot = null;
  for (let item = 0; item < items; item++) {
    const states = rows.map((row) => read(row.states[item]).state);
    const stuck = states.filter((state) => state === 's').length;
    if (stuck > 1 && stuck > (hot?.stuck ?? 0)) {
      hot = { item, stuck, tried: states.filter((state) => !NOT_TRIED.has(state)).length };
    }
  }
  return hot;
}
