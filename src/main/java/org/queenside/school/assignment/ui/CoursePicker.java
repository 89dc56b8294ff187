package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.ui.Markup;

/** Selects lessons and single exercises from the parts of the course, which can be unfolded. */
final class CoursePicker extends Div {

  private final ItemSelection selection;

  CoursePicker(Course course, ItemSelection selection) {
    this.selection = selection;
    addClassName("course-choice");
    boolean first = true;
    for (CoursePart part : course.parts()) {
      var lessons = Markup.list("columns");
      for (Lesson lesson : part.lessons()) {
        lessons.add(new LessonPicker(lesson, selection));
      }
      add(foldable(part, lessons, first));
      first = false;
    }
  }

  private NativeDetails foldable(CoursePart part, UnorderedList lessons, boolean first) {
    Span chosen = Markup.span("chosen", "");
    var details = new NativeDetails();
    details.addClassName("part");
    details.getSummary().add(new H3(part.title()), chosen);
    details.setContent(lessons);
    details.setOpen(first || count(part) > 0);
    Runnable show =
        () ->
            chosen.setText(
                getTranslation("assign.part.chosen", part.lessons().size(), count(part)));
    selection.onChange(show);
    show.run();
    return details;
  }

  private long count(CoursePart part) {
    return part.lessons().stream()
        .filter(lesson -> selection.sections().contains(AssignedItem.section(lesson)))
        .count();
  }
}
