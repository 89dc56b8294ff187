package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Map;
import org.queenside.look.Icon;
import org.queenside.puzzle.History;
import org.queenside.puzzle.Selection;
import org.queenside.puzzle.pattern.MatePattern;

/** The patterns, and which of them the learner knows. Each leads to puzzles of its kind. */
final class PatternList extends UnorderedList {

  /** Whoever has found a pattern so often at first sight knows it. */
  static final int KNOWN = 3;

  private static final History.Known NEVER = new History.Known(0, 0);

  /**
   * Lists the patterns.
   *
   * @param patterns those of which there are puzzles, in this order
   * @param met what the learner has met
   */
  PatternList(List<MatePattern> patterns, Map<MatePattern, History.Known> met) {
    addClassName("patternlist");
    for (MatePattern pattern : patterns) {
      add(entry(pattern, met.getOrDefault(pattern, NEVER).solvedAtOnce()));
    }
  }

  private ListItem entry(MatePattern pattern, int found) {
    boolean known = found >= KNOWN;
    var link =
        new Anchor(
            PuzzlePath.of(Selection.of(pattern)).address(),
            getTranslation(PatternKey.NAME.of(pattern)));
    var state =
        new Span(known ? getTranslation("me.known") : getTranslation("me.not-yet", found, KNOWN));
    state.addClassName("state");
    var sign = known ? Icon.TICK.draw() : new Span();
    sign.addClassName("sign");
    var item = new ListItem(sign, link, state);
    item.setClassName("known", known);
    return item;
  }
}
