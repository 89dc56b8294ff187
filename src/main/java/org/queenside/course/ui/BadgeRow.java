package org.queenside.course.ui;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.progress.PathStatus;
import org.queenside.progress.Progress;

/** The badges a learner has earned, and the next one to earn as an outline. */
public final class BadgeRow extends UnorderedList {

  public BadgeRow(Course course, Progress progress) {
    addClassNames("row", "badge-row");
    var status = new PathStatus(course, progress);
    boolean next = true;
    int index = 0;
    for (CoursePart part : course.pathParts()) {
      boolean earned = status.earned(part);
      if (earned || next) {
        add(entry(part, index, earned));
      }
      next = next && earned;
      index++;
    }
  }

  private ListItem entry(CoursePart part, int index, boolean earned) {
    String name = Badge.name(this, part);
    return new ListItem(
        Badge.of(part, index, earned),
        new Span(earned ? name : getTranslation("course.badge.next", name)));
  }
}
