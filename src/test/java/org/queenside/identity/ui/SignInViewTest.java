package org.queenside.identity.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.CurrentPage;
import org.queenside.identity.session.TestAccounts;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class SignInViewTest extends PageTester {

  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private CurrentPage page;
  @Autowired private JdbcClient jdbc;

  @Test
  void afterACopiedCookieTheSignInPageSaysWhyItSignedOut() {
    Account ada = accounts.add(AccountRole.LEARNER, "Ada", "ada " + UUID.randomUUID());
    TestAccounts.signIn(currentAccount, ada);
    jdbc.sql("update sign_in set copied_at = last_seen_at where learner_id = ?")
        .param(ada.id().value())
        .update();
    TestAccounts.openPageBeforeSignIn(page);

    UI.getCurrent().navigate("sign-in");

    assertThat(text())
        .contains("someone used your sign-in in another browser")
        .contains("change your password if that wasn’t you");
  }
}
