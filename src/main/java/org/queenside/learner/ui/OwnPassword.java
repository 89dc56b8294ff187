package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import org.queenside.learner.Account;
import org.queenside.learner.account.OwnAccount;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** Another password. */
final class OwnPassword extends Section {

  private final OwnAccount own;
  private final Field present = new Field("present", getTranslation("own.password.present"));
  private final Field wanted = new Field("wanted", getTranslation("own.password.wanted"));
  private final Div warning = new Div();
  private final Said said = new Said();

  OwnPassword(OwnAccount own, Account account, boolean given) {
    this.own = own;
    add(new H2(getTranslation("own.password")));
    if (given) {
      add(new Paragraph(getTranslation("own.password.given")));
      return;
    }
    if (!own.hasPassword()) {
      add(new Paragraph(getTranslation("own.password.none")));
      return;
    }
    present.with("type", "password").with("autocomplete", "current-password");
    if (own.hasWeakPassword()) {
      warning.add(
          new AnswerBox(Tone.HINT, getTranslation("own.weak"), getTranslation("own.weak.text")));
    }
    wanted
        .about(getTranslation(PasswordText.about(account.role())))
        .with("type", "password")
        .with("autocomplete", "new-password");
    add(
        warning,
        new Form(getTranslation("own.password.save"), this::save, present, wanted).quiet(),
        said);
  }

  private void save() {
    present.accept();
    wanted.accept();
    switch (own.changePassword(present.value(), wanted.value())) {
      case DONE -> {
        present.fill("");
        wanted.fill("");
        warning.removeAll();
        said.done(getTranslation("own.password.done"));
      }
      case WRONG -> present.refuse(getTranslation("own.password.wrong"));
      case TOO_MANY -> present.refuse(getTranslation("own.password.too-many"));
      case TOO_SHORT -> wanted.refuse(getTranslation("apply.flaw.password_too_short"));
      case TOO_LONG -> wanted.refuse(getTranslation("apply.flaw.password_too_long"));
      case TOO_SHORT_FOR_STAFF ->
          wanted.refuse(getTranslation("apply.flaw.password_too_short_for_staff"));
      case HAS_NAME -> wanted.refuse(getTranslation("apply.flaw.password_has_name"));
      case TOO_EASY -> wanted.refuse(getTranslation("apply.flaw.password_too_easy"));
      case GIVEN -> said.refused(getTranslation("own.password.given"));
    }
  }
}
