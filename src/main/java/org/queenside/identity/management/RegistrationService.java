package org.queenside.identity.management;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.session.LimitedForm;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInRateLimiter;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;

/** The ways to get an account. Each of them also signs in. */
@Component
public class RegistrationService {

  private final AdministratorLinkService administratorLink;
  private final InvitationRepository invitations;
  private final SettingRepository settings;
  private final AccountRepository accounts;
  private final SignInRateLimiter rateLimiter;
  private final AccountCreationService accountCreation;

  RegistrationService(
      AdministratorLinkService administratorLink,
      InvitationRepository invitations,
      SettingRepository settings,
      AccountRepository accounts,
      SignInRateLimiter rateLimiter,
      AccountCreationService accountCreation) {
    this.administratorLink = administratorLink;
    this.invitations = invitations;
    this.settings = settings;
    this.accounts = accounts;
    this.rateLimiter = rateLimiter;
    this.accountCreation = accountCreation;
  }

  /** Returns whether a token belongs to a link that a program on this database has printed. */
  public boolean isFirst(String token) {
    return StoreExceptionTranslator.read(
        "the administrator's link", () -> administratorLink.isOpen(token));
  }

  /**
   * Makes an administrator with the link that the program has printed.
   *
   * @throws StoreUnavailableException if the database fails; then no account was made
   */
  public RegistrationResult first(String token, RegistrationRequest request) {
    return isFirst(token)
        ? accountCreation.create(
            AccountRole.ADMINISTRATOR,
            request,
            SignInOptions.SHORT,
            AuditAction.ADMINISTRATOR_MADE,
            () -> administratorLink.use(token))
        : new RegistrationResult.Closed();
  }

  /** Finds a token's invitation, or null if there is none. */
  public @Nullable Invitation invitation(String token) {
    return StoreExceptionTranslator.read("an invitation", () -> invitations.find(token));
  }

  /**
   * Returns the user name of the account that an invitation gives a new password; null if the
   * invitation makes a new account.
   */
  public @Nullable String signInName(Invitation invitation) {
    LearnerId learner = invitation.account();
    Account account =
        learner == null
            ? null
            : StoreExceptionTranslator.read("an account", () -> accounts.find(learner));
    return account == null ? null : account.signInName();
  }

  /** Makes an account for an invited person. */
  public RegistrationResult accept(String token, RegistrationRequest request, SignInOptions stay) {
    Invitation invitation = invitation(token);
    return invitation == null || invitation.account() != null
        ? new RegistrationResult.Closed()
        : accountCreation.create(
            invitation.role(),
            request,
            stay,
            AuditAction.INVITATION_ACCEPTED,
            () -> invitations.use(invitation));
  }

  /** Changes the password with a link for that, and ends all the account's sign-ins. */
  public RegistrationResult renew(String token, String password) {
    Invitation invitation = invitation(token);
    LearnerId learner = invitation == null ? null : invitation.account();
    if (invitation == null || learner == null) {
      return new RegistrationResult.Closed();
    }
    return accountCreation.renewPassword(learner, password, () -> invitations.use(invitation));
  }

  /** Returns for which roles people may make an account without an invitation. */
  public RegistrationPolicy registration() {
    return StoreExceptionTranslator.read("who may register", () -> RegistrationPolicy.of(settings));
  }

  /**
   * Makes an account without an invitation, if that is allowed.
   *
   * @throws StoreUnavailableException if the database fails; then no account was made
   */
  public RegistrationResult register(
      AccountRole role, RegistrationRequest request, SignInOptions stay) {
    if (!registration().admits(role)
        || !StoreExceptionTranslator.read(
            "wrong tries", () -> rateLimiter.take(LimitedForm.REGISTRATION))) {
      return new RegistrationResult.Closed();
    }
    return accountCreation.create(
        role, request, stay, AuditAction.REGISTERED, () -> registration().admits(role));
  }
}
