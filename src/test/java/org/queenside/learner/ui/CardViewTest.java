package org.queenside.learner.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Codes;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.Role;
import org.queenside.learner.TestAccounts;
import org.queenside.look.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class CardViewTest extends PageTester {

  @Autowired private Accounts accounts;
  @Autowired private Codes codes;
  @Autowired private CurrentAccount currentAccount;

  @Test
  void aCardOfSomebodyElseSaysWhomItSignsOut() {
    Account ada = add("Ada");
    Account ben = add("Ben");
    TestAccounts.signIn(currentAccount, ada);

    UI.getCurrent().navigate("card/" + codes.newCard(ada.id()));
    assertThat(text()).contains("Hello Ada").doesNotContain("signed out");

    UI.getCurrent().navigate("card/" + codes.newCard(ben.id()));
    assertThat(text())
        .contains("Hello Ben")
        .contains("Ada is signed in here now, and is signed out when you sign in.");
  }

  private Account add(String name) {
    return accounts.add(Role.LEARNER, name, name + " " + UUID.randomUUID());
  }
}
