package org.queenside.learner.account;

import org.queenside.learner.Account;

/** What comes of applying for an account. */
public sealed interface Admission {

  /** The account is made, and signed in. The page must be loaded anew. */
  record Admitted(Account account) implements Admission {}

  /** The password is changed; the account asks for a code too, so signing in is as always. */
  record SignInNext() implements Admission {}

  /** Something filled in must be mended first; nothing was made. */
  record Mend(Applicant.Flaw flaw) implements Admission {}

  /** The link opens nothing (any more), or nobody may make an account by themselves. */
  record Closed() implements Admission {}
}
