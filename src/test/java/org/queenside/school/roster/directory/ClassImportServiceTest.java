package org.queenside.school.roster.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.management.TestInvitations;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.school.roster.directory.NewClassList.InvalidRow;
import org.queenside.school.roster.directory.NewClassList.Problem;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class ClassImportServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final RosterFixture school;
  private final ClassImportService service;
  private final RosterFixture.Person admin;

  ClassImportServiceTest(TestDatabase database) {
    var clock = new TestClock();
    school = new RosterFixture(database, clock);
    service =
        database.transactional(
            new ClassImportService(
                school.current,
                school.accounts,
                TestInvitations.on(database, school.current, school.accounts, clock),
                new SchoolClassRepository(database.jdbc(), clock),
                new ClassDirectoryRepository(database.jdbc()),
                new AuditRepository(school.current, database.jdbc(), clock)));
    admin = school.administrator();
  }

  @Test
  void classesAndAccountsAreMadeTogether() throws Exception {
    RosterFixture.Person bob = school.teacher("Bob");
    String hill = "hill-" + UUID.randomUUID();
    NewClassList list =
        preview(
            "Class;Teacher;User name\n5b;Ms Hill;%s\n5b;Bob;%s\n6a;Ms Hill;%s"
                .formatted(hill, bob.account.signInName(), hill));

    List<CreatedClass> made = admin.does(() -> service.create(list.rows()));

    assertThat(made)
        .extracting(CreatedClass::className, CreatedClass::teacher)
        .containsExactly(tuple("5b", "Ms Hill"), tuple("5b", "Bob"), tuple("6a", "Ms Hill"));
    assertThat(made.get(0).link()).isNotEmpty().isEqualTo(made.get(2).link());
    assertThat(made.get(1).link()).isEmpty();
    assertThat(bob.does(() -> school.classes.all()))
        .extracting(SchoolClass::name, SchoolClass::zone)
        .containsExactly(tuple("5b", BERLIN));
    var account = school.accounts.find(hill);
    assertThat(account).isNotNull();
    assertThat(account.role()).isEqualTo(AccountRole.TEACHER);
    assertThat(
            ActingAs.<List<SchoolClass>, RuntimeException>call(account, () -> school.classes.all()))
        .extracting(SchoolClass::name)
        .containsExactly("5b", "6a");
  }

  @Test
  void userNameIsMadeUpIfThereIsNone() throws Exception {
    NewClassList list = preview("Class;Teacher\n5b;Dr. Quentin Q\n5c;Dr. Quentin Q");

    List<CreatedClass> made = admin.does(() -> service.create(list.rows()));

    assertThat(made.getFirst().signInName()).startsWith("quentin");
    assertThat(made.get(1).signInName()).isEqualTo(made.getFirst().signInName());
  }

  @Test
  void sameListIsNotMadeTwice() throws Exception {
    String text = "Class;Teacher\n9x;Rita R";
    NewClassList list = preview(text);
    admin.does(() -> service.create(list.rows()));

    assertThat(preview(text).invalid()).containsExactly(new InvalidRow(2, Problem.EXISTS, "9x"));
    assertThatThrownBy(() -> admin.does(() -> service.create(list.rows())))
        .isInstanceOf(ConflictException.class);
  }

  @Test
  void learnersUserNameIsRefused() throws Exception {
    String pupil = "pupil-" + UUID.randomUUID();
    school.accounts.add(AccountRole.LEARNER, "Ben", pupil);

    assertThat(preview("Class;Teacher;User name\n5b;Ben;" + pupil).invalid())
        .containsExactly(new InvalidRow(2, Problem.PUPIL, pupil));
  }

  @Test
  void onlyAdministratorsMayDoIt() {
    RosterFixture.Person ada = school.teacher("Ada");

    assertThatThrownBy(() -> ada.does(() -> service.create(List.of())))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(
            () -> ActingAs.call(ada.account, () -> service.preview("Class;Teacher\n5b;A", BERLIN)))
        .isInstanceOf(RoleRequiredException.class);
  }

  @Test
  void fileHasTheWholeLinks() throws Exception {
    var out = new ByteArrayOutputStream();
    var made = List.of(new CreatedClass("5b", "=Ms Hill", "hill", "TOKEN"));

    ActingAs.call(
        admin.account,
        () -> {
          service.write(made, "https://chess.example.org/", Locale.ENGLISH, Locale.ENGLISH, out);
          return true;
        });

    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("https://chess.example.org/invitation/TOKEN")
        .doesNotContain(",=Ms Hill");
  }

  private NewClassList preview(String text) throws Exception {
    return ActingAs.call(admin.account, () -> service.preview(text, BERLIN));
  }
}
