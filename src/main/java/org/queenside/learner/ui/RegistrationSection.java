package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Paragraph;
import org.queenside.learner.Administration;
import org.queenside.learner.Registration;
import org.queenside.look.Switch;

/** Who may make an account without being invited. */
final class RegistrationSection extends AdministrationSection {

  RegistrationSection(Administration administration) {
    super("admin.registration");
    var effect = new Paragraph();
    effect.getElement().setAttribute("role", "status");
    Registration now = administration.registration();
    var choices = new Switch(getTranslation("admin.registration"));
    for (Registration choice : Registration.values()) {
      choices.add(
          getTranslation("admin.registration." + choice.word()),
          choice == now,
          () -> {
            administration.choose(choice);
            effect.setText(getTranslation("admin.registration.about." + choice.word()));
          });
    }
    effect.setText(getTranslation("admin.registration.about." + now.word()));
    add(choices, effect);
  }
}
