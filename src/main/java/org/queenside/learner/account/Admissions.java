package org.queenside.learner.account;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.GuessLimit;
import org.queenside.learner.HashedSecret;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Passwords;
import org.queenside.learner.Reading;
import org.queenside.learner.Role;
import org.queenside.learner.Secret;
import org.queenside.learner.SignIn;
import org.queenside.learner.SignInName;
import org.queenside.learner.Stay;
import org.queenside.learner.StoreUnavailable;
import org.queenside.learner.TidyName;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The ways to an account of one's own. Whoever gets one is signed in with it at once.
 *
 * <p>All methods throw {@link StoreUnavailable} if the database fails; nothing is made then.
 */
@Component
public class Admissions {

  private final FirstLink firstLink;
  private final Invitations invitations;
  private final Settings settings;
  private final Accounts accounts;
  private final Passwords passwords;
  private final SignIn signIn;
  private final GuessLimit guessLimit;
  private final Audit audit;
  private final TransactionOperations transaction;

  Admissions(
      FirstLink firstLink,
      Invitations invitations,
      Settings settings,
      Accounts accounts,
      Passwords passwords,
      SignIn signIn,
      GuessLimit guessLimit,
      Audit audit,
      TransactionOperations transaction) {
    this.firstLink = firstLink;
    this.invitations = invitations;
    this.settings = settings;
    this.accounts = accounts;
    this.passwords = passwords;
    this.signIn = signIn;
    this.guessLimit = guessLimit;
    this.audit = audit;
    this.transaction = transaction;
  }

  /** Returns whether the token is that of the link which the program has printed. */
  public boolean isFirst(String token) {
    return firstLink.isOpen(token);
  }

  /** Makes an administrator of who opened the link that the program has printed. */
  public Admission first(String token, Applicant applicant) {
    return firstLink.isOpen(token)
        ? admit(
            Role.ADMINISTRATOR,
            applicant,
            Stay.SHORT,
            Action.ADMINISTRATOR_MADE,
            () -> firstLink.use(token))
        : new Admission.Closed();
  }

  /** Finds the invitation of a token, or null if there is none (any more). */
  public @Nullable Invitation invitation(String token) {
    return Reading.of("an invitation", () -> invitations.find(token));
  }

  /**
   * Returns the name to sign in with of whom an invitation gives a new password; null if it makes a
   * new account.
   */
  public @Nullable String signInName(Invitation invitation) {
    LearnerId learner = invitation.account();
    Account account =
        learner == null ? null : Reading.of("an account", () -> accounts.find(learner));
    return account == null ? null : account.signInName();
  }

  /** Makes an account for who was invited. */
  public Admission accept(String token, Applicant applicant, Stay stay) {
    Invitation invitation = invitation(token);
    return invitation == null || invitation.account() != null
        ? new Admission.Closed()
        : admit(
            invitation.role(),
            applicant,
            stay,
            Action.INVITATION_ACCEPTED,
            () -> invitations.use(invitation));
  }

  /**
   * Gives who got a link for it a new password; whoever was signed in with the old one is signed
   * out.
   */
  public Admission renew(String token, String password) {
    Invitation invitation = invitation(token);
    LearnerId learner = invitation == null ? null : invitation.account();
    if (invitation == null || learner == null) {
      return new Admission.Closed();
    }
    Secret.Flaw flaw = Secret.flawOf(password);
    if (flaw != null) {
      return new Admission.Mend(Applicant.Flaw.of(flaw));
    }
    return saving(
        () -> {
          HashedSecret secret = passwords.hash(Secret.chosen(password));
          Account account =
              transaction.execute(
                  _ -> {
                    Account found = accounts.find(learner);
                    if (found == null || !invitations.use(invitation)) {
                      throw new TooLate();
                    }
                    passwords.reset(learner, secret);
                    note(found, Action.PASSWORD_RENEWED);
                    return found;
                  });
          signIn.begin(account, Stay.SHORT);
          return new Admission.Admitted(account);
        });
  }

  /** Returns who may make an account without being invited. */
  public Registration registration() {
    return Reading.of("who may register", () -> Registration.of(settings));
  }

  /** Makes an account for who was not invited, where that is allowed. */
  public Admission register(Role role, Applicant applicant, Stay stay) {
    if (!registration().admits(role) || guessLimit.take(null) != null) {
      return new Admission.Closed();
    }
    return admit(role, applicant, stay, Action.REGISTERED, () -> registration().admits(role));
  }

  /**
   * Makes an account.
   *
   * @param goThrough takes the way to it; false if somebody was faster
   */
  private Admission admit(
      Role role, Applicant applicant, Stay stay, Action action, BooleanSupplier goThrough) {
    Applicant.Flaw flaw = applicant.flaw();
    if (flaw != null) {
      return new Admission.Mend(flaw);
    }
    return saving(
        () -> {
          HashedSecret password = passwords.hash(Secret.chosen(applicant.password()));
          String signInName = SignInName.fold(applicant.signInName());
          Account account =
              transaction.execute(
                  _ -> {
                    Account made = accounts.add(role, TidyName.of(applicant.name()), signInName);
                    passwords.set(made.id(), password);
                    note(made, action);
                    if (!goThrough.getAsBoolean()) {
                      throw new TooLate();
                    }
                    return made;
                  });
          signIn.begin(account, stay);
          return new Admission.Admitted(account);
        });
  }

  /** The log is of those who teach and look after the program. */
  private void note(Account account, Action action) {
    if (account.role() != Role.LEARNER) {
      audit.note(account, action, account.signInName());
    }
  }

  private static Admission saving(Supplier<Admission> way) {
    try {
      return way.get();
    } catch (TooLate e) {
      return new Admission.Closed();
    } catch (DuplicateKeyException e) {
      return new Admission.Mend(Applicant.Flaw.SIGN_IN_NAME_TAKEN);
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("no account could be made", e);
    }
  }

  /** Somebody else has just used the link; what was begun is taken back. */
  private static final class TooLate extends RuntimeException {}
}
