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
import org.queenside.ui.Markup;

/** The misconceptions of a class as links, each with the number of pupils. */
final class MisconceptionList extends UnorderedList {

  /**
   * Creates the list.
   *
   * @param current the misconception shown beside the list, or null
   */
  MisconceptionList(
      List<ClassMisconception> findings, ClassId schoolClass, @Nullable Misconception current) {
    addClassName("finding-list");
    MisconceptionMessages words = new MisconceptionMessages(getLocale());
    for (ClassMisconception finding : findings) {
      int pupils = finding.isHeld() ? finding.holders().size() : finding.corrected().size();
      var count = Markup.span("count", String.valueOf(pupils));
      var link =
          new Anchor(
              address(schoolClass, finding.misconception()),
              count,
              new Span(words.pupils(pupils, finding.misconception())),
              Icon.FORWARD.draw());
      if (finding.misconception() == current) {
        link.getElement().setAttribute("aria-current", "true");
      }
      add(new ListItem(link));
    }
  }

  static String address(ClassId schoolClass, Misconception misconception) {
    return AbstractClassView.address(
        schoolClass, "/mistakes?misconception=" + misconception.code());
  }
}
