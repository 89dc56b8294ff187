package org.queenside.identity.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.management.RegistrationRequest;
import org.queenside.identity.management.RegistrationResult;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** The form for a new account. */
final class RegistrationForm extends Div {

  private final FormField name = new FormField("own-name", getTranslation("apply.name"));
  private final FormField signInName = new FormField("name", getTranslation("apply.sign-in-name"));
  private final FormField password =
      FormField.password("password", getTranslation("apply.password"), "new-password");
  private final Div answer = Markup.div("answer");
  private final Function<RegistrationRequest, RegistrationResult> apply;
  private final String closed;
  private final Function<RegistrationResult.Registered, String> next;

  /**
   * Creates the form.
   *
   * @param role the role of the new account
   * @param apply asks for the account
   * @param closed key of the text for a link that no longer works
   * @param next the page to open afterwards
   * @param more additional fields
   */
  RegistrationForm(
      AccountRole role,
      Function<RegistrationRequest, RegistrationResult> apply,
      String closed,
      Function<RegistrationResult.Registered, String> next,
      Component... more) {
    this.apply = apply;
    this.closed = closed;
    this.next = next;
    name.withHelp(getTranslation("apply.name.about"))
        .with("autocomplete", "name")
        .with("maxlength", String.valueOf(NameNormalizer.LONGEST));
    signInName
        .withHelp(getTranslation("apply.sign-in-name.about"))
        .with("autocomplete", "username")
        .literal()
        .with("maxlength", String.valueOf(SignInName.LONGEST));
    Component[] fields =
        Stream.concat(Stream.of(name, signInName, password), Stream.of(more))
            .toArray(Component[]::new);
    answer.getElement().setAttribute("role", "alert");
    add(new Form(getTranslation("apply.go"), this::send, fields), answer);
    changeRole(role);
  }

  /** Shows the password hint for a role. */
  void changeRole(AccountRole role) {
    password.withHelp(getTranslation(PasswordHint.about(role)));
  }

  private void send() {
    List.of(name, signInName, password).forEach(FormField::clearError);
    answer.removeAll();
    try {
      switch (apply.apply(
          new RegistrationRequest(name.value(), signInName.value(), password.value()))) {
        case RegistrationResult.Registered admitted -> SignInFeedback.goOn(next.apply(admitted));
        case RegistrationResult.SignInRequired() -> SignInFeedback.goOn("sign-in");
        case RegistrationResult.Invalid(var flaw) -> showError(flaw);
        case RegistrationResult.InvalidPassword(var flaw) ->
            password.showError(getTranslation("apply.flaw.password_" + flaw.code()));
        case RegistrationResult.Closed() -> refuse(closed);
      }
    } catch (StoreUnavailableException _) {
      refuse("apply.unavailable");
    }
  }

  private void showError(RegistrationRequest.Flaw flaw) {
    FormField field =
        switch (flaw) {
          case NAME_MISSING, NAME_TOO_LONG -> name;
          case SIGN_IN_NAME_MISSING, SIGN_IN_NAME_TOO_LONG, SIGN_IN_NAME_TAKEN -> signInName;
        };
    field.showError(getTranslation("apply.flaw." + flaw.code()));
  }

  private void refuse(String key) {
    answer.add(new Notice(Tone.REFUSED, getTranslation("apply.not"), getTranslation(key)));
  }
}
