package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;

/** Selects lessons and single exercises from the parts of the course. */
final class CoursePicker extends Div {

  CoursePicker(Course course, ItemSelection selection, Runnable full) {
    addClassName("course-choice");
    for (CoursePart part : course.parts()) {
      var lessons = new UnorderedList();
      for (Lesson lesson : part.lessons()) {
        lessons.add(new LessonPicker(lesson, selection, full));
      }
      add(new H3(part.title()), lessons);
    }
  }
}
