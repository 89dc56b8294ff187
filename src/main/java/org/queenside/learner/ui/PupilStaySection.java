package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Paragraph;
import org.queenside.learner.Administration;
import org.queenside.learner.PupilStay;
import org.queenside.look.Switch;

/** How long pupils are kept who do not come back. */
final class PupilStaySection extends AdministrationSection {

  PupilStaySection(Administration administration) {
    super("admin.stay");
    var effect = new Paragraph();
    effect.getElement().setAttribute("role", "status");
    PupilStay now = administration.pupilStay();
    var choices = new Switch(getTranslation("admin.stay"));
    for (PupilStay choice : PupilStay.values()) {
      choices.add(
          getTranslation("admin.stay." + choice.word()),
          choice == now,
          () -> {
            administration.choose(choice);
            effect.setText(getTranslation("admin.stay.about." + choice.word()));
          });
    }
    effect.setText(getTranslation("admin.stay.about." + now.word()));
    add(choices, effect);
  }
}
