package org.queenside.school.roster.teacher.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Consumer;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.teacher.TeachingOffer;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;

/** The offers to the teacher to teach other classes or assist in them. */
final class TeachingOfferList extends Div {

  private final TeacherService teachers;
  private final Runnable changed;
  private final ChangeNotice notice = new ChangeNotice();
  private final Div rows = new Div();

  TeachingOfferList(TeacherService teachers, Runnable changed) {
    this.teachers = teachers;
    this.changed = changed;
    addClassName("offers");
    add(notice, rows);
  }

  void draw() {
    rows.removeAll();
    teachers.offers().forEach(offer -> rows.add(row(offer)));
  }

  private Div row(TeachingOffer offer) {
    return Markup.div(
        "box row offer",
        new Paragraph(
            getTranslation("classes.offer" + suffix(offer), offer.from(), offer.className())),
        answer("classes.offer.accept", ButtonStyle.OUTLINED, offer, teachers::accept),
        answer("classes.offer.decline", ButtonStyle.TEXT, offer, teachers::decline));
  }

  private static String suffix(TeachingOffer offer) {
    return switch (offer.role()) {
      case TEACHER -> "";
      case ASSISTANT -> ".assist";
    };
  }

  private Button answer(
      String key, ButtonStyle style, TeachingOffer offer, Consumer<ClassId> answer) {
    return new Button(style, getTranslation(key), () -> answer(key, offer, answer));
  }

  /** The offer may have expired since it was drawn. */
  private void answer(String key, TeachingOffer offer, Consumer<ClassId> answer) {
    try {
      if (notice.attempt(() -> answer.accept(offer.schoolClass()))) {
        changed.run();
        notice.showSuccessAndFocus(
            getTranslation(key + ".done" + suffix(offer), offer.className()));
      }
    } catch (RecordNotFoundException ended) {
      changed.run();
      notice.refuse("classes.offer.ended", offer.from());
      notice.focus();
    }
  }
}
