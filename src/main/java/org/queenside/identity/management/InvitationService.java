package org.queenside.identity.management;

import java.util.List;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.NameNormalizer;
import org.springframework.stereotype.Component;

/**
 * Lets administrators invite people and withdraw invitations. Every method checks that a confirmed
 * administrator is acting.
 */
@Component
public class InvitationService {

  /** The longest note on an invitation, in UTF-16 units. */
  public static final int LONGEST_NOTE = 100;

  /** The maximum number of invitations listed at once. */
  public static final int PAGE = 25;

  private final AdministratorAccess administrators;
  private final InvitationRepository invitations;
  private final AccountRepository accounts;
  private final AuditRepository audit;

  InvitationService(
      AdministratorAccess administrators,
      InvitationRepository invitations,
      AccountRepository accounts,
      AuditRepository audit) {
    this.administrators = administrators;
    this.invitations = invitations;
    this.accounts = accounts;
    this.audit = audit;
  }

  /**
   * Invites a new person.
   *
   * @param role the role of the new account
   * @param note who the invitation is for; cut off after {@link #LONGEST_NOTE}
   * @return what follows {@code /invitation/} in the address of the link
   */
  public String invite(AccountRole role, String note) {
    String tidy = NameNormalizer.normalize(note);
    String kept = tidy.substring(0, Math.min(LONGEST_NOTE, tidy.length()));
    return administrators.write(
        () -> {
          audit.note(AuditAction.INVITATION_MADE, kept, role.code());
          return invitations.add(role, null, kept).text();
        });
  }

  /**
   * A teacher's account.
   *
   * @param link what follows {@code /invitation/} in the address at which the teacher chooses a
   *     password; empty if the account isn't new
   */
  public record InvitedTeacher(Account account, String link) {}

  /**
   * Makes an account for a teacher, who chooses a password with the link.
   *
   * @param signInName the user name, folded
   * @throws org.springframework.dao.DuplicateKeyException if the user name is taken
   */
  public InvitedTeacher inviteTeacher(String name, String signInName) {
    return administrators.write(
        () -> {
          Account account =
              accounts.add(AccountRole.TEACHER, NameNormalizer.requireValid(name), signInName);
          audit.note(AuditAction.INVITATION_MADE, account.name(), AccountRole.TEACHER.code());
          return new InvitedTeacher(account, invitations.addForNewAccount(account).text());
        });
  }

  /**
   * Lists the invitations that can be used, the newest first.
   *
   * @param skipped the number of invitations to leave out, from the start of the list
   * @return at most {@link #PAGE}
   */
  public List<Invitation> invitations(int skipped) {
    return administrators.read(() -> invitations.open(skipped, PAGE));
  }

  /** Withdraws an invitation. */
  public void withdraw(Invitation invitation) {
    administrators.change(
        () -> {
          if (invitations.withdraw(invitation.id())) {
            audit.note(AuditAction.INVITATION_WITHDRAWN, invitation.note());
          }
        });
  }
}
