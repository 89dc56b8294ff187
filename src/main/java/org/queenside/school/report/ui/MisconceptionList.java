package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Misconception;
import org.queenside.school.report.ClassMisconception;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Icon;

/** Findings as links to their page, a line each: how many, and what they did. */
final class MisconceptionList extends UnorderedList {

  /**
   * Lists findings.
   *
   * @param current the one that is shown beside the list, or null
   */
  MisconceptionList(
      List<ClassMisconception> findings, ClassId schoolClass, @Nullable Misconception current) {
    addClassName("finding-list");
    MisconceptionMessages words = new MisconceptionMessages(getLocale());
    for (ClassMisconception finding : findings) {
      int pupils = finding.isHeld() ? finding.holders().size() : finding.mended().size();
      var count = new Span(getTranslation("beliefs.count", pupils, finding.of()));
      count.addClassName("count");
      var link =
          new Anchor(
              address(schoolClass, finding.belief()),
              count,
              new Span(words.held(finding.belief())),
              Icon.FORWARD.draw());
      if (finding.belief() == current) {
        link.getElement().setAttribute("aria-current", "true");
      }
      add(new ListItem(link));
    }
  }

  static String address(ClassId schoolClass, Misconception belief) {
    return AbstractClassView.address(schoolClass, "/beliefs?belief=" + belief.code());
  }
}
