package org.queenside.identity.management;

import java.time.Clock;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.ActingAccount;
import org.queenside.store.TestDatabase;

/** Invitations on a test's database. */
public final class TestInvitations {

  private TestInvitations() {}

  /** Returns a service that invites people. */
  public static InvitationService on(
      TestDatabase database, ActingAccount current, AccountRepository accounts, Clock clock) {
    return new InvitationService(
        new AdministratorAccess(current, database.transactions()),
        new InvitationRepository(database.jdbc(), clock),
        accounts,
        new AuditRepository(current, database.jdbc(), clock));
  }
}
