package org.queenside.learner.account;

import java.util.Locale;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Action;
import org.queenside.learner.Arrival;
import org.queenside.learner.Audit;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Role;
import org.queenside.learner.SignInName;
import org.queenside.learner.Stay;
import org.queenside.learner.StoreUnavailable;
import org.queenside.learner.TidyName;
import org.queenside.learner.account.ExternalSignIn.Result.Refused;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * What a proven identity at a provider outside opens here. The provider has been asked already; no
 * account is ever found by a name or an e-mail address.
 *
 * <p>Methods throw {@link StoreUnavailable} if the database fails; nothing is changed then.
 */
@Component
public class ExternalSignIn {

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
      public String word() {
        return name().toLowerCase(Locale.ROOT);
      }
    }
  }

  private final ExternalIdentityRepository identities;
  private final Invitations invitations;
  private final Accounts accounts;
  private final Arrival arrival;
  private final CurrentAccount currentAccount;
  private final Audit audit;
  private final TransactionOperations transaction;

  ExternalSignIn(
      ExternalIdentityRepository identities,
      Invitations invitations,
      Accounts accounts,
      Arrival arrival,
      CurrentAccount currentAccount,
      Audit audit,
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
  public Result signIn(ExternalIdentity identity, @Nullable Role role, String name, boolean fresh) {
    return saving(
        () -> {
          Account account = owner(identity);
          if (account == null && role != null) {
            account = add(role, name, identity, Action.REGISTERED, () -> true);
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
                  Action.INVITATION_ACCEPTED,
                  () -> invitations.use(invitation));
          return arrive(account, Refused.CLOSED, fresh);
        });
  }

  /**
   * Links an identity to the account that is signed in.
   *
   * @param expected the account for which this was begun
   * @throws org.queenside.learner.ConfirmationNeededException if the password was given too long
   *     ago
   */
  public Result link(LearnerId expected, ExternalIdentity identity) {
    Account account = currentAccount.requireProven(Role.LEARNER);
    if (!account.id().equals(expected)) {
      return Refused.TAKEN;
    }
    return saving(
        () -> {
          transaction.executeWithoutResult(
              _ -> {
                identities.link(identity, expected);
                if (account.role() != Role.LEARNER) {
                  audit.note(account, Action.IDENTITY_LINKED, account.signInName());
                }
              });
          return new Result.Done(account);
        });
  }

  /** Counts an identity as proof that the person in front of the screen is who is signed in. */
  public Result confirm(ExternalIdentity identity) {
    Account account = currentAccount.require(Role.LEARNER);
    return saving(
        () -> {
          if (!account.id().equals(identities.find(identity))) {
            return Refused.TAKEN;
          }
          currentAccount.prove();
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
    arrival.begin(account, Stay.SHORT, fresh);
    return new Result.Done(account);
  }

  /** Returns the new account, or null if another person was faster. */
  private @Nullable Account add(
      Role role, String name, ExternalIdentity identity, Action action, BooleanSupplier goThrough) {
    return transaction.execute(
        status -> {
          Account account = accounts.add(role, shown(name, role), freeName(name, role));
          identities.link(identity, account.id());
          if (role != Role.LEARNER) {
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
  private static String shown(String name, Role role) {
    String tidy = TidyName.of(name.replaceAll("@.*", ""));
    String cut = tidy.substring(0, Math.min(TidyName.LONGEST, tidy.length())).strip();
    return TidyName.fits(cut) ? cut : role.word();
  }

  /** Nobody signs in by it, but administrators find people by it. */
  private String freeName(String name, Role role) {
    String folded = SignInName.fold(shown(name, role));
    String free = folded.substring(0, Math.min(folded.length(), SignInName.LONGEST / 2));
    return accounts.isTaken(free) || free.isEmpty()
        ? free + " " + UUID.randomUUID().toString().substring(0, 8)
        : free;
  }

  private static Result saving(Supplier<Result> way) {
    try {
      return way.get();
    } catch (DuplicateKeyException e) {
      return Refused.TAKEN;
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("nobody could be signed in", e);
    }
  }
}
