package org.queenside.learner.account;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.ClassTies;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.LastAdministrator;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.Role;
import org.queenside.learner.SignInName;
import org.queenside.learner.SignIns;
import org.queenside.learner.StaffMember;
import org.queenside.learner.StoreUnavailable;
import org.queenside.learner.TidyName;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * What administrators do. Every method asks anew who is in front of the screen.
 *
 * <p>Methods throw {@link NotSignedIn} if that is no administrator, {@link StoreUnavailable} if the
 * database fails; nothing was changed then.
 */
@Component
public class Administration {

  /** The longest note on an invitation, in UTF-16 units. */
  public static final int LONGEST_NOTE = 100;

  private final CurrentAccount currentAccount;
  private final Accounts accounts;
  private final Invitations invitations;
  private final Settings settings;
  private final PupilRetention pupilRetention;
  private final SignIns signIns;
  private final ClassTies classTies;
  private final Audit audit;
  private final TransactionOperations transaction;

  Administration(
      CurrentAccount currentAccount,
      Accounts accounts,
      Invitations invitations,
      Settings settings,
      PupilRetention pupilRetention,
      SignIns signIns,
      ClassTies classTies,
      Audit audit,
      TransactionOperations transaction) {
    this.currentAccount = currentAccount;
    this.accounts = accounts;
    this.invitations = invitations;
    this.settings = settings;
    this.pupilRetention = pupilRetention;
    this.signIns = signIns;
    this.classTies = classTies;
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * Invites somebody new.
   *
   * @param note whom the invitation is meant for; cut off after {@link #LONGEST_NOTE}
   * @return what follows {@code /invitation/} in the address of the link
   */
  public String invite(Role role, String note) {
    String tidy = TidyName.of(note);
    String kept = tidy.substring(0, Math.min(LONGEST_NOTE, tidy.length()));
    return change(
        () -> {
          audit.note(Action.INVITATION_MADE, role.word() + ", " + kept);
          return invitations.add(role, null, kept).text();
        });
  }

  /**
   * Makes a link by which somebody who lost the password chooses a new one.
   *
   * @return what follows {@code /invitation/} in the address of the link; null if there is no such
   *     account any more
   */
  public @Nullable String passwordLink(LearnerId learner) {
    return change(
        () -> {
          Account account = accounts.find(learner);
          if (account == null) {
            return null;
          }
          audit.note(Action.PASSWORD_LINK_MADE, subject(account));
          return invitations.add(account.role(), learner, account.name()).text();
        });
  }

  /** Lists the invitations that can be used, the newest first. */
  public List<Invitation> invitations() {
    return read(invitations::open);
  }

  /** Takes an invitation back. */
  public void withdraw(Invitation invitation) {
    change(
        () -> {
          if (invitations.withdraw(invitation.id())) {
            audit.note(Action.INVITATION_WITHDRAWN, invitation.note());
          }
          return true;
        });
  }

  /** Lists the administrators and then the instructors, each by name. */
  public List<StaffMember> staff() {
    return read(accounts::staff);
  }

  /** Finds somebody by the name to sign in with, as typed; null if nobody has it. */
  public @Nullable Account find(String signInName) {
    return read(() -> accounts.find(SignInName.fold(signInName)));
  }

  /**
   * Gives somebody another role, which counts at once.
   *
   * @throws LastAdministrator if nobody would look after the program then
   */
  public void changeRole(Account account, Role role) {
    change(
        () -> {
          accounts.changeRole(account.id(), role);
          audit.note(Action.ROLE_CHANGED, subject(account) + " → " + role.word());
          return true;
        });
  }

  /**
   * Deletes somebody's account with everything that is stored about them.
   *
   * @throws LastAdministrator if nobody would look after the program then
   * @throws StillLeads if nobody would lead some class then
   */
  public void remove(Account account) {
    change(
        () -> {
          List<String> led = classTies.ledBy(account.id());
          if (!led.isEmpty()) {
            throw new StillLeads(led);
          }
          audit.note(Action.ACCOUNT_DELETED, subject(account));
          accounts.remove(account.id());
          return true;
        });
  }

  /** Signs somebody out everywhere. */
  public void signOut(Account account) {
    change(
        () -> {
          signIns.endAll(account.id());
          return true;
        });
  }

  /** Returns who may make an account without being invited. */
  public Registration registration() {
    return read(() -> Registration.of(settings));
  }

  /** Chooses who may make an account without being invited. */
  public void choose(Registration registration) {
    change(
        () -> {
          settings.set(Registration.SETTING, registration.word());
          audit.note(Action.SETTING_CHANGED, Registration.SETTING + ": " + registration.word());
          return true;
        });
  }

  /** Returns how long learners are kept who do not come back. */
  public PupilStay pupilStay() {
    return read(pupilRetention::stay);
  }

  /** Chooses how long learners are kept who do not come back. */
  public void choose(PupilStay stay) {
    change(
        () -> {
          pupilRetention.choose(stay);
          audit.note(Action.SETTING_CHANGED, PupilRetention.SETTING + ": " + stay.word());
          return true;
        });
  }

  /**
   * Reads the log backwards.
   *
   * @param before the number of the first line that is not wanted any more
   * @param most how many lines
   * @return the newest first
   */
  public List<Audit.Note> log(long before, int most) {
    return read(() -> audit.latest(before, most));
  }

  /** Learners are not named: the log outlives them. */
  private static String subject(Account account) {
    return account.role() == Role.LEARNER ? Role.LEARNER.word() : account.signInName();
  }

  private <T extends @Nullable Object> T read(Supplier<T> question) {
    currentAccount.require(Role.ADMINISTRATOR);
    return Reading.of("administration", question);
  }

  private <T extends @Nullable Object> T change(Supplier<T> change) {
    currentAccount.require(Role.ADMINISTRATOR);
    try {
      return transaction.execute(_ -> change.get());
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("nothing was changed", e);
    }
  }
}
