package org.queenside.identity.management;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInRateLimiter;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;

/**
 * The ways to an account of one's own. Whoever gets one is signed in with it at once.
 *
 * <p>All methods throw {@link StoreUnavailableException} if the database fails; nothing is made
 * then.
 */
@Component
public class RegistrationService {

  private final AdministratorLinkService firstLink;
  private final InvitationRepository invitations;
  private final SettingRepository settings;
  private final AccountRepository accounts;
  private final SignInRateLimiter guessLimit;
  private final AccountCreationService entrance;

  RegistrationService(
      AdministratorLinkService firstLink,
      InvitationRepository invitations,
      SettingRepository settings,
      AccountRepository accounts,
      SignInRateLimiter guessLimit,
      AccountCreationService entrance) {
    this.firstLink = firstLink;
    this.invitations = invitations;
    this.settings = settings;
    this.accounts = accounts;
    this.guessLimit = guessLimit;
    this.entrance = entrance;
  }

  /** Returns whether a token is that of a link which a program on this database has printed. */
  public boolean isFirst(String token) {
    return StoreExceptionTranslator.read("the administrator's link", () -> firstLink.isOpen(token));
  }

  /** Makes an administrator of who opened the link that the program has printed. */
  public RegistrationResult first(String token, RegistrationRequest applicant) {
    return isFirst(token)
        ? entrance.create(
            AccountRole.ADMINISTRATOR,
            applicant,
            SignInOptions.SHORT,
            AuditAction.ADMINISTRATOR_MADE,
            () -> firstLink.use(token))
        : new RegistrationResult.Closed();
  }

  /** Finds the invitation of a token, or null if there is none (any more). */
  public @Nullable Invitation invitation(String token) {
    return StoreExceptionTranslator.read("an invitation", () -> invitations.find(token));
  }

  /**
   * Returns the name to sign in with of whom an invitation gives a new password; null if it makes a
   * new account.
   */
  public @Nullable String signInName(Invitation invitation) {
    LearnerId learner = invitation.account();
    Account account =
        learner == null
            ? null
            : StoreExceptionTranslator.read("an account", () -> accounts.find(learner));
    return account == null ? null : account.signInName();
  }

  /** Makes an account for who was invited. */
  public RegistrationResult accept(
      String token, RegistrationRequest applicant, SignInOptions stay) {
    Invitation invitation = invitation(token);
    return invitation == null || invitation.account() != null
        ? new RegistrationResult.Closed()
        : entrance.create(
            invitation.role(),
            applicant,
            stay,
            AuditAction.INVITATION_ACCEPTED,
            () -> invitations.use(invitation));
  }

  /**
   * Gives who got a link for it a new password; whoever was signed in with the old one is signed
   * out.
   */
  public RegistrationResult renew(String token, String password) {
    Invitation invitation = invitation(token);
    LearnerId learner = invitation == null ? null : invitation.account();
    if (invitation == null || learner == null) {
      return new RegistrationResult.Closed();
    }
    return entrance.renewPassword(learner, password, () -> invitations.use(invitation));
  }

  /** Returns who may make an account without being invited. */
  public RegistrationPolicy registration() {
    return StoreExceptionTranslator.read("who may register", () -> RegistrationPolicy.of(settings));
  }

  /** Makes an account for who was not invited, where that is allowed. */
  public RegistrationResult register(
      AccountRole role, RegistrationRequest applicant, SignInOptions stay) {
    if (!registration().admits(role)
        || !StoreExceptionTranslator.read("wrong tries", guessLimit::take)) {
      return new RegistrationResult.Closed();
    }
    return entrance.create(
        role, applicant, stay, AuditAction.REGISTERED, () -> registration().admits(role));
  }
}
