const language = () => document.documentElement.lang;

/**
 * Fills in a text of the server, in the part of the syntax of `MessagePattern` that the browser needs: {0} and
 * {0,plural,=1{one}few{# more}other{# others}}, with the plurals of the page's language.
 */
export function fill(pattern = '', ...values) {
  const plurals = new Intl.PluralRules(language());
  let at = 0;
  const read = (expression) => {
    const [text, name] = expression.exec(pattern.slice(at));
    at += text.length;
    return name;
  };
  const write = (value) => (typeof value === 'number' ? value.toLocaleString(language()) : value);

  const place = () => {
    const value = values[read(/^(\d+)/)];
    if (read(/^(}|,plural,)/) === '}') {
      return write(value);
    }
    const branches = {};
    while (pattern[at] !== '}') {
      const name = read(/^\s*([^{\s]+)\s*{/);
      branches[name] = upToBrace(write(value));
      read(/^\s*()/);
    }
    at++;
    return branches[`=${value}`] ?? branches[plurals.select(value)] ?? branches.other;
  };

  const upToBrace = (count = '#') => {
    let text = '';
    while (at < pattern.length && pattern[at] !== '}') {
      const sign = pattern[at++];
      text += { '{': place, '#': () => count }[sign]?.() ?? sign;
    }
    at++;
    return text;
  };
  return upToBrace();
}

/** Puts the words of the page's language between the parts of a list, which may be nodes: a, b and c. */
export function list(parts) {
  // British English has no comma before its "and", like our texts.
  const format = new Intl.ListFormat(language() === 'en' ? 'en-GB' : language());
  return format
    .formatToParts(parts.map((_, at) => String(at)))
    .map(({ type, value }) => (type === 'element' ? parts[value] : value));
}
