/** What a screen reader hears. The words come from the server; nothing here is in a language. */

/** The name of a square with what stands on it and the signs it carries. */
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

/** One polite live region: what is said last replaces what was said before. */
export class Speaker {
  #region;

  constructor(region) {
    this.#region = region;
  }

  /** Says a text, also when it is the same as the one before. */
  say(text) {
    this.#region.textContent = '';
    requestAnimationFrame(() => {
      this.#region.textContent = text;
    });
  }
}
