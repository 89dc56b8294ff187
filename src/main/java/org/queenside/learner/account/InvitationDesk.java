package org.queenside.learner.account;

import java.util.List;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.queenside.learner.StoreUnavailable;
import org.queenside.learner.TidyName;
import org.springframework.stereotype.Component;

/**
 * Where administrators invite somebody and take invitations back. Every method asks anew who is in
 * front of the screen.
 *
 * <p>Methods throw {@link NotSignedIn} if that is no administrator, {@link StoreUnavailable} if the
 * database fails; nothing was changed then.
 */
@Component
public class InvitationDesk {

  /** The longest note on an invitation, in UTF-16 units. */
  public static final int LONGEST_NOTE = 100;

  private final ForAdministrators administrators;
  private final Invitations invitations;
  private final Audit audit;

  InvitationDesk(ForAdministrators administrators, Invitations invitations, Audit audit) {
    this.administrators = administrators;
    this.invitations = invitations;
    this.audit = audit;
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
    return administrators.change(
        () -> {
          audit.note(Action.INVITATION_MADE, role.word() + ", " + kept);
          return invitations.add(role, null, kept).text();
        });
  }

  /** Lists the invitations that can be used, the newest first. */
  public List<Invitation> invitations() {
    return administrators.read(invitations::open);
  }

  /** Takes an invitation back. */
  public void withdraw(Invitation invitation) {
    administrators.change(
        () -> {
          if (invitations.withdraw(invitation.id())) {
            audit.note(Action.INVITATION_WITHDRAWN, invitation.note());
          }
          return true;
        });
  }
}
