package org.queenside.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.course.Course;
import org.queenside.course.Lesson;
import org.queenside.course.Part;

/** The course part by part, to choose lessons and single exercises of it. */
final class CourseChoice extends Div {

  CourseChoice(Course course, Draft draft, Runnable full) {
    addClassName("course-choice");
    for (Part part : course.parts()) {
      var lessons = new UnorderedList();
      for (Lesson lesson : part.lessons()) {
        lessons.add(new LessonChoice(lesson, draft, full));
      }
      add(new H3(part.title()), lessons);
    }
  }
}
