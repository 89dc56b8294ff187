package org.queenside.learner.account;

import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.GuessLimit;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Reading;
import org.queenside.learner.Role;
import org.queenside.learner.Stay;
import org.queenside.learner.StoreUnavailable;
import org.springframework.stereotype.Component;

/**
 * The ways to an account of one's own. Whoever gets one is signed in with it at once.
 *
 * <p>All methods throw {@link StoreUnavailable} if the database fails; nothing is made then.
 */
@Component
public class Admissions {

  private final FirstLink firstLink;
  private final Invitations invitations;
  private final SettingTable settings;
  private final Accounts accounts;
  private final GuessLimit guessLimit;
  private final Entrance entrance;

  Admissions(
      FirstLink firstLink,
      Invitations invitations,
      SettingTable settings,
      Accounts accounts,
      GuessLimit guessLimit,
      Entrance entrance) {
    this.firstLink = firstLink;
    this.invitations = invitations;
    this.settings = settings;
    this.accounts = accounts;
    this.guessLimit = guessLimit;
    this.entrance = entrance;
  }

  /** Returns whether a token is that of a link which a program on this database has printed. */
  public boolean isFirst(String token) {
    return Reading.of("the administrator's link", () -> firstLink.isOpen(token));
  }

  /** Makes an administrator of who opened the link that the program has printed. */
  public Admission first(String token, Applicant applicant) {
    return isFirst(token)
        ? entrance.admit(
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
        : entrance.admit(
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
    return entrance.renew(learner, password, () -> invitations.use(invitation));
  }

  /** Returns who may make an account without being invited. */
  public Registration registration() {
    return Reading.of("who may register", () -> Registration.of(settings));
  }

  /** Makes an account for who was not invited, where that is allowed. */
  public Admission register(Role role, Applicant applicant, Stay stay) {
    if (!registration().admits(role) || !Reading.of("wrong tries", guessLimit::take)) {
      return new Admission.Closed();
    }
    return entrance.admit(
        role, applicant, stay, Action.REGISTERED, () -> registration().admits(role));
  }
}
