package org.queenside.school.roster.teacher.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** The classes that the teacher may see without changing them, and the way out of each. */
final class AssistedClassesPanel extends Section {

  private final TeacherService teachers;
  private final Runnable changed;
  private final ChangeNotice notice = new ChangeNotice();
  private final InlineQuestion question = new InlineQuestion();

  AssistedClassesPanel(TeacherService teachers, Runnable changed) {
    this.teachers = teachers;
    this.changed = changed;
    addClassName("assisted");
  }

  /** Shows these classes or, if there are none, only the result of the last change. */
  void show(List<SchoolClass> classes) {
    question.close();
    removeAll();
    if (!classes.isEmpty()) {
      add(
          new H2(getTranslation("classes.assisted")),
          new Paragraph(getTranslation("classes.assisted.about")),
          Markup.list("rows apart teacher-list", classes.stream().map(this::row)),
          question);
    }
    add(notice);
  }

  private ListItem row(SchoolClass each) {
    return new ListItem(
        Markup.link("name", AbstractClassView.address(each.id(), ""), each.name()),
        Button.text(
                "classes.assisted.leave",
                button ->
                    question.confirm(
                        button,
                        getTranslation("classes.assisted.leave.ask", each.name()),
                        getTranslation("classes.assisted.leave"),
                        () -> leave(each)))
            .about(each.name()));
  }

  private void leave(SchoolClass left) {
    if (notice.attempt(() -> tryToLeave(left))) {
      changed.run();
      notice.showSuccessAndFocus(getTranslation("classes.assisted.leave.done", left.name()));
    }
  }

  /** The lead teacher may have removed the assistant already. */
  private void tryToLeave(SchoolClass left) {
    try {
      teachers.leaveAsAssistant(left.id());
    } catch (RecordNotFoundException gone) {
      // Nothing is left to do.
    }
  }
}
