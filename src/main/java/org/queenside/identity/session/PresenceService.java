package org.queenside.identity.session;

import jakarta.servlet.http.HttpServletRequest;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** Records who is here, for pages that stay open while nothing is done on them. */
@Component
public class PresenceService {

  private final SignInRepository signIns;
  private final LearnerRepository learners;

  PresenceService(SignInRepository signIns, LearnerRepository learners) {
    this.signIns = signIns;
    this.learners = learners;
  }

  /**
   * Records that a page of the account that is signed in on this browser is open. It needs no
   * session. If the database can't be written, the next request tries again.
   */
  public void note(HttpServletRequest request) {
    SignInToken key = SignInToken.parse(TokenCookie.SIGN_IN.read(request));
    if (key == null) {
      return;
    }
    try {
      StoreExceptionTranslator.change(
          "the visit",
          () -> {
            Account account = signIns.find(key);
            if (account != null) {
              learners.see(account.id());
            }
          });
    } catch (NotSavedException _) {
      // The page itself reports the failure.
    }
  }
}
