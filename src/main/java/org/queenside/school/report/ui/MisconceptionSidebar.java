package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;

/**
 * What the class believes, beside its board: the belief that most pupils hold, how it shows, and
 * the click that teaches it again; then the others.
 */
public final class MisconceptionSidebar extends Aside {

  private static final int OTHERS = 4;

  private final MisconceptionServices services;
  private final ClassId schoolClass;
  private @Nullable List<ClassMisconception> shown;
  private @Nullable ReteachingPanel teachAgain;

  MisconceptionSidebar(MisconceptionServices services, ClassId schoolClass) {
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
    List<ClassMisconception> held =
        services.beliefs().findings(schoolClass).stream()
            .filter(ClassMisconception::isHeld)
            .toList();
    if (!held.equals(shown)) {
      shown = held;
      draw(held);
    }
  }

  private void draw(List<ClassMisconception> held) {
    removeAll();
    teachAgain = null;
    add(new H2(getTranslation("beliefs.headline")));
    if (held.isEmpty()) {
      var none = new Paragraph(getTranslation("beliefs.none.text"));
      none.addClassName("note");
      add(none);
      return;
    }
    ClassMisconception first = held.getFirst();
    MisconceptionMessages words = new MisconceptionMessages(getLocale());
    String sentence = words.sentence(first.holders().size(), first.of(), first.belief());
    var big = new Paragraph(sentence);
    big.addClassName("big");
    LoggedMistake tried = services.broughtBack(first.commonest(), getLocale());
    var row =
        new Div(
            new MistakeDiagram(tried, sentence),
            new PupilCountBoxes(first.holders().size(), first.of()));
    row.addClassName("row");
    var again = new ReteachingPanel(services, schoolClass, first);
    teachAgain = again;
    add(big, row, again);
    List<ClassMisconception> others = held.subList(1, Math.min(held.size(), 1 + OTHERS));
    if (!others.isEmpty()) {
      add(new MisconceptionList(others, schoolClass, null));
    }
    if (held.size() > 1 + OTHERS) {
      var all =
          new Anchor(
              AbstractClassView.address(schoolClass, "/beliefs"),
              getTranslation("beliefs.all", held.size()));
      all.addClassNames("btn", "text");
      add(all);
    }
  }
}
