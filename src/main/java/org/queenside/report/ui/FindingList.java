package org.queenside.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.course.Misconception;
import org.queenside.look.Icon;
import org.queenside.report.BeliefText;
import org.queenside.report.Finding;

/** Findings as links to their page, a line each: how many, and what they did. */
final class FindingList extends UnorderedList {

  /**
   * Lists findings.
   *
   * @param current the one that is shown beside the list, or null
   */
  FindingList(List<Finding> findings, ClassId schoolClass, @Nullable Misconception current) {
    addClassName("finding-list");
    BeliefText words = new BeliefText(getLocale());
    for (Finding finding : findings) {
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
    return ClassPage.address(schoolClass, "/beliefs?belief=" + belief.code());
  }
}
