package org.queenside.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.course.ui.LoggedTry;
import org.queenside.report.BeliefText;
import org.queenside.report.Finding;

/**
 * What the class believes, beside its board: the belief that most pupils hold, how it shows, and
 * the click that teaches it again; then the others.
 */
public final class BeliefAside extends Aside {

  private static final int OTHERS = 4;

  private final BeliefServices services;
  private final ClassId schoolClass;
  private @Nullable List<Finding> shown;
  private @Nullable TeachAgain teachAgain;

  BeliefAside(BeliefServices services, ClassId schoolClass) {
    this.services = services;
    this.schoolClass = schoolClass;
    addClassName("belief-aside");
    refresh();
  }

  /**
   * Draws what is believed now, if that is something else than before. What was given just now
   * stays, so that it can be taken back.
   */
  public void refresh() {
    if (teachAgain != null && teachAgain.isGiven()) {
      return;
    }
    List<Finding> held =
        services.beliefs().findings(schoolClass).stream().filter(Finding::isHeld).toList();
    if (!held.equals(shown)) {
      shown = held;
      draw(held);
    }
  }

  private void draw(List<Finding> held) {
    removeAll();
    teachAgain = null;
    add(new H2(getTranslation("beliefs.headline")));
    if (held.isEmpty()) {
      var none = new Paragraph(getTranslation("beliefs.none.text"));
      none.addClassName("note");
      add(none);
      return;
    }
    Finding first = held.getFirst();
    BeliefText words = new BeliefText(getLocale());
    String sentence = words.sentence(first.holders().size(), first.of(), first.belief());
    var big = new Paragraph(sentence);
    big.addClassName("big");
    LoggedTry tried = services.broughtBack(first.commonest(), getLocale());
    var row =
        new Div(new TriedPicture(tried, sentence), new Tally(first.holders().size(), first.of()));
    row.addClassName("row");
    var again = new TeachAgain(services, schoolClass, first);
    teachAgain = again;
    add(big, row, again);
    List<Finding> others = held.subList(1, Math.min(held.size(), 1 + OTHERS));
    if (!others.isEmpty()) {
      add(new FindingList(others, schoolClass, null));
    }
    if (held.size() > 1 + OTHERS) {
      var all =
          new Anchor(
              ClassPage.address(schoolClass, "/beliefs"),
              getTranslation("beliefs.all", held.size()));
      all.addClassNames("btn", "text");
      add(all);
    }
  }
}
