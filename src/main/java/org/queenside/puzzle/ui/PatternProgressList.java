package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.trainer.PuzzleHistory;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/** The patterns with the learner's progress. Each links to its puzzles. */
final class PatternProgressList extends UnorderedList {

  /** A pattern counts as known after this many puzzles solved at the first encounter. */
  static final int KNOWN = 3;

  private static final PuzzleHistory.PatternStatistics NEVER =
      new PuzzleHistory.PatternStatistics(0, 0);

  /**
   * Lists the patterns.
   *
   * @param patterns the patterns that have puzzles, in display order
   * @param met the learner's results
   */
  PatternProgressList(
      List<MatePattern> patterns, Map<MatePattern, PuzzleHistory.PatternStatistics> met) {
    addClassNames("columns", "patternlist");
    for (MatePattern pattern : patterns) {
      add(entry(pattern, met.getOrDefault(pattern, NEVER).solvedAtOnce()));
    }
  }

  private ListItem entry(MatePattern pattern, int found) {
    boolean known = found >= KNOWN;
    var link =
        new Anchor(
            PuzzleAddress.of(PuzzleFilter.of(pattern)).address(),
            getTranslation(PatternMessageKey.NAME.of(pattern)));
    var state =
        Markup.span(
            "state",
            known ? getTranslation("me.known") : getTranslation("me.not-yet", found, KNOWN));
    var sign = known ? Icon.TICK.draw() : new Span();
    sign.addClassName("sign");
    var item = new ListItem(sign, link, state);
    item.setClassName("known", known);
    return item;
  }
}
