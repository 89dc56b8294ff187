package org.queenside.school.roster.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class ClassDirectoryServiceTest {

  private final TestDatabase database;
  private final RosterFixture fixture;
  private final ClassDirectoryService directory;
  private final Account administrator;
  private final Account hill;

  ClassDirectoryServiceTest(TestDatabase database) {
    this.database = database;
    fixture = new RosterFixture(database, Clock.systemUTC());
    directory = fixture.directory;
    administrator = account(AccountRole.ADMINISTRATOR, "Ada Admin");
    hill = account(AccountRole.TEACHER, "Ms Hill " + UUID.randomUUID());
  }

  @Test
  void classesAreFoundByTheirNameAndByTheirTeacher() {
    String word = "rooks" + UUID.randomUUID();
    ClassId id = make("The " + word);
    pupil(id, "Ben", word + " ben");
    pupil(id, "Mia", word + " mia");

    List<DirectoryClass> byName =
        as(administrator, () -> directory.classes(" " + word.toUpperCase(Locale.ROOT), 0));

    assertThat(byName)
        .containsExactly(new DirectoryClass(id, "The " + word, false, hill.name(), 2, null));
    assertThat(as(administrator, () -> directory.classes(hill.name(), 0))).isEqualTo(byName);
    assertThat(as(administrator, () -> directory.classes(word + "%", 0))).isEmpty();
  }

  @Test
  void archivedClassesComeLastAndPagesGoOn() {
    String word = "page" + UUID.randomUUID();
    make("A " + word);
    ClassId archived = make("B " + word);
    make("C " + word);
    SchoolClass seen = as(hill, () -> fixture.classes.open(archived));
    as(hill, () -> fixture.settings.archive(seen));

    assertThat(as(administrator, () -> directory.classes(word, 0)))
        .extracting(DirectoryClass::name, DirectoryClass::archived)
        .containsExactly(
            tuple("A " + word, false), tuple("C " + word, false), tuple("B " + word, true));
    assertThat(as(administrator, () -> directory.classes(word, 2)))
        .extracting(DirectoryClass::name)
        .containsExactly("B " + word);
  }

  @Test
  void pupilsAreFoundByNameAndUserNameButNotAllAtOnce() {
    String word = "zoe" + UUID.randomUUID();
    ClassId first = make("5a");
    ClassId second = make("5b");
    Account zoe = pupil(first, "Zoë", word);
    new TestClasses(database.jdbc()).addPupil(second, zoe.id());
    Account alone = account(AccountRole.LEARNER, "Alone " + word);

    assertThat(as(administrator, () -> directory.pupils(word, 0)))
        .containsExactly(
            new DirectoryPupil(alone.id(), alone.name(), alone.signInName(), ""),
            new DirectoryPupil(zoe.id(), "Zoë", zoe.signInName(), "5a, 5b"));
    assertThat(as(administrator, () -> directory.pupils("z ", 0))).isEmpty();
    assertThat(as(administrator, () -> directory.pupils(hill.name(), 0))).isEmpty();
  }

  @Test
  void othersFindNothing() {
    for (Account other : List.of(hill, account(AccountRole.LEARNER, "Ben"))) {
      assertThatThrownBy(() -> as(other, () -> directory.classes("", 0)))
          .isInstanceOf(RoleRequiredException.class);
      assertThatThrownBy(() -> as(other, () -> directory.pupils("ben", 0)))
          .isInstanceOf(RoleRequiredException.class);
    }
  }

  private ClassId make(String name) {
    return as(hill, () -> fixture.classes.create(name, ZoneId.of("UTC"))).id();
  }

  private Account pupil(ClassId id, String name, String signInName) {
    Account added = fixture.accounts.add(AccountRole.LEARNER, name, signInName);
    new TestClasses(database.jdbc()).addPupil(id, added.id());
    return added;
  }

  private Account account(AccountRole role, String name) {
    return fixture.accounts.add(role, name, "s" + UUID.randomUUID());
  }

  private static <T> T as(Account account, Supplier<T> action) {
    return ActingAs.<T, RuntimeException>call(account, action::get);
  }
}
