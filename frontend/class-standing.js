/**
 * Pure arithmetic on rows of states: one letter an item, o w s h r (open … right), as the server sends them; a large
 * letter for what came, or is to come, after the assignment was due.
 */

const DONE = new Set(['h', 'r']);

/** The state behind a letter, whether it is late, and whether it is done. */
export function read(letter) {
  const state = letter.toLowerCase();
  return { state, late: letter !== state, done: DONE.has(state) };
}

/** Counts the states of some neighbouring items of a row. */
export function summarise(states, first = 0, size = states.length) {
  const sum = { size, done: 0, stuck: 0, working: 0, late: 0 };
  for (let at = first; at < first + size; at++) {
    const { state, late, done } = read(states[at]);
    sum.late += late ? 1 : 0;
    if (done) {
      sum.done++;
    } else if (state === 's') {
      sum.stuck++;
    } else if (state === 'w') {
      sum.working++;
    }
  }
  return sum;
}

/** The one state that tells most of several items: what calls for help is not hidden by the rest. */
export function summaryState({ size, done, stuck, working }) {
  if (stuck > 0) {
    return 's';
  }
  if (done === size) {
    return 'r';
  }
  return done + working > 0 ? 'w' : 'o';
}

/** Puts first who is stuck most, then who has done least; the order of the names decides the rest. */
export function byNeed(rows) {
  const sums = new Map(rows.map((row) => [row, summarise(row.states)]));
  return [...rows].sort((a, b) => {
    const [one, other] = [sums.get(a), sums.get(b)];
    return other.stuck - one.stuck || one.done - other.done || a.place - b.place;
  });
}

/** The item on which most are stuck, with their number; null unless that is at least two. */
export function hottest(rows, items) {
  let hot = null;
  for (let item = 0; item < items; item++) {
    const stuck = rows.filter((row) => row.states[item].toLowerCase() === 's').length;
    if (stuck > 1 && stuck > (hot?.stuck ?? 0)) {
      hot = { item, stuck };
    }
  }
  return hot;
}
