package org.queenside.identity.session;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordPolicy;
import org.queenside.identity.account.PasswordRepository;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;

/** Checks and changes passwords. Only slow hashes are stored. */
@Component
public class PasswordService {

  private final PasswordRepository passwords;
  private final PasswordEncoder encoder;

  /**
   * Compared with if the name is unknown, so that this takes as long as a wrong password. The first
   * sign-in makes it, whatever the name, because it would delay the start of the program.
   */
  private @Nullable HashedPassword decoy;

  PasswordService(PasswordRepository passwords, PasswordEncoder encoder) {
    this.passwords = passwords;
    this.encoder = encoder;
  }

  private synchronized HashedPassword decoy() {
    if (decoy == null) {
      decoy = hash(Password.words());
    }
    return decoy;
  }

  /** Makes the {@linkplain HashedPassword#of slow hash} of a password. */
  public HashedPassword hash(Password secret) {
    return HashedPassword.of(secret, encoder);
  }

  /** Replaces the password of a learner. Nothing else changes. */
  public void set(LearnerId learner, HashedPassword secret) {
    passwords.set(learner, secret);
  }

  /**
   * Returns whether this is the learner's password. It takes the same time for every name.
   *
   * @param learner null if the name that was typed is unknown
   */
  public boolean matches(@Nullable LearnerId learner, String typed) {
    HashedPassword instead = decoy();
    HashedPassword found = learner == null ? null : passwords.find(learner);
    HashedPassword kept = found == null ? instead : found;
    String bounded = typed.length() > Password.LONGEST_TYPED ? "" : typed;
    String offered = Password.typed(kept.kind(), bounded).text();
    // A password longer than the encoder accepts is wrong, but checking must take the same time.
    boolean tooLong = Password.isTooLong(offered);
    boolean same = encoder.matches(tooLong ? "" : offered, kept.hash());
    return same && !tooLong && found != null;
  }

  /**
   * Returns whether a pupil may sign in with this on a class tablet: with the first pictures of a
   * picture password, or with the whole password if the first pictures aren't known.
   */
  boolean matchesOnClassTablet(LearnerId pupil, String typed) {
    HashedPassword kept = passwords.find(pupil);
    String first = kept == null ? null : kept.firstPictures();
    if (first == null) {
      return matches(pupil, typed);
    }
    String bounded = typed.length() > Password.LONGEST_TYPED ? "" : typed;
    return encoder.matches(Password.typed(Password.Kind.PICTURES, bounded).text(), first);
  }

  /** Returns how a pupil signs in on a class tablet. */
  public ClassTabletPrompt promptOnClassTablet(LearnerId pupil) {
    HashedPassword kept = passwords.find(pupil);
    if (kept == null) {
      return ClassTabletPrompt.NONE;
    }
    if (kept.kind() != Password.Kind.PICTURES) {
      return ClassTabletPrompt.PASSWORD;
    }
    return kept.firstPictures() == null
        ? ClassTabletPrompt.ALL_PICTURES
        : ClassTabletPrompt.FIRST_PICTURES;
  }

  /** Stores the first pictures of a correct picture password from the time before class tablets. */
  void noteFirstPictures(LearnerId pupil, String typed) {
    HashedPassword kept = passwords.find(pupil);
    if (kept != null && kept.kind() == Password.Kind.PICTURES && kept.firstPictures() == null) {
      HashedPassword now = hash(Password.typed(Password.Kind.PICTURES, typed));
      passwords.addFirstPictures(pupil, kept, now.firstPictures());
    }
  }

  /**
   * Records whether a correct password is too weak for staff. It may have been chosen under an
   * older rule, or when its owner was a learner.
   */
  void noteStrength(Account account, String typed) {
    if (account.role() != AccountRole.LEARNER) {
      boolean weak = PasswordPolicy.flawOf(account.role(), account.signInName(), typed) != null;
      passwords.setWeak(account.id(), weak);
    }
  }

  /** Returns whether an account has a password. */
  public boolean isSet(LearnerId learner) {
    return passwords.find(learner) != null;
  }

  /** Returns whether the password, when it was last typed, was too weak for staff. */
  public boolean isWeak(LearnerId learner) {
    return passwords.isWeak(learner);
  }
}
