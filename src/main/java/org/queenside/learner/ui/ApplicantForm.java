package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.function.Consumer;
import org.queenside.learner.Accounts;
import org.queenside.learner.Applicant;
import org.queenside.learner.SignInName;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** What somebody fills in to get an account. */
final class ApplicantForm extends Div {

  private final Field name = new Field("own-name", getTranslation("apply.name"));
  private final Field signInName = new Field("name", getTranslation("apply.sign-in-name"));
  private final Field password = new Field("password", getTranslation("apply.password"));

  ApplicantForm(Consumer<Applicant> sent) {
    name.about(getTranslation("apply.name.about"))
        .with("autocomplete", "name")
        .with("maxlength", String.valueOf(Accounts.LONGEST_NAME));
    signInName
        .about(getTranslation("apply.sign-in-name.about"))
        .with("autocomplete", "username")
        .with("autocapitalize", "none")
        .with("maxlength", String.valueOf(SignInName.LONGEST));
    password
        .about(getTranslation("apply.password.about"))
        .with("type", "password")
        .with("autocomplete", "new-password");
    add(
        new Form(
            getTranslation("apply.go"),
            () -> {
              List.of(name, signInName, password).forEach(Field::accept);
              sent.accept(new Applicant(name.value(), signInName.value(), password.value()));
            },
            name,
            signInName,
            password));
  }

  void mend(Applicant.Flaw flaw) {
    Field field =
        switch (flaw) {
          case NAME_MISSING, NAME_TOO_LONG -> name;
          case SIGN_IN_NAME_MISSING, SIGN_IN_NAME_TOO_LONG, SIGN_IN_NAME_TAKEN -> signInName;
          case PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG -> password;
        };
    field.refuse(getTranslation("apply.flaw." + flaw.name().toLowerCase(java.util.Locale.ROOT)));
  }
}
