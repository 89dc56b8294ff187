package org.queenside.school.roster.pupil.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Input;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.ui.Form;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class RemovedPupilsViewTest extends PageTester {

  @Autowired private SchoolClassService classes;
  @Autowired private RosterService roster;
  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private TestTeachers teacher;
  @Autowired private JdbcClient jdbc;
  private ClassId id;
  private Pupil removed;

  @BeforeEach
  void removeAPupil() {
    jdbc.sql(
            """
            delete from learner where id in (select learner_id from account
              where role = 'learner'
                and learner_id not in (select learner_id from class_pupil))""")
        .update();
    TestAccounts.signIn(
        currentAccount,
        accounts.add(AccountRole.ADMINISTRATOR, "Ms Hill", "hill-" + UUID.randomUUID()));
    id = classes.create("5b", ZoneId.of("Europe/Berlin")).id();
    teacher.addPupils(id, "Amira", "Ben");
    removed = roster.pupils(id).getLast();
    roster.remove(id, List.of(removed.id()));
    visit("administration/no-class");
  }

  @Test
  void administratorPutsAPupilBack() {
    assertThat(text())
        .contains("Benfrom 5b on ")
        .contains("by Ms Hill")
        .contains("Kept until someone deletes the account")
        .doesNotContain("Amira");

    press("Put back");

    assertThat(text()).contains("Ben is in 5b again.").contains("Every learner");
  }

  @Test
  void administratorSearchesForAPupil() {
    find("xylo");
    assertThat(text()).contains("Nobody in this list has this name.").doesNotContain("Ben");

    find("BE");
    assertThat(text()).contains("Ben");
  }

  private void find(String name) {
    $(Input.class).id("learner-name").setValue(name);
    fire($(Form.class).first().getElement(), "submit");
  }

  @Test
  void administratorDeletesAPupilForGood() {
    press("Delete");
    assertThat(accounts.find(removed.id())).isNotNull();

    press("Delete forever");

    assertThat(text()).contains("Ben is deleted, with everything we kept about them.");
    assertThat(accounts.find(removed.id())).isNull();
  }
}
