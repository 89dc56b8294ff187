package org.queenside.identity.management;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountOverview;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ClassMembershipRepository;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SecondStepRepository;
import org.queenside.identity.session.SignInRepository;
import org.queenside.store.ChangeRefusedException;
import org.springframework.stereotype.Component;

/**
 * What administrators do with accounts. Every method checks that a confirmed administrator is
 * acting.
 */
@Component
public class AccountAdministrationService {

  /** The maximum number of accounts found at once. */
  public static final int PAGE = 25;

  private final AdministratorAccess administrators;
  private final AccountRepository accounts;
  private final InvitationRepository invitations;
  private final SignInRepository signIns;
  private final SecondStepRepository secondStep;
  private final ClassMembershipRepository memberships;
  private final AuditRepository audit;

  AccountAdministrationService(
      AdministratorAccess administrators,
      AccountRepository accounts,
      InvitationRepository invitations,
      SignInRepository signIns,
      SecondStepRepository secondStep,
      ClassMembershipRepository memberships,
      AuditRepository audit) {
    this.administrators = administrators;
    this.accounts = accounts;
    this.invitations = invitations;
    this.signIns = signIns;
    this.secondStep = secondStep;
    this.memberships = memberships;
    this.audit = audit;
  }

  /**
   * Finds staff by a part of their name or user name, and a learner by the whole user name.
   *
   * @param text as typed; an empty text finds all staff
   * @param skipped the number of accounts to leave out, from the start of the list
   * @return at most {@link #PAGE}: administrators and then teachers, each by name, after the
   *     account with exactly this user name
   */
  public List<AccountOverview> search(String text, int skipped) {
    return administrators.read(() -> accounts.search(text, skipped, PAGE));
  }

  /**
   * Changes the role of an account, with immediate effect.
   *
   * @throws ChangeRefusedException if no administrator would be left
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
   * @throws ChangeRefusedException if no administrator would be left
   * @throws ChangeRefusedException if a class would be left without a leader
   */
  public void remove(Account account) {
    administrators.change(
        () -> {
          List<String> led = memberships.classesLedBy(account.id());
          if (!led.isEmpty()) {
            throw new ChangeRefusedException("admin.still-leads", account.name(), led);
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
