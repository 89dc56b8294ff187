package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;

/** The course part by part, to choose lessons and single exercises of it. */
final class CoursePicker extends Div {

  CoursePicker(Course course, ItemSelection draft, Runnable full) {
    addClassName("course-choice");
    for (CoursePart part : course.parts()) {
      var lessons = new UnorderedList();
      for (Lesson lesson : part.lessons()) {
        lessons.add(new LessonPicker(lesson, draft, full));
      }
      add(new H3(part.title()), lessons);
    }
  }
}
