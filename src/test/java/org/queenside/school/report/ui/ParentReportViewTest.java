package org.queenside.school.report.ui;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest
class ParentReportViewTest extends PageTester {

  @Autowired private SchoolClassFixture school;
  @Autowired private ParentLinkService links;
  @Autowired private CurrentAccount currentAccount;

  @Test
  void parentsReadThePageWithoutAnAccount() {
    CreatedClass made = school.make();
    String token =
        school.as(
            made.teacher(),
            () -> links.create(made.id(), Set.of(made.ben().id())).get(made.ben().id()));

    visit("parents/" + token);
    assertThat(text())
        .contains("Ben is learning chess", "5b", "Ben is just starting here.")
        .doesNotContain("Mia", "!{");

    visit("parents/" + "A".repeat(43));
    assertThat(text()).contains("This code doesn’t work any more.");
  }

  @Test
  void theTeacherMakesAndWithdrawsTheCodeBesideTheSheet() {
    CreatedClass made = school.make();
    TestAccounts.signIn(currentAccount, made.teacher());
    visit("class/" + made.id() + "/pupil/" + made.ben().id().value() + "/sheet");

    press("Make a code for the parents");
    assertThat(text()).contains("The code is on the sheet below.", "have had a code since");

    press("Withdraw it");
    assertThat(text()).contains("Withdraw the code of the parents of Ben?");
    test($(NativeButton.class).withText("Withdraw it").last()).click();
    assertThat(text()).contains("The code no longer works.", "Make a code for the parents");
  }

  @Test
  void sheetsForTheWholeClassArePrintedWithTheMissingCodes() {
    CreatedClass made = school.make();
    TestAccounts.signIn(currentAccount, made.teacher());
    Map<LearnerId, String> before = links.create(made.id(), Set.of(made.ben().id()));
    visit("class/" + made.id() + "/parents");
    assertThat(text()).contains("1 of 2 pupils’ parents have a code").doesNotContain("learning");

    press("Print all sheets with codes");

    assertThat(text())
        .contains("2 of 2 pupils’ parents have a code")
        .contains("Ben is learning chess", "Mia is learning chess")
        .contains("2 sheets are below, one with a new code.");
    assertThat(links.find(requireNonNull(before.get(made.ben().id())))).isNotNull();

    press("New codes for everybody");
    assertThat(text()).contains("The codes that the parents of 2 pupils have stop working.");
    test($(NativeButton.class).withText("New codes for everybody").last()).click();
    assertThat(links.find(requireNonNull(before.get(made.ben().id())))).isNull();
  }
}
