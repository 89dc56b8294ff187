package org.queenside.school.roster;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.ClassMembershipRepository;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordRepository;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.retention.RetentionFixture;
import org.queenside.identity.session.ClassTabletLinkRepository;
import org.queenside.identity.session.ClassTabletRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.roster.card.GeneratedPassword;
import org.queenside.school.roster.card.LoginCard;
import org.queenside.school.roster.card.LoginCardIssuer;
import org.queenside.school.roster.card.LoginCardService;
import org.queenside.school.roster.directory.ClassAdministrationService;
import org.queenside.school.roster.directory.ClassDirectoryRepository;
import org.queenside.school.roster.directory.ClassDirectoryService;
import org.queenside.school.roster.names.NameList;
import org.queenside.school.roster.pupil.PupilCreationService;
import org.queenside.school.roster.pupil.PupilDeletionService;
import org.queenside.school.roster.pupil.PupilMergeService;
import org.queenside.school.roster.teacher.TeacherRepository;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.year.ClassPromoter;
import org.queenside.school.roster.year.ClassPromotionContributor;
import org.queenside.school.roster.year.ClassPromotionRepository;
import org.queenside.school.roster.year.ClassPromotionService;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/** The roster services on a test database, and people who use them. */
public final class RosterFixture {

  /** Represents anything in a new class that prevents undoing its promotion. */
  private static final List<ClassPromotionContributor> RECORDS =
      List.of(
          new ClassPromotionContributor() {
            @Override
            public List<String> tables() {
              return List.of("term_plan", "live_lesson");
            }
          });

  public final TestClasses rows;
  public final CurrentAccount current;
  public final AccountRepository accounts;
  public final SchoolClassService classes;
  public final ClassSettingsService settings;
  public final ClassPromotionService promotions;
  public final RosterService roster;
  public final RemovedPupilService removed;
  public final PupilMergeService merge;
  public final ClassDirectoryService directory;
  public final ClassAdministrationService administration;

  public final GroupService groups;
  public final PupilCreationService newPupils;
  public final LoginCardService loginCards;
  public final TeacherService teachers;
  public final PupilDeletionService deletion;
  public final ClassMembershipRepository membership;

  public RosterFixture(TestDatabase database, Clock clock) {
    JdbcClient jdbc = database.jdbc();
    TransactionOperations transactions = database.transactions();
    rows = new TestClasses(jdbc);
    current = TestAccounts.currentAccount(database);
    accounts = new AccountRepository(jdbc, transactions, clock);
    AuditRepository audit = new AuditRepository(current, jdbc, clock);
    SignInCodeRepository codes = new SignInCodeRepository(jdbc, transactions, clock);
    var classRepository = new SchoolClassRepository(jdbc, clock);
    var teacherRepository = new TeacherRepository(jdbc, clock);
    var pupilRepository = new PupilRepository(jdbc, clock);
    var removedRepository = new RemovedPupilRepository(jdbc, clock);
    var groupRepository = new GroupRepository(jdbc);
    var cardIssuer =
        new LoginCardIssuer(
            new PasswordRepository(jdbc), TestAccounts.passwordReset(database, clock), codes);
    classes = database.transactional(new SchoolClassService(current, classRepository, audit));
    settings =
        database.transactional(
            new ClassSettingsService(
                classes,
                classRepository,
                new ClassTabletRepository(database.jdbc(), clock),
                new ClassTabletLinkRepository(database.jdbc(), clock),
                audit));
    var promotionRepository = new ClassPromotionRepository(jdbc, RECORDS, clock);
    var promoter = new ClassPromoter(classRepository, promotionRepository, RECORDS, audit);
    promotions =
        database.transactional(
            new ClassPromotionService(
                classes, settings, classRepository, promotionRepository, promoter));
    roster =
        database.transactional(
            new RosterService(
                classes, accounts, pupilRepository, groupRepository, removedRepository, audit));
    removed =
        database.transactional(
            new RemovedPupilService(
                current,
                classes,
                classRepository,
                pupilRepository,
                removedRepository,
                accounts,
                RetentionFixture.pupilRetention(new SettingRepository(jdbc), database, clock),
                audit));
    merge =
        database.transactional(
            new PupilMergeService(
                classes,
                pupilRepository,
                new GuestMergeService(
                    new LearnerRepository(jdbc, transactions, clock),
                    List.of(new ClassLearnerRecords(jdbc, removedRepository))),
                audit));
    directory =
        new ClassDirectoryService(current, new ClassDirectoryRepository(jdbc), promotionRepository);
    administration =
        database.transactional(
            new ClassAdministrationService(
                current, classRepository, promoter, pupilRepository, merge));
    groups = database.transactional(new GroupService(classes, groupRepository, pupilRepository));
    newPupils =
        new PupilCreationService(
            classes, pupilRepository, groupRepository, accounts, cardIssuer, transactions, audit);
    loginCards =
        database.transactional(
            new LoginCardService(classes, pupilRepository, accounts, cardIssuer, codes, audit));
    teachers =
        database.transactional(
            new TeacherService(classes, classRepository, teacherRepository, audit));
    deletion =
        database.transactional(
            new PupilDeletionService(
                classes, classRepository, teachers, pupilRepository, accounts, audit));
    membership = new ClassMembershipRepository(jdbc);
  }

  /** Passwords with fake hashes, with which nobody can sign in. */
  public static List<GeneratedPassword> secrets(int count) {
    return Stream.generate(
            () ->
                new GeneratedPassword(
                    Password.words(),
                    new HashedPassword(Password.Kind.WORDS, "{test}" + UUID.randomUUID(), null)))
        .limit(count)
        .toList();
  }

  public Person teacher(String name) {
    return new Person(AccountRole.TEACHER, name);
  }

  public Person administrator() {
    return new Person(AccountRole.ADMINISTRATOR, "Admin");
  }

  /** A person with an account. */
  public final class Person {

    public final Account account;

    private Person(AccountRole role, String name) {
      account = accounts.add(role, name, name.toLowerCase(Locale.ROOT) + "-" + UUID.randomUUID());
    }

    public <T extends @Nullable Object> T does(Supplier<T> action) {
      return ActingAs.<T, RuntimeException>call(account, action::get);
    }

    public void tries(Runnable action) {
      ActingAs.run(account, action);
    }

    /** Finds a pupil of a class by the name. */
    public LearnerId findsPupil(ClassId id, String name) {
      return does(() -> roster.pupils(id)).stream()
          .filter(each -> each.name().equals(name))
          .findFirst()
          .orElseThrow()
          .id();
    }

    /** Adds pupils by their names, one per line. */
    public List<LoginCard> adds(ClassId id, String names) {
      return does(
          () -> {
            List<NameList.NewPupil> named =
                newPupils.preview(id, names, List.of(), Set.of()).list().newPupils();
            return newPupils.add(id, named, secrets(named.size()));
          });
    }
  }
}
