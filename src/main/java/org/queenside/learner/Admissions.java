package org.queenside.learner;

import java.util.function.BooleanSupplier;
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
  private final Accounts accounts;
  private final Passwords passwords;
  private final SignIn signIn;
  private final Audit audit;
  private final TransactionOperations transaction;

  Admissions(
      FirstLink firstLink,
      Accounts accounts,
      Passwords passwords,
      SignIn signIn,
      Audit audit,
      TransactionOperations transaction) {
    this.firstLink = firstLink;
    this.accounts = accounts;
    this.passwords = passwords;
    this.signIn = signIn;
    this.audit = audit;
    this.transaction = transaction;
  }

  /** Returns whether the token is that of the link which the program has printed. */
  public boolean isFirst(String token) {
    return firstLink.isOpen(token);
  }

  /** Makes an administrator of who opened the link that the program has printed. */
  public Admission first(String token, Applicant applicant) {
    return admit(
        Role.ADMINISTRATOR,
        applicant,
        Action.ADMINISTRATOR_MADE,
        () -> firstLink.isOpen(token),
        () -> firstLink.use(token));
  }

  /**
   * Makes an account.
   *
   * @param isOpen whether the way leads to one, as far as can be seen
   * @param goThrough takes the way; false if somebody was faster
   */
  private Admission admit(
      Role role,
      Applicant applicant,
      Action action,
      BooleanSupplier isOpen,
      BooleanSupplier goThrough) {
    if (!isOpen.getAsBoolean()) {
      return new Admission.Closed();
    }
    Applicant.Flaw flaw = applicant.flaw();
    if (flaw != null) {
      return new Admission.Mend(flaw);
    }
    try {
      HashedSecret password = passwords.hash(Secret.chosen(applicant.password()));
      Account account =
          transaction.execute(
              status -> {
                Account made =
                    accounts.add(
                        role, applicant.name().strip(), SignInName.fold(applicant.signInName()));
                passwords.set(made.id(), password);
                audit.note(made, action, made.signInName());
                if (!goThrough.getAsBoolean()) {
                  throw new TooLate();
                }
                return made;
              });
      signIn.begin(account, Stay.SHORT);
      return new Admission.Admitted(account);
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
