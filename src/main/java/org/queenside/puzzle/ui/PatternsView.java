package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.Map;
import org.queenside.puzzle.PuzzleFilter;
import org.queenside.puzzle.PuzzleService;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** The patterns of mate with name, picture, explanation and a link to practise. */
@Route("puzzles/themes")
@AnonymousAllowed
class PatternsView extends Page implements HasPageHeader {

  private final PuzzleService puzzles;

  PatternsView(PuzzleService puzzles) {
    super("page themes");
    this.puzzles = puzzles;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    var lead = Markup.paragraph("lead", getTranslation("themes.lead"));
    var list = Markup.list("columns themelist");
    Map<MatePattern, Integer> counts = puzzles.counts(PuzzleFilter.ALL);
    PatternOrder.of(counts)
        .forEach(pattern -> list.add(entry(pattern, counts.getOrDefault(pattern, 0))));
    add(new H1(heading()), lead, list);
  }

  private ListItem entry(MatePattern pattern, int count) {
    var words =
        new Div(
            new H2(getTranslation(PatternMessageKey.NAME.of(pattern))),
            new Span(getTranslation(PatternMessageKey.ABOUT.of(pattern))),
            Markup.span("count", getTranslation("puzzles.count", count)));
    var link =
        new Anchor(
            PuzzleAddress.of(PuzzleFilter.of(pattern)).address(),
            PatternDiagram.of(pattern).draw(),
            words);
    return new ListItem(link);
  }

  @Override
  public String heading() {
    return getTranslation("puzzles.themes");
  }

  @Override
  public String back() {
    return "puzzles";
  }
}
