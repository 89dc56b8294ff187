package org.queenside.school.roster.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Anchor;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.roster.TestClasses;
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
    TestAccounts.signIn(
        currentAccount,
        accounts.add(AccountRole.ADMINISTRATOR, "Ms Admin", "a" + UUID.randomUUID()));
    visit("administration/classes");
    assertThat(text())
        .contains("5b", "Ms Teacher – 3 pupils", "Search for a name")
        .doesNotContain("Zoe");

    $(FormField.class).single().setValue(zoe.signInName());
    fire($(Form.class).single().getElement(), "submit");
    assertThat(text()).contains("Nobody and nothing has this name.", "Zoe Newcomer", "– 5b");

    String address =
        $(Anchor.class).all().stream()
            .map(Anchor::getHref)
            .filter(each -> each.contains("?user="))
            .findFirst()
            .orElseThrow();
    visit(address);
    assertThat(text()).contains("Zoe Newcomer", "Make teacher");
  }
}
