/**
 * What a screen reader hears. All words come from the server, so nothing here depends on the
 * language.
 */

/** The name of a square, with what is on it and how it is marked. */
export function nameOf(square, scene, words) {
  const { state, selected, targets } = scene;
  const piece = state.pieces[square];
  const { evidence } = state;
  const signs = [
    ['selected', square === selected],
    ['marked', state.marks.includes(square)],
    [piece ? 'canTake' : 'canMove', targets.includes(square)],
    ['check', square === state.check],
    ['goal', state.goals.includes(square)],
    ['circled', state.circles.includes(square)],
    ['framed', evidence.framed.includes(square)],
    ['crossed', evidence.crossed.includes(square)],
    ['blocked', evidence.blocked.includes(square)],
    ['lastMove', square === state.last[1]],
  ];
  return [
    square,
    piece ? words[piece] : words.empty,
    ...signs.filter(([, applies]) => applies).map(([word]) => words[word]),
  ].join(', ');
}

/** What is said when a piece has been selected from the keyboard. */
export function describeSelection(scene, words) {
  const { selected, targets } = scene;
  const name = nameOf(selected, scene, words);
  return targets.length === 0 ? name : `${name}: ${targets.join(', ')}`;
}

/** One polite live region: each sentence replaces the previous one. */
export class Speaker {
  #region;

  constructor(region) {
    this.#region = region;
  }

  /** Removes what was said last, so that nobody finds it beside another question. */
  forget() {
    this.#region.textContent = '';
  }

  /** Says a text, even if it is the same as the previous one. */
  say(text) {
    this.forget();
    requestAnimationFrame(() => {
      this.#region.textContent = text;
    });
  }
}
