package org.queenside.school.roster.directory.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.dom.Element;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.ui.Checkbox;
import org.queenside.ui.PageTester;
import org.queenside.ui.TextAreaField;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class NewClassesViewTest extends PageTester {

  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private JdbcClient jdbc;

  @BeforeEach
  void openThePage() {
    TestAccounts.signIn(
        currentAccount,
        accounts.add(AccountRole.ADMINISTRATOR, "Ms Hill", "hill-" + UUID.randomUUID()));
    visit("administration/new-classes");
  }

  /** Other tests of this application compare all invitations. */
  @AfterEach
  void withdrawInvitations() {
    jdbc.sql("delete from invitation").update();
  }

  @Test
  void mistakesAreListedAndCanBeLeftOut() {
    String user = "greta-" + UUID.randomUUID();
    type("Class;Teacher;User name\n5b;Greta G;" + user + "\nOtto O;5c;otto");
    assertThat(text())
        .contains("1 line has a mistake")
        .contains("Line 3“5c” has digits")
        .contains("swapped");
    assertThat(button("Make this class").isEnabled()).isFalse();

    Element box = $(Checkbox.class).single().getElement().getChild(0);
    box.setProperty("checked", true);
    fire(box, "change");
    press("Make this class");

    assertThat(text()).contains("One line is done.").contains("/invitation/").contains(user);
    assertThat(accounts.find(user)).isNotNull();
    assertThat(accounts.find("otto")).isNull();
  }

  @Test
  void listWithoutTitlesIsRefused() {
    type("5b;Greta G");

    assertThat(text()).contains("The first line has to name the columns");
  }

  private void type(String list) {
    $(TextAreaField.class).single().setValue(list);
  }
}
