package org.queenside.learner.account;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.Arrival;
import org.queenside.learner.Audit;
import org.queenside.learner.HashedSecret;
import org.queenside.learner.LearnerId;
import org.queenside.learner.PasswordRule;
import org.queenside.learner.Passwords;
import org.queenside.learner.Role;
import org.queenside.learner.SecondStepRepository;
import org.queenside.learner.Secret;
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
 * Lets somebody in with a new account or a new password: all of it or nothing, and signed in at
 * once. Whoever calls knows that they may come in.
 *
 * <p>Methods throw {@link StoreUnavailable} if the database fails; nothing is made then.
 */
@Component
class Entrance {

  private final Accounts accounts;
  private final Passwords passwords;
  private final Arrival arrival;
  private final SecondStepRepository secondStep;
  private final Audit audit;
  private final TransactionOperations transaction;

  Entrance(
      Accounts accounts,
      Passwords passwords,
      Arrival arrival,
      SecondStepRepository secondStep,
      Audit audit,
      TransactionOperations transaction) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.arrival = arrival;
    this.secondStep = secondStep;
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * Makes an account.
   *
   * @param action what the log calls it
   * @param goThrough takes the way to it; false if somebody was faster
   */
  Admission admit(
      Role role, Applicant applicant, Stay stay, Action action, BooleanSupplier goThrough) {
    Applicant.Flaw flaw = applicant.flaw(role);
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
          arrival.begin(account, stay, true);
          return new Admission.Admitted(account);
        });
  }

  /**
   * Gives an account a new password; whoever was signed in with the old one is signed out.
   *
   * @param password as typed
   * @param goThrough takes the way to it; false if somebody was faster
   */
  Admission renew(LearnerId learner, String password, BooleanSupplier goThrough) {
    return saving(
        () -> {
          Account owner = accounts.find(learner);
          if (owner == null) {
            throw new TooLate();
          }
          Secret.Flaw flaw = PasswordRule.flawOf(owner.role(), owner.signInName(), password);
          if (flaw != null) {
            return new Admission.Mend(Applicant.Flaw.of(flaw));
          }
          HashedSecret secret = passwords.hash(Secret.chosen(password));
          Account account =
              transaction.execute(
                  _ -> {
                    Account found = accounts.find(learner);
                    if (found == null || !goThrough.getAsBoolean()) {
                      throw new TooLate();
                    }
                    passwords.reset(learner, secret);
                    note(found, Action.PASSWORD_RENEWED);
                    return found;
                  });
          if (secondStep.isOn(learner)) {
            return new Admission.SignInNext();
          }
          arrival.begin(account, Stay.SHORT, true);
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
