package org.queenside.identity.management;

import java.util.ArrayList;
import java.util.List;
import org.queenside.identity.account.ClassMembershipLookup;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.retention.RetentionFixture;
import org.queenside.identity.session.SignInFixture;
import org.queenside.store.TestDatabase;

/**
 * The services that create, change and delete accounts on a test's database, wired as in the
 * program.
 */
final class AccountManagementFixture {

  final SignInFixture house;
  final AdministratorLinkService firstLink;
  final AdministratorLinkRepository administratorLinks;
  final RegistrationService admissions;
  final InvitationService invitations;
  final AccountAdministrationService administration;
  final SettingService settings;
  final AuditService log;

  /** The names of the classes that each account leads. */
  final List<String> led = new ArrayList<>();

  AccountManagementFixture(TestDatabase database) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    house = new SignInFixture(database);
    administratorLinks = new AdministratorLinkRepository(jdbc, house.clock);
    firstLink = new AdministratorLinkService(house.accounts, administratorLinks, false);
    var invitations = new InvitationRepository(jdbc, house.clock);
    var table = new SettingRepository(jdbc);
    var entrance =
        new AccountCreationService(
            house.accounts,
            house.passwords,
            house.passwordReset,
            house.arrival,
            house.secondStep,
            house.audit,
            transactions);
    admissions =
        new RegistrationService(
            firstLink, invitations, table, house.accounts, house.limit, entrance);
    var administrators = new AdministratorAccess(house.current, transactions);
    invitations =
        new InvitationService(administrators, invitations, house.accounts, house.audit);
    administration =
        new AccountAdministrationService(
            administrators,
            house.accounts,
            invitations,
            house.signIns,
            house.secondStep,
            ties(),
            house.audit);
    log = new AuditService(administrators, house.audit);
    settings =
        new SettingService(
            administrators,
            table,
            RetentionFixture.pupilRetention(table, database, house.clock),
            house.audit);
  }

  private ClassMembershipLookup ties() {
    return new ClassMembershipLookup() {
      @Override
      public boolean isPupil(LearnerId learner) {
        return false;
      }

      @Override
      public List<String> classesLedBy(LearnerId learner) {
        return led;
      }
    };
  }
}
