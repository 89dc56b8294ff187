package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.PendingSignIn;
import org.queenside.learner.SignIn;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** Asks for the code of an authenticator app after the right password. */
final class SecondStepForm extends Div {

  private final Field code =
      new Field("second-step", getTranslation("signin.second"))
          .about(getTranslation("signin.second.about"))
          .with("autocomplete", "one-time-code")
          .with("autocapitalize", "characters")
          .with("spellcheck", "false");

  /**
   * Creates the form.
   *
   * @param pending the sign-in that needs the code
   * @param next where the visitor wanted to go, or null
   */
  SecondStepForm(SignIn signIn, PendingSignIn pending, Supplier<@Nullable String> next) {
    var answer = new Answer(next, _ -> {});
    var again = new Anchor("sign-in", getTranslation("signin.second.again"));
    again.setRouterIgnore(true);
    var lost = new Paragraph(getTranslation("signin.second.lost") + " ");
    lost.addClassName("without");
    lost.add(again);
    add(
        new Form(getTranslation("signin.go"), () -> send(signIn, pending, answer), code, answer),
        lost);
    code.input().focus();
  }

  private void send(SignIn signIn, PendingSignIn pending, Answer answer) {
    code.accept();
    answer.clear();
    if (code.value().isBlank()) {
      code.refuse(getTranslation("signin.missing.code"));
      return;
    }
    answer.show(() -> signIn.byCode(pending, code.value()), "signin.second.wrong", this::askAgain);
  }

  private void askAgain() {
    code.fill("");
    code.input().focus();
  }
}
