package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.session.PendingSignIn;
import org.queenside.identity.session.SignInService;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;

/** Asks for the code of an authenticator app after the right password. */
final class SecondStepForm extends Div {

  private final FormField code =
      new FormField("second-step", getTranslation("signin.second"))
          .withHelp(getTranslation("signin.second.about"))
          .with("autocomplete", "one-time-code")
          .capitals();

  /**
   * Creates the form.
   *
   * @param pending the sign-in that needs the code
   * @param next where the visitor wanted to go, or null
   */
  SecondStepForm(SignInService signIn, PendingSignIn pending, Supplier<@Nullable String> next) {
    var answer = new SignInFeedback(next, _ -> {});
    var again = new Anchor("sign-in", getTranslation("signin.second.again"));
    again.setRouterIgnore(true);
    var lost = Markup.paragraph("without", getTranslation("signin.second.lost") + " ");
    lost.add(again);
    add(
        new Form(getTranslation("signin.go"), () -> send(signIn, pending, answer), code, answer),
        lost);
    code.input().focus();
  }

  private void send(SignInService signIn, PendingSignIn pending, SignInFeedback answer) {
    code.clearError();
    answer.clear();
    if (code.value().isBlank()) {
      code.showError(getTranslation("signin.missing.code"));
      return;
    }
    answer.show(() -> signIn.byCode(pending, code.value()), "signin.second.wrong", this::askAgain);
  }

  private void askAgain() {
    code.setValue("");
    code.input().focus();
  }
}
