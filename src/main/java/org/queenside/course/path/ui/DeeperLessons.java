package org.queenside.course.path.ui;

import com.vaadin.flow.component.dependency.Uses;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import org.queenside.course.model.CoursePart;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.PathStatus;
import org.queenside.course.ui.LessonIcon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.StarRating;

/** The lessons of a part beside the path: never locked and never counted. */
@Uses(PieceIcon.class)
final class DeeperLessons extends Section {

  DeeperLessons(CoursePart part, PathStatus status) {
    addClassName("deeper");
    var head =
        new Div(
            new H2(part.title()),
            new Paragraph(getTranslation("course.deeper")),
            LinkButton.text("rules", "course.rules"));
    var list = new UnorderedList();
    list.getElement().setAttribute("role", "list");
    status.lessons(part).forEach(lesson -> list.add(new ListItem(link(lesson))));
    add(head, list);
    Markup.flatten(this);
  }

  private Anchor link(LessonStatus status) {
    var name = Markup.span("name", status.lesson().title());
    if (status.finished()) {
      name.add(new StarRating(status.stars(), getTranslation("stars.of", status.stars())));
    }
    return new Anchor(
        status.address(), new LessonIcon(status.lesson().icon(), !status.begun()), name);
  }
}
