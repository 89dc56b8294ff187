package org.queenside.school.roster.directory.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.dom.Element;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.roster.TestClasses;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class ClassDirectoryViewTest extends PageTester {

  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private SchoolClassFixture school;
  @Autowired private JdbcClient jdbc;

  @Test
  void pupilsAreFoundAndLeadToTheirAccount() {
    SchoolClassFixture.CreatedClass made = school.make();
    Account zoe = accounts.add(AccountRole.LEARNER, "Zoe Newcomer", "z" + UUID.randomUUID());
    new TestClasses(jdbc).addPupil(made.id(), zoe.id());
    openAsAdministrator();
    assertThat(text())
        .contains("5b", "Ms Teacher – 3 pupils", "Search for a name")
        .doesNotContain("Zoe");

    find(zoe.signInName());
    assertThat(text())
        .contains("No class, teacher or pupil has this name.", "Zoe Newcomer", "– 5b");

    String address =
        $(Anchor.class).all().stream()
            .map(Anchor::getHref)
            .filter(each -> each.contains("?user="))
            .findFirst()
            .orElseThrow();
    visit(address);
    assertThat(text()).contains("Zoe Newcomer", "Make teacher");
  }

  @Test
  void classOfAnotherTeacherIsPromotedAndComesBack() {
    SchoolClassFixture.CreatedClass made = school.make();
    String teacher = "Teacher " + UUID.randomUUID();
    jdbc.sql("update account set name = ? where learner_id = ?")
        .params(teacher, made.teacher().id().value())
        .update();
    openAsAdministrator();
    find(teacher);

    press("New school year");
    assertThat($(Input.class).id("new-name").getValue()).isEqualTo("6b");
    press("Start the new year");
    assertThat(text()).contains("5b is now 6b", teacher + " – 2 pupils – archived");

    press("Undo the new school year");
    press("Undo the change");
    assertThat(text()).contains("5b is back, and 6b is deleted.").doesNotContain("archived");
  }

  @Test
  void twoAccountsOfAChildAreMergedWithoutShowingTheirWork() {
    SchoolClassFixture.CreatedClass made = school.make();
    Account zoe = accounts.add(AccountRole.LEARNER, "Zoe One", "z" + UUID.randomUUID());
    Account twin = accounts.add(AccountRole.LEARNER, "Zoe Two", "z" + UUID.randomUUID());
    new TestClasses(jdbc).addPupil(made.id(), zoe.id());
    new TestClasses(jdbc).addPupil(made.id(), twin.id());
    openAsAdministrator();

    find(zoe.signInName());
    tick("Zoe One");
    assertThat(text()).contains("tick that one too");
    find(twin.signInName());
    tick("Zoe Two");
    assertThat(text())
        .contains("Everything " + twin.signInName() + " did goes to " + zoe.signInName())
        .doesNotContain("tries", "games:");
    press("Merge these two");

    assertThat(text()).contains("Zoe One has everything now.");
    assertThat(accounts.find(twin.id())).isNull();
  }

  private void openAsAdministrator() {
    TestAccounts.signIn(
        currentAccount,
        accounts.add(AccountRole.ADMINISTRATOR, "Ms Admin", "a" + UUID.randomUUID()));
    visit("administration/classes");
  }

  private void find(String text) {
    $(FormField.class).single().setValue(text);
    fire($(Form.class).single().getElement(), "submit");
  }

  private void tick(String name) {
    Element box =
        $(Checkbox.class).all().stream()
            .filter(each -> each.getElement().getTextRecursively().equals(name))
            .findFirst()
            .orElseThrow()
            .getElement()
            .getChild(0);
    box.setProperty("checked", true);
    fire(box, "change");
  }
}
