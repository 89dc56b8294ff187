package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Span;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Squares, moves and results in texts: a browser that translates the page must leave them alone,
 * and they run from left to right in every language.
 */
public final class NotationText {

  /** A square, a move in any language, castling or a result, as a word of its own. */
  private static final Pattern NOTATION =
      Pattern.compile(
          "(?<![\\p{L}\\w-])(?:[\\p{Lu}♔♕♖♗♘]?[a-h]?[1-8]?[x–-]?[a-h][1-8](?:=?\\p{Lu})?"
              + "|[O0]-[O0](?:-[O0])?)[+#]?[!?]{0,2}(?!\\w)"
              + "|(?<![\\w½-])[01½][–-][01½](?![\\w½-])");

  private NotationText() {}

  /** Marks a component with notation, and nothing else, as untranslatable. */
  public static <T extends Component> T mark(T component) {
    component.getElement().setAttribute("translate", "no");
    return component;
  }

  /** Marks a component if its text is nothing but notation. */
  public static <T extends Component> T markIfNotation(T component, String text) {
    return NOTATION.matcher(text).matches() ? mark(component) : component;
  }

  /** Adds a text in which squares, moves and results are marked. */
  static void addTo(Span target, String text) {
    int from = 0;
    for (MatchResult found : NOTATION.matcher(text).results().toList()) {
      addPlain(target, text.substring(from, found.start()));
      target.add(mark(new Span(found.group())));
      from = found.end();
    }
    addPlain(target, text.substring(from));
  }

  private static void addPlain(Span target, String text) {
    if (!text.isEmpty()) {
      target.add(text);
    }
  }
}
