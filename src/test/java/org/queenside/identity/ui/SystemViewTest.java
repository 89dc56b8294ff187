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
        .doesNotContain("Back up now", "!{");
  }

  @Test
  void theListOfAnAdministratorSaysWhatIsTrueNow() {
    TestAccounts.signIn(
        currentAccount,
        accounts.add(AccountRole.ADMINISTRATOR, "Ms Hill", "h" + UUID.randomUUID()));
    visit("administration");

    assertThat(text())
        .contains("Nobody backs up your data")
        .contains("BackupsOff")
        .contains("Sign-in with Google, Microsoft or another providerOff")
        .contains("queenside.oidc.issuer")
        .contains("Accounts without an invitationNobody")
        .doesNotContain("!admin");
  }
}
