package org.queenside.identity.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Input;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Password;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.CurrentPage;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.text.LetterCode;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class SignInViewTest extends PageTester {

  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private CurrentPage page;
  @Autowired private PasswordService passwords;
  @Autowired private JdbcClient jdbc;

  @Test
  void picturesComeFirstForAClassWhosePupilsMostlyHaveThem() {
    String pictures =
        classWith(Password.Kind.PICTURES, Password.Kind.PICTURES, Password.Kind.WORDS);
    String words = classWith(Password.Kind.WORDS);
    UI.getCurrent().navigate("sign-in");
    press("Class card");
    assertThat(pictureFields()).isEmpty();

    Input code = $(Input.class).id("class");
    test(code).setValue(pictures.toLowerCase(Locale.ROOT));
    assertThat(pictureFields()).hasSize(1);
    test(code).setValue(words);
    assertThat(pictureFields()).isEmpty();
    test(code).setValue("no such class");
    assertThat(pictureFields()).isEmpty();
  }

  /** Those in sight. */
  private List<PicturePasswordInput> pictureFields() {
    return $(PicturePasswordInput.class).all();
  }

  private String classWith(Password.Kind... kinds) {
    var classes = new TestClasses(jdbc);
    ClassId id = classes.add("5b");
    for (Password.Kind kind : kinds) {
      Account pupil = accounts.add(AccountRole.LEARNER, "Ada", "ada " + UUID.randomUUID());
      String secret = kind == Password.Kind.PICTURES ? "KnPqR" : "ship-lemon-cloud";
      passwords.set(pupil.id(), passwords.hash(Password.typed(kind, secret)));
      classes.addPupil(id, pupil.id());
    }
    String code = LetterCode.random(8);
    jdbc.sql("update school_class set code = ? where id = ?").params(code, id.value()).update();
    return code;
  }

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
