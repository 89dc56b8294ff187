package org.queenside.identity.management;

import java.util.Locale;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.management.ExternalSignInService.Result.Refused;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInSessionService;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Signs in, registers, links or confirms with an identity that a provider has verified. Accounts
 * are never found by a name or an e-mail address.
 */
@Component
public class ExternalSignInService {

  /** The result of using a verified identity. */
  public sealed interface Result {

    /** Success, for this account. */
    record Done(Account account) implements Result {}

    /** Refused; nothing has changed. */
    enum Refused implements Result {
      /** No account belongs to this identity. */
      UNKNOWN,
      /** The identity belongs to another account, or the account has another identity. */
      TAKEN,
      /** The invitation doesn't work any more. */
      CLOSED;

      /** Returns the reason's name in the interface texts. */
      public String code() {
        return name().toLowerCase(Locale.ROOT);
      }
    }
  }

  private final ExternalIdentityRepository identities;
  private final InvitationRepository invitations;
  private final AccountRepository accounts;
  private final SignInSessionService signInSessions;
  private final CurrentAccount currentAccount;
  private final AuditRepository audit;
  private final TransactionOperations transaction;

  ExternalSignInService(
      ExternalIdentityRepository identities,
      InvitationRepository invitations,
      AccountRepository accounts,
      SignInSessionService signInSessions,
      CurrentAccount currentAccount,
      AuditRepository audit,
      TransactionOperations transaction) {
    this.identities = identities;
    this.invitations = invitations;
    this.accounts = accounts;
    this.signInSessions = signInSessions;
    this.currentAccount = currentAccount;
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * Signs in the owner of an identity.
   *
   * @param role the role the provider gives a new person, or null if it gives none, so that unknown
   *     people are refused
   * @param name the displayed name of a new person
   * @param fresh whether the provider has just asked for the password, which administration needs
   */
  public Result signIn(
      ExternalIdentity identity, @Nullable AccountRole role, String name, boolean fresh) {
    return write(
        () -> {
          Account account = owner(identity);
          if (account == null && role != null) {
            account = add(role, name, identity, AuditAction.REGISTERED, () -> true);
          }
          return startSession(account, Refused.UNKNOWN, fresh);
        });
  }

  /**
   * Makes the account of an invitation for an identity, and signs in.
   *
   * @param token the token of the invitation
   * @param name the displayed name of the person
   * @param fresh whether the provider has just asked for the password, which administration needs
   */
  public Result accept(String token, ExternalIdentity identity, String name, boolean fresh) {
    return write(
        () -> {
          Invitation invitation = invitations.find(token);
          if (invitation == null || invitation.account() != null) {
            return Refused.CLOSED;
          }
          Account account =
              add(
                  invitation.role(),
                  name,
                  identity,
                  AuditAction.INVITATION_ACCEPTED,
                  () -> invitations.use(invitation));
          return startSession(account, Refused.CLOSED, fresh);
        });
  }

  /**
   * Links an identity to the account that is signed in.
   *
   * @param expected the account that started linking
   * @throws org.queenside.identity.account.ConfirmationNeededException if the password was typed
   *     too long ago
   */
  public Result link(LearnerId expected, ExternalIdentity identity) {
    Account account = currentAccount.requireConfirmed(AccountRole.LEARNER);
    if (!account.id().equals(expected)) {
      return Refused.TAKEN;
    }
    return write(
        () -> {
          transaction.executeWithoutResult(
              _ -> {
                identities.link(identity, expected);
                if (account.role() != AccountRole.LEARNER) {
                  audit.note(account, AuditAction.IDENTITY_LINKED, account.signInName());
                }
              });
          return new Result.Done(account);
        });
  }

  /** Confirms the account that is signed in with its identity instead of its password. */
  public Result confirm(ExternalIdentity identity) {
    Account account = currentAccount.require(AccountRole.LEARNER);
    return write(
        () -> {
          if (!account.id().equals(identities.find(identity))) {
            return Refused.TAKEN;
          }
          currentAccount.markProven();
          return new Result.Done(account);
        });
  }

  private @Nullable Account owner(ExternalIdentity identity) {
    LearnerId learner = identities.find(identity);
    return learner == null ? null : accounts.find(learner);
  }

  private Result startSession(@Nullable Account account, Refused otherwise, boolean fresh) {
    if (account == null) {
      return otherwise;
    }
    signInSessions.start(account, SignInOptions.SHORT, fresh);
    return new Result.Done(account);
  }

  /** Returns the new account, or null if another person was faster. */
  private @Nullable Account add(
      AccountRole role,
      String name,
      ExternalIdentity identity,
      AuditAction action,
      BooleanSupplier goThrough) {
    return transaction.execute(
        status -> {
          Account account = accounts.add(role, shown(name, role), freeName(name, role));
          identities.link(identity, account.id());
          if (role != AccountRole.LEARNER) {
            audit.note(account, action, account.signInName());
          }
          if (!goThrough.getAsBoolean()) {
            status.setRollbackOnly();
            return null;
          }
          return account;
        });
  }

  /** Some providers send an e-mail address as the name; it isn't stored. */
  private static String shown(String name, AccountRole role) {
    String tidy = NameNormalizer.normalize(name.replaceAll("@.*", ""));
    String cut = tidy.substring(0, Math.min(NameNormalizer.LONGEST, tidy.length())).strip();
    return NameNormalizer.fits(cut) ? cut : role.code();
  }

  /** Not used to sign in; it lets administrators find people. */
  private String freeName(String name, AccountRole role) {
    String folded = SignInName.fold(shown(name, role));
    String free = folded.substring(0, Math.min(folded.length(), SignInName.LONGEST / 2));
    return accounts.isTaken(free) || free.isEmpty()
        ? free + " " + UUID.randomUUID().toString().substring(0, 8)
        : free;
  }

  private static Result write(Supplier<Result> task) {
    return StoreExceptionTranslator.write(
        "the sign-in",
        () -> {
          try {
            return task.get();
          } catch (DuplicateKeyException e) {
            return Refused.TAKEN;
          }
        });
  }
}
