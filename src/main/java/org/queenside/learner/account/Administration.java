package org.queenside.learner.account;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.ClassTies;
import org.queenside.learner.LastAdministrator;
import org.queenside.learner.LearnerId;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.queenside.learner.SecondStepRepository;
import org.queenside.learner.SignInName;
import org.queenside.learner.SignIns;
import org.queenside.learner.StaffMember;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * What administrators do with people's accounts, and the log of what was done. Every method asks
 * anew who is in front of the screen.
 *
 * <p>Methods throw {@link NotSignedIn} if that is no administrator, {@link StoreUnavailable} if the
 * database fails; nothing was changed then.
 */
@Component
public class Administration {

  private final ForAdministrators administrators;
  private final Accounts accounts;
  private final Invitations invitations;
  private final SignIns signIns;
  private final SecondStepRepository secondStep;
  private final ClassTies classTies;
  private final Audit audit;

  Administration(
      ForAdministrators administrators,
      Accounts accounts,
      Invitations invitations,
      SignIns signIns,
      SecondStepRepository secondStep,
      ClassTies classTies,
      Audit audit) {
    this.administrators = administrators;
    this.accounts = accounts;
    this.invitations = invitations;
    this.signIns = signIns;
    this.secondStep = secondStep;
    this.classTies = classTies;
    this.audit = audit;
  }

  /** Lists the administrators and then the instructors, each by name. */
  public List<StaffMember> staff() {
    return administrators.read(accounts::staff);
  }

  /** Finds somebody by the name to sign in with, as typed; null if nobody has it. */
  public @Nullable Account find(String signInName) {
    return administrators.read(() -> accounts.find(SignInName.fold(signInName)));
  }

  /**
   * Gives somebody another role, which counts at once.
   *
   * @throws LastAdministrator if nobody would look after the program then
   */
  public void changeRole(Account account, Role role) {
    administrators.change(
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
    administrators.change(
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
    administrators.change(
        () -> {
          signIns.endAll(account.id());
          return true;
        });
  }

  /** Turns off the second step of a person who lost the phone and the recovery codes. */
  public void resetSecondStep(Account account) {
    administrators.change(
        () -> {
          if (secondStep.isOn(account.id())) {
            secondStep.turnOff(account.id());
            audit.note(Action.SECOND_STEP_RESET, subject(account));
          }
          return true;
        });
  }

  /**
   * Makes a link by which somebody who lost the password chooses a new one.
   *
   * @return what follows {@code /invitation/} in the address of the link; null if there is no such
   *     account any more
   */
  public @Nullable String passwordLink(LearnerId learner) {
    return administrators.change(
        () -> {
          Account account = accounts.find(learner);
          if (account == null) {
            return null;
          }
          audit.note(Action.PASSWORD_LINK_MADE, subject(account));
          return invitations.add(account.role(), learner, account.name()).text();
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
    return administrators.read(() -> audit.latest(before, most));
  }

  /** Learners are not named: the log outlives them. */
  private static String subject(Account account) {
    return account.role() == Role.LEARNER ? Role.LEARNER.word() : account.signInName();
  }
}
