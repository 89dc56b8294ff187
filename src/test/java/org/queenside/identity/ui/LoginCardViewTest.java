package org.queenside.identity.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.SignInCodeRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class LoginCardViewTest extends PageTester {

  @Autowired private AccountRepository accounts;
  @Autowired private SignInCodeRepository codes;
  @Autowired private CurrentAccount currentAccount;

  @Test
  void anotherPersonsCardSaysWhichAccountItSignsOut() {
    Account ada = add("Ada");
    Account ben = add("Ben");
    TestAccounts.signIn(currentAccount, ada);

    UI.getCurrent().navigate("card/" + codes.newCard(ada.id()));
    assertThat(text()).contains("Hello, Ada").doesNotContain("signed out");

    UI.getCurrent().navigate("card/" + codes.newCard(ben.id()));
    assertThat(text())
        .contains("Hello, Ben")
        .contains("Ada is signed in here. When you sign in, Ada will be signed out.");
  }

  private Account add(String name) {
    return accounts.add(AccountRole.LEARNER, name, name + " " + UUID.randomUUID());
  }
}
