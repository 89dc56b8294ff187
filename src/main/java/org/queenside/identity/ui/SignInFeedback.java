package org.queenside.identity.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.session.PendingSignIn;
import org.queenside.identity.session.SignInResult;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/**
 * Handles the result of a sign-in attempt: opens the next page, or says in one sentence why not.
 */
final class SignInFeedback extends Div {

  private final Supplier<@Nullable String> next;
  private final Consumer<PendingSignIn> codeNeeded;

  /**
   * Creates an empty message.
   *
   * @param next where the visitor wanted to go, or null
   * @param codeNeeded asks for the code if the account needs one
   */
  SignInFeedback(Supplier<@Nullable String> next, Consumer<PendingSignIn> codeNeeded) {
    this.next = next;
    this.codeNeeded = codeNeeded;
    addClassName("answer");
    getElement().setAttribute("role", "alert");
  }

  /**
   * Tries to sign in, and shows the result.
   *
   * @param attempt signs in
   * @param wrong key of the text for a wrong try
   * @param again resets the form for another try
   */
  void show(Supplier<SignInResult> attempt, String wrong, Runnable again) {
    clear();
    try {
      switch (attempt.get()) {
        case SignInResult.SignedIn(var account) -> goOn(SignInRedirect.of(next.get(), account));
        case SignInResult.SecondStepNeeded(var pending) -> codeNeeded.accept(pending);
        case SignInResult.Expired() -> refuse(getTranslation("signin.expired"));
        case SignInResult.WrongCredentials() -> {
          refuse(getTranslation(wrong));
          again.run();
        }
        case SignInResult.RateLimited(Duration pause) ->
            refuse(getTranslation("signin.too-many", pause.plusMinutes(1).toMinutes()));
      }
    } catch (StoreUnavailableException _) {
      refuse(getTranslation("signin.unavailable"));
    }
  }

  void clear() {
    removeAll();
  }

  /**
   * Reloads the page, because pages still open from the previous session may show another person's
   * data.
   */
  static void goOn(String path) {
    UI.getCurrent().getPage().setLocation(path);
  }

  private void refuse(String sentence) {
    add(new Notice(Tone.REFUSED, getTranslation("signin.not"), sentence));
  }
}
