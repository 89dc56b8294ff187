package org.queenside.identity.management;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ClassMembershipLookup;
import org.queenside.identity.account.LastAdministratorException;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SecondStepRepository;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.account.StaffMember;
import org.queenside.identity.session.SignInRepository;
import org.springframework.stereotype.Component;

/**
 * What administrators do with accounts. Every method checks that a confirmed administrator is
 * acting.
 */
@Component
public class AccountAdministrationService {

  private final AdministratorAccess administrators;
  private final AccountRepository accounts;
  private final InvitationRepository invitations;
  private final SignInRepository signIns;
  private final SecondStepRepository secondStep;
  private final ClassMembershipLookup memberships;
  private final AuditRepository audit;

  AccountAdministrationService(
      AdministratorAccess administrators,
      AccountRepository accounts,
      InvitationRepository invitations,
      SignInRepository signIns,
      SecondStepRepository secondStep,
      ClassMembershipLookup memberships,
      AuditRepository audit) {
    this.administrators = administrators;
    this.accounts = accounts;
    this.invitations = invitations;
    this.signIns = signIns;
    this.secondStep = secondStep;
    this.memberships = memberships;
    this.audit = audit;
  }

  /** Lists the administrators and then the instructors, each by name. */
  public List<StaffMember> staff() {
    return administrators.read(accounts::staff);
  }

  /** Finds an account by its user name, as typed, or null if there is none. */
  public @Nullable Account find(String signInName) {
    return administrators.read(() -> accounts.find(SignInName.fold(signInName)));
  }

  /**
   * Changes the role of an account, with immediate effect.
   *
   * @throws LastAdministratorException if no administrator would be left
   */
  public void changeRole(Account account, AccountRole role) {
    administrators.change(
        () -> {
          accounts.changeRole(account.id(), role);
          audit.note(AuditAction.ROLE_CHANGED, subject(account), role.code());
        });
  }

  /**
   * Deletes an account with everything that is stored about its owner.
   *
   * @throws LastAdministratorException if no administrator would be left
   * @throws StillLeadsClassesException if a class would be left without a leader
   */
  public void remove(Account account) {
    administrators.change(
        () -> {
          List<String> led = memberships.classesLedBy(account.id());
          if (!led.isEmpty()) {
            throw new StillLeadsClassesException(led);
          }
          audit.note(AuditAction.ACCOUNT_DELETED, subject(account));
          accounts.remove(account.id());
        });
  }

  /** Signs an account out everywhere. */
  public void signOut(Account account) {
    administrators.change(
        () -> {
          signIns.endAll(account.id());
          audit.note(AuditAction.SIGNED_OUT, subject(account));
        });
  }

  /** Turns off the second step of a person who lost the phone and the recovery codes. */
  public void resetSecondStep(Account account) {
    administrators.change(
        () -> {
          if (secondStep.isOn(account.id())) {
            secondStep.turnOff(account.id());
            audit.note(AuditAction.SECOND_STEP_RESET, subject(account));
          }
        });
  }

  /**
   * Makes a link for choosing a new password.
   *
   * @return what follows {@code /invitation/} in the address of the link; null if the account
   *     doesn't exist any more
   */
  public @Nullable String passwordLink(LearnerId learner) {
    return administrators.write(
        () -> {
          Account account = accounts.find(learner);
          if (account == null) {
            return null;
          }
          audit.note(AuditAction.PASSWORD_LINK_MADE, subject(account));
          return invitations.add(account.role(), learner, account.name()).text();
        });
  }

  /** Learners aren't named, because the log is kept after they are deleted. */
  private static String subject(Account account) {
    return account.role() == AccountRole.LEARNER
        ? AccountRole.LEARNER.code()
        : account.signInName();
  }
}
