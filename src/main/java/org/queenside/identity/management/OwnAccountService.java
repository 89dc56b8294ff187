package org.queenside.identity.management;

import java.util.List;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ClassMembershipRepository;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordPolicy;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignedInBrowser;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * What people can do with their own account.
 *
 * <p>All methods throw {@link RoleRequiredException} if nobody is signed in, and {@link
 * StoreUnavailableException} if the database fails, without changing anything.
 */
@Component
public class OwnAccountService {

  /** The result of choosing another password. */
  public sealed interface PasswordChange {

    /** The password is changed, and every other browser is signed out. */
    record Changed() implements PasswordChange {}

    /** The current password was wrong. */
    record WrongPassword() implements PasswordChange {}

    /** There were too many wrong tries, so the current password wasn't checked. */
    record RateLimited() implements PasswordChange {}

    /**
     * The new password cannot be used.
     *
     * @param flaw what is wrong with it
     */
    record Invalid(Password.Flaw flaw) implements PasswordChange {}

    /** Pupils get their passwords from their teacher. */
    record GivenByTeacher() implements PasswordChange {}
  }

  /** The result of deleting the account. */
  public enum Deletion {
    /** The account and all its data are deleted, and its sign-ins have ended. */
    DONE,
    /** The name typed to confirm the deletion doesn't match. */
    NAME_DIFFERS,
    /** No administrator would be left. */
    LAST_ADMINISTRATOR,
    /** A class would be left without a leader. */
    LEADS_CLASSES,
    /** Only the teacher deletes a pupil's account, because pupils share devices. */
    BY_TEACHER
  }

  private final CurrentAccount currentAccount;
  private final AccountRepository accounts;
  private final PasswordService passwords;
  private final PasswordConfirmationService confirmation;
  private final ExternalIdentityRepository identities;
  private final ClassMembershipRepository memberships;

  OwnAccountService(
      CurrentAccount currentAccount,
      AccountRepository accounts,
      PasswordService passwords,
      PasswordConfirmationService confirmation,
      ExternalIdentityRepository identities,
      ClassMembershipRepository memberships) {
    this.currentAccount = currentAccount;
    this.accounts = accounts;
    this.passwords = passwords;
    this.confirmation = confirmation;
    this.identities = identities;
    this.memberships = memberships;
  }

  /** Returns the account. */
  public Account open() {
    return currentAccount.require(AccountRole.LEARNER);
  }

  /**
   * Returns whether it is a pupil's account. Then its teacher sets the name and the password, and
   * deletes it.
   */
  public boolean isPupil() {
    Account account = open();
    return StoreExceptionTranslator.read("the classes", () -> isPupil(account));
  }

  private boolean isPupil(Account account) {
    return account.role() == AccountRole.LEARNER && memberships.isPupil(account.id());
  }

  /**
   * Returns the names of the classes that the account leads. It can't be deleted before another
   * teacher leads them.
   */
  public List<String> ledClasses() {
    Account account = open();
    return StoreExceptionTranslator.read(
        "the classes", () -> memberships.classesLedBy(account.id()));
  }

  /** Returns whether staff should choose a stronger password than their current one. */
  public boolean hasWeakPassword() {
    Account account = open();
    return account.role() != AccountRole.LEARNER
        && StoreExceptionTranslator.read("the password", () -> passwords.isWeak(account.id()));
  }

  /** Returns whether the account has a password. If not, it signs in through a provider. */
  public boolean hasPassword() {
    Account account = open();
    return StoreExceptionTranslator.read("the password", () -> passwords.isSet(account.id()));
  }

  /** Returns whether the account can sign in through an external provider. */
  public boolean isLinked() {
    Account account = open();
    return StoreExceptionTranslator.read("the identity", () -> identities.hasAny(account.id()));
  }

  /** Stops the account from signing in through an external provider, if the password is right. */
  public VerificationResult<Account> unlink(String password) {
    Account account = open();
    VerificationResult<Account> result = confirmation.confirm(password);
    if (result.isVerified()) {
      change(() -> identities.unlink(account.id()));
    }
    return result;
  }

  /** Checks the password, which is needed to link an external provider. */
  public VerificationResult<Account> confirm(String password) {
    return confirmation.confirm(password);
  }

  /** Returns the browsers on which the account is signed in, this one first. */
  public List<SignedInBrowser> signedInBrowsers() {
    return currentAccount.signedInBrowsers();
  }

  /** Signs out on all other browsers. */
  public void signOutElsewhere() {
    currentAccount.endElsewhere();
  }

  /**
   * Changes the displayed name of the account.
   *
   * @param name as typed
   * @return false if the name is empty or too long, or the account is a pupil's
   */
  public boolean rename(String name) {
    Account account = open();
    if (name.length() > SignInName.LONGEST_TYPED) {
      return false;
    }
    String tidy = NameNormalizer.normalize(name);
    if (!NameNormalizer.fits(tidy) || isPupil()) {
      return false;
    }
    change(() -> accounts.rename(account.id(), tidy));
    return true;
  }

  /**
   * Changes the password.
   *
   * @param present the current password, as typed
   * @param wanted the new one, as typed
   */
  public PasswordChange changePassword(String present, String wanted) {
    Account account = open();
    if (isPupil()) {
      return new PasswordChange.GivenByTeacher();
    }
    return switch (confirmation.confirm(present)) {
      case VerificationResult.Verified<Account> _ -> choosePassword(account, wanted);
      case VerificationResult.Rejected<Account> _ -> new PasswordChange.WrongPassword();
      case VerificationResult.RateLimited<Account> _ -> new PasswordChange.RateLimited();
    };
  }

  private PasswordChange choosePassword(Account account, String wanted) {
    Password.Flaw flaw = PasswordPolicy.flawOf(account.role(), account.signInName(), wanted);
    if (flaw != null) {
      return new PasswordChange.Invalid(flaw);
    }
    HashedPassword hashed = passwords.hash(Password.chosen(wanted));
    change(() -> passwords.set(account.id(), hashed));
    signOutElsewhere();
    return new PasswordChange.Changed();
  }

  /**
   * Deletes the account with everything that is stored about its owner.
   *
   * @param typed the user name, typed as a confirmation
   */
  public Deletion delete(String typed) {
    Account account = open();
    if (isPupil()) {
      return Deletion.BY_TEACHER;
    }
    if (typed.length() > SignInName.LONGEST_TYPED
        || !SignInName.fold(typed).equals(account.signInName())) {
      return Deletion.NAME_DIFFERS;
    }
    if (!ledClasses().isEmpty()) {
      return Deletion.LEADS_CLASSES;
    }
    try {
      change(() -> accounts.remove(account.id()));
    } catch (ChangeRefusedException e) {
      return Deletion.LAST_ADMINISTRATOR;
    }
    currentAccount.end();
    return Deletion.DONE;
  }

  private static void change(Runnable change) {
    StoreExceptionTranslator.change("the account", change);
  }
}
