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
import org.queenside.store.StoreUnavailableException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * What a proven identity at a provider outside opens here. The provider has been asked already; no
 * account is ever found by a name or an e-mail address.
 *
 * <p>Methods throw {@link StoreUnavailableException} if the database fails; nothing is changed
 * then.
 */
@Component
public class ExternalSignInService {

  /** What comes of a proven identity. */
  public sealed interface Result {

    /** What the person wanted is done, for this account. */
    record Done(Account account) implements Result {}

    /** Nothing is done. */
    enum Refused implements Result {
      /** No account belongs to this identity. */
      UNKNOWN,
      /** The identity belongs to another account, or the account has another identity. */
      TAKEN,
      /** The invitation opens nothing any more. */
      CLOSED;

      /** Returns the reason as the interface texts call it. */
      public String code() {
        return name().toLowerCase(Locale.ROOT);
      }
    }
  }

  private final ExternalIdentityRepository identities;
  private final InvitationRepository invitations;
  private final AccountRepository accounts;
  private final SignInSessionService arrival;
  private final CurrentAccount currentAccount;
  private final AuditRepository audit;
  private final TransactionOperations transaction;

  ExternalSignInService(
      ExternalIdentityRepository identities,
      InvitationRepository invitations,
      AccountRepository accounts,
      SignInSessionService arrival,
      CurrentAccount currentAccount,
      AuditRepository audit,
      TransactionOperations transaction) {
    this.identities = identities;
    this.invitations = invitations;
    this.accounts = accounts;
    this.arrival = arrival;
    this.currentAccount = currentAccount;
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * Signs in the person to whom an identity belongs.
   *
   * @param role what the provider says a new person may do, or null if it says nothing; then
   *     unknown people stay outside
   * @param name what others will read of a new person
   * @param fresh whether the provider has just asked for the password, as administration needs
   */
  public Result signIn(
      ExternalIdentity identity, @Nullable AccountRole role, String name, boolean fresh) {
    return saving(
        () -> {
          Account account = owner(identity);
          if (account == null && role != null) {
            account = add(role, name, identity, AuditAction.REGISTERED, () -> true);
          }
          return arrive(account, Refused.UNKNOWN, fresh);
        });
  }

  /**
   * Makes the account of an invitation for an identity, and signs in.
   *
   * @param name what others will read of the person
   * @param fresh whether the provider has just asked for the password, as administration needs
   */
  public Result accept(String token, ExternalIdentity identity, String name, boolean fresh) {
    return saving(
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
          return arrive(account, Refused.CLOSED, fresh);
        });
  }

  /**
   * Links an identity to the account that is signed in.
   *
   * @param expected the account for which this was begun
   * @throws org.queenside.identity.account.ConfirmationNeededException if the password was given
   *     too long ago
   */
  public Result link(LearnerId expected, ExternalIdentity identity) {
    Account account = currentAccount.requireConfirmed(AccountRole.LEARNER);
    if (!account.id().equals(expected)) {
      return Refused.TAKEN;
    }
    return saving(
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

  /** Counts an identity as proof that the person in front of the screen is who is signed in. */
  public Result confirm(ExternalIdentity identity) {
    Account account = currentAccount.require(AccountRole.LEARNER);
    return saving(
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

  private Result arrive(@Nullable Account account, Refused otherwise, boolean fresh) {
    if (account == null) {
      return otherwise;
    }
    arrival.start(account, SignInOptions.SHORT, fresh);
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

  /** Some providers give an e-mail address as the name; it is not kept. */
  private static String shown(String name, AccountRole role) {
    String tidy = NameNormalizer.normalize(name.replaceAll("@.*", ""));
    String cut = tidy.substring(0, Math.min(NameNormalizer.LONGEST, tidy.length())).strip();
    return NameNormalizer.fits(cut) ? cut : role.code();
  }

  /** Nobody signs in by it, but administrators find people by it. */
  private String freeName(String name, AccountRole role) {
    String folded = SignInName.fold(shown(name, role));
    String free = folded.substring(0, Math.min(folded.length(), SignInName.LONGEST / 2));
    return accounts.isTaken(free) || free.isEmpty()
        ? free + " " + UUID.randomUUID().toString().substring(0, 8)
        : free;
  }

  private static Result saving(Supplier<Result> way) {
    return StoreExceptionTranslator.write(
        "the sign-in",
        () -> {
          try {
            return way.get();
          } catch (DuplicateKeyException e) {
            return Refused.TAKEN;
          }
        });
  }
}
