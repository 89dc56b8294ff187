package org.queenside.identity.management;

import java.util.ArrayList;
import java.util.List;
import org.queenside.identity.account.ClassMembershipRepository;
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

  final SignInFixture signInFixture;
  final AdministratorLinkService firstLink;
  final AdministratorLinkRepository administratorLinks;
  final RegistrationService registrations;
  final InvitationService invitations;
  final AccountAdministrationService administration;
  final SettingService settings;
  final AuditService log;

  /** The names of the classes that each account leads. */
  final List<String> led = new ArrayList<>();

  AccountManagementFixture(TestDatabase database) {
    var jdbc = database.jdbc();
    var transactions = database.transactions();
    signInFixture = new SignInFixture(database);
    administratorLinks = new AdministratorLinkRepository(jdbc, signInFixture.clock);
    firstLink =
        new AdministratorLinkService(signInFixture.accounts, administratorLinks, false, false);
    var invitationRepository = new InvitationRepository(jdbc, signInFixture.clock);
    var table = new SettingRepository(jdbc);
    var accountCreation =
        new AccountCreationService(
            signInFixture.accounts,
            signInFixture.passwords,
            signInFixture.passwordReset,
            signInFixture.arrival,
            signInFixture.secondStep,
            signInFixture.audit,
            transactions);
    registrations =
        new RegistrationService(
            firstLink,
            invitationRepository,
            table,
            signInFixture.accounts,
            signInFixture.limit,
            accountCreation);
    var administrators = new AdministratorAccess(signInFixture.current, transactions);
    invitations =
        new InvitationService(
            administrators, invitationRepository, signInFixture.accounts, signInFixture.audit);
    administration =
        new AccountAdministrationService(
            administrators,
            signInFixture.accounts,
            invitationRepository,
            signInFixture.signIns,
            signInFixture.secondStep,
            ties(database),
            signInFixture.audit);
    log = new AuditService(administrators, signInFixture.audit);
    settings =
        new SettingService(
            administrators,
            table,
            RetentionFixture.pupilRetention(table, database, signInFixture.clock),
            signInFixture.audit);
  }

  private ClassMembershipRepository ties(TestDatabase database) {
    return new ClassMembershipRepository(database.jdbc()) {
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
