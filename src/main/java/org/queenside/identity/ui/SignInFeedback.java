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

/** What comes of trying to sign in: the way on, or one sentence that says why not. */
final class SignInFeedback extends Div {

  private final Supplier<@Nullable String> next;
  private final Consumer<PendingSignIn> codeNeeded;

  /**
   * Creates an empty answer.
   *
   * @param next where the visitor wanted to go, or null
   * @param codeNeeded asks for a code when the account needs one
   */
  SignInFeedback(Supplier<@Nullable String> next, Consumer<PendingSignIn> codeNeeded) {
    this.next = next;
    this.codeNeeded = codeNeeded;
    addClassName("answer");
    getElement().setAttribute("role", "alert");
  }

  /**
   * Tries, and shows what comes of it.
   *
   * @param wrong the name of the sentence for a wrong try
   * @param again leads back to what has to be given once more
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

  /** Leaves every page of the session before: what they show may not be for who is here now. */
  static void goOn(String path) {
    UI.getCurrent().getPage().setLocation(path);
  }

  private void refuse(String sentence) {
    add(new Notice(Tone.REFUSED, getTranslation("signin.not"), sentence));
  }
}
