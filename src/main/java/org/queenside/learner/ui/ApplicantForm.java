package org.queenside.learner.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.queenside.learner.Accounts;
import org.queenside.learner.Role;
import org.queenside.learner.SignInName;
import org.queenside.learner.StoreUnavailable;
import org.queenside.learner.account.Admission;
import org.queenside.learner.account.Applicant;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** What somebody fills in to get an account. */
final class ApplicantForm extends Div {

  private final Field name = new Field("own-name", getTranslation("apply.name"));
  private final Field signInName = new Field("name", getTranslation("apply.sign-in-name"));
  private final Field password =
      new Field("password", getTranslation("apply.password"))
          .with("type", "password")
          .with("autocomplete", "new-password");
  private final Div answer = new Div();
  private final Function<Applicant, Admission> apply;
  private final String closed;
  private final Function<Admission.Admitted, String> next;

  /**
   * Creates the form.
   *
   * @param role what the account will be for
   * @param apply asks for the account
   * @param closed key of what to say when the way in has been closed meanwhile
   * @param next where to go with it
   * @param more what else is asked
   */
  ApplicantForm(
      Role role,
      Function<Applicant, Admission> apply,
      String closed,
      Function<Admission.Admitted, String> next,
      Component... more) {
    this.apply = apply;
    this.closed = closed;
    this.next = next;
    name.about(getTranslation("apply.name.about"))
        .with("autocomplete", "name")
        .with("maxlength", String.valueOf(Accounts.LONGEST_NAME));
    signInName
        .about(getTranslation("apply.sign-in-name.about"))
        .with("autocomplete", "username")
        .with("autocapitalize", "none")
        .with("spellcheck", "false")
        .with("maxlength", String.valueOf(SignInName.LONGEST));
    Component[] fields =
        Stream.concat(Stream.of(name, signInName, password), Stream.of(more))
            .toArray(Component[]::new);
    answer.addClassName("answer");
    answer.getElement().setAttribute("role", "alert");
    add(new Form(getTranslation("apply.go"), this::send, fields), answer);
    changeRole(role);
  }

  /** Says what the password of an account of a role must be. */
  void changeRole(Role role) {
    password.about(getTranslation(PasswordText.about(role)));
  }

  private void send() {
    List.of(name, signInName, password).forEach(Field::accept);
    answer.removeAll();
    try {
      switch (apply.apply(new Applicant(name.value(), signInName.value(), password.value()))) {
        case Admission.Admitted admitted -> Answer.goOn(next.apply(admitted));
        case Admission.SignInNext() -> Answer.goOn("sign-in");
        case Admission.Mend(var flaw) -> mend(flaw);
        case Admission.Closed() -> refuse(closed);
      }
    } catch (StoreUnavailable _) {
      refuse("apply.unavailable");
    }
  }

  private void mend(Applicant.Flaw flaw) {
    Field field =
        switch (flaw) {
          case NAME_MISSING, NAME_TOO_LONG -> name;
          case SIGN_IN_NAME_MISSING, SIGN_IN_NAME_TOO_LONG, SIGN_IN_NAME_TAKEN -> signInName;
          case PASSWORD_TOO_SHORT,
              PASSWORD_TOO_LONG,
              PASSWORD_TOO_SHORT_FOR_STAFF,
              PASSWORD_HAS_NAME,
              PASSWORD_TOO_EASY ->
              password;
        };
    field.refuse(getTranslation("apply.flaw." + flaw.word()));
  }

  private void refuse(String key) {
    answer.add(new AnswerBox(Tone.REFUSED, getTranslation("apply.not"), getTranslation(key)));
  }
}
