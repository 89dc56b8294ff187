package org.queenside.identity.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class SystemViewTest extends PageTester {

  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;

  /** The test database is in memory, and no folder for backups is set. */
  @Test
  void thePageTellsTheVersionTheDataAndWhatToDoForBackups() {
    TestAccounts.signIn(
        currentAccount,
        accounts.add(AccountRole.ADMINISTRATOR, "Ms Hill", "h" + UUID.randomUUID()));
    visit("administration/system");

    assertThat(text())
        .contains("Version", "Built from", "In memory only", "queenside.backup.folder")
        .contains("Google, Microsoft Entra", "Accounts without an invitation")
        .doesNotContain("Back up now", "!{");
  }

  @Test
  void theAdministrationPageTellsWhetherBackupsAndTheSchoolsSignInAreOn() {
    TestAccounts.signIn(
        currentAccount,
        accounts.add(AccountRole.ADMINISTRATOR, "Ms Hill", "h" + UUID.randomUUID()));
    visit("administration");

    assertThat(text())
        .contains("BackupsOff", "Sign-in with a school accountOff", "Pupils who don’t come back")
        .doesNotContain("!{");
  }
}
