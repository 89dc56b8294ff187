package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.H2;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/**
 * The misconceptions of a class, shown beside its board: the most widely held one with a diagram
 * and a button to reteach it, then the others.
 */
final class MisconceptionSidebar extends Aside {

  private static final int MAX_OTHERS = 4;

  /** More pupils are only counted here; the page of the mistake names them all. */
  private static final int MAX_NAMES = 8;

  /** Remembers what has the focus. */
  private static final String WATCH_FOCUS =
      "this.addEventListener('focusin', event => { this.focused = event.target; })";

  /** Keeps the focus here if the part that had it was replaced. */
  private static final String KEEP_FOCUS =
      """
      if (this.focused && !this.focused.isConnected && document.activeElement === document.body) {
        this.querySelector('button, a')?.focus({preventScroll: true});
      }""";

  private final MisconceptionServices services;
  private final SchoolClass schoolClass;
  private @Nullable List<ClassMisconception> shown;
  private @Nullable ReteachingPanel reteaching;

  MisconceptionSidebar(MisconceptionServices services, SchoolClass schoolClass) {
    this.services = services;
    this.schoolClass = schoolClass;
    addClassName("misconception-aside");
    getElement().executeJs(WATCH_FOCUS);
    refresh();
  }

  /**
   * Redraws the sidebar if the misconceptions have changed. An assignment that was just created
   * stays, so that it can be undone.
   */
  void refresh() {
    if (reteaching != null && reteaching.isAssigned()) {
      return;
    }
    List<ClassMisconception> held =
        services.misconceptions().findings(schoolClass.id()).stream()
            .filter(ClassMisconception::isHeld)
            .toList();
    if (!held.equals(shown)) {
      shown = held;
      draw(held);
      getElement().executeJs(KEEP_FOCUS);
    }
  }

  private void draw(List<ClassMisconception> held) {
    removeAll();
    reteaching = null;
    add(new H2(getTranslation("misconceptions.headline")));
    if (held.isEmpty()) {
      add(Markup.paragraph("note", getTranslation("misconceptions.none.text")));
      return;
    }
    ClassMisconception first = held.getFirst();
    MisconceptionMessages words = new MisconceptionMessages(getLocale());
    String sentence = words.sentence(first.holders().size(), first.tested(), first.misconception());
    var headline = Markup.paragraph("big", sentence);
    LoggedMistake tried = services.replay(first.commonest(), getLocale());
    var row =
        Markup.div(
            "split",
            new MistakeDiagram(tried, sentence),
            new PupilCountBoxes(first.holders().size(), first.tested()));
    var counted = Markup.paragraph("note", getTranslation("misconceptions.tested", first.tested()));
    add(headline);
    if (first.holders().size() <= MAX_NAMES) {
      add(new PupilLinks(schoolClass.id(), first.holders()));
    }
    add(row, counted);
    if (!schoolClass.readOnly()) {
      var panel = new ReteachingPanel(services.reteaching(), schoolClass.id(), first);
      reteaching = panel;
      add(panel);
    }
    List<ClassMisconception> others = held.subList(1, Math.min(held.size(), 1 + MAX_OTHERS));
    if (!others.isEmpty()) {
      add(new MisconceptionList(others, schoolClass.id(), null));
    }
    if (held.size() > 1 + MAX_OTHERS) {
      var all =
          LinkButton.text(
              AbstractClassView.address(schoolClass.id(), "/mistakes"),
              "misconceptions.all",
              held.size());
      add(all);
    }
  }
}
