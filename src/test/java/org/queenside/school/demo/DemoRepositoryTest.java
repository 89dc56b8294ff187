package org.queenside.school.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.account.SettingRepository;
import org.queenside.identity.account.Token;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.PupilRepository;
import org.queenside.school.roster.SchoolClassRepository;
import org.queenside.store.DatabaseStartupException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class DemoRepositoryTest {

  private final TestDatabase database;
  private final AccountRepository accounts;
  private final SchoolClassRepository classes;

  DemoRepositoryTest(TestDatabase database) {
    this.database = database;
    Clock clock = Clock.systemUTC();
    accounts = new AccountRepository(database.jdbc(), database.transactions(), clock);
    classes = new SchoolClassRepository(database.jdbc(), clock);
  }

  @BeforeEach
  void empty() {
    for (String table : List.of("school_class", "learner", "setting")) {
      database.jdbc().sql("delete from " + table).update();
    }
  }

  private DemoRepository start(boolean demo) {
    DemoRepository started =
        new DemoRepository(
            database.jdbc(),
            database.transactions(),
            new SettingRepository(database.jdbc()),
            demo,
            "jdbc:h2:durable:./data/queenside;MODE=PostgreSQL");
    started.afterPropertiesSet();
    return started;
  }

  private ClassId addClass(Account teacher, Account... pupils) {
    ClassId id = classes.add("5b", ZoneId.of("UTC")).id();
    classes.addTeacher(id, teacher.id(), true);
    new PupilRepository(database.jdbc(), Clock.systemUTC())
        .add(id, List.of(pupils).stream().map(Account::id).toList());
    return id;
  }

  private int count(String table) {
    return database.jdbc().sql("select count(*) from " + table).query(Integer.class).single();
  }

  @Test
  void aRealSchoolIsLeftAlone() {
    addClass(accounts.add(AccountRole.TEACHER, "Ms Real", "real"));

    assertThatThrownBy(() -> start(true))
        .isInstanceOf(DatabaseStartupException.class)
        .hasMessageContaining("./data/queenside belongs to a real school: accounts: 1, classes: 1");
    assertThat(count("account")).isEqualTo(1);
    start(false);
    assertThat(count("school_class")).isEqualTo(1);
  }

  @Test
  void whatTheLastRunLeftIsDeletedAndGuestsStay() {
    new LearnerRepository(database.jdbc(), database.transactions(), Clock.systemUTC())
        .add(Token.random());
    start(true);
    addClass(
        accounts.add(AccountRole.TEACHER, "Ms Made-up", "made-up"),
        accounts.add(AccountRole.LEARNER, "Amara", "amara"));
    start(true);
    assertThat(List.of(count("account"), count("school_class"))).containsExactly(0, 0);
    assertThat(count("learner")).isEqualTo(1);

    accounts.add(AccountRole.TEACHER, "Ms Made-up", "made-up");
    start(false);
    assertThat(count("account")).isZero();
    accounts.add(AccountRole.TEACHER, "Ms Real", "real");
    start(false);
    assertThat(count("account")).isEqualTo(1);
  }

  @Test
  void nothingIsDeletedWhereAnAdministratorWorks() {
    start(true);
    accounts.add(AccountRole.ADMINISTRATOR, "Ms Real", "real");

    assertThatThrownBy(() -> start(true)).isInstanceOf(DatabaseStartupException.class);
    assertThat(count("account")).isEqualTo(1);
  }

  @Test
  void aCopyEndsWithPupilsWhoAreInNoClassAnyMore() {
    DemoRepository started = start(true);
    Account teacher = accounts.add(AccountRole.TEACHER, "Ms Made-up", "made-up");
    Account other = accounts.add(AccountRole.TEACHER, "Ms Made-up", "made-up-2");
    Account amara = accounts.add(AccountRole.LEARNER, "Amara", "amara");
    addClass(teacher, amara);
    addClass(other, accounts.add(AccountRole.LEARNER, "Amara", "amara-2"));
    accounts.add(AccountRole.LEARNER, "Removed", "removed");

    started.delete(teacher.id());

    assertThat(database.jdbc().sql("select sign_in_name from account").query(String.class).list())
        .containsExactlyInAnyOrder("made-up-2", "amara-2");
    assertThat(count("school_class")).isEqualTo(1);
  }
}
