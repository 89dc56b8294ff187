package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.identity.account.Password;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.TestSignIns;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.report.SchoolClassFixture;
import org.springframework.beans.factory.annotation.Autowired;

/** A teacher ties a tablet, a pupil uses it with the keyboard and with taps, and it's untied. */
@BrowserTest
class TabletBrowserTest {

  private final SchoolClassFixture classes;
  private final TestSignIns signIns;
  private final PasswordService passwords;

  TabletBrowserTest(
      @Autowired SchoolClassFixture classes,
      @Autowired TestSignIns signIns,
      @Autowired PasswordService passwords) {
    this.classes = classes;
    this.signIns = signIns;
    this.passwords = passwords;
  }

  @Test
  void aPupilIsAtWorkAfterFourTaps(Browser tablet, AdditionalBrowsers browsers) {
    var made = classes.make();
    classes.assign(made, "Rooks", List.of(AssignedItem.once("rook/first-move", "lesson/rook")));
    passwords.set(made.ben().id(), passwords.hash(Password.typed(Password.Kind.PICTURES, "KnPqR")));
    signIns.signIn(tablet, made.teacher());
    tablet.open("/class/" + made.id() + "/tablets");
    assertThat(tablet.accessibilityViolations()).isEmpty();

    tablet.awaitText("summary", "Tie this device").click();
    tablet.awaitText(".settings-part .btn", "Tie this device").click();
    tablet.awaitText("h1", "Tap your name");
    assertThat(tablet.accessibilityViolations()).isEmpty();
    assertThat(smallestSquare(tablet)).isGreaterThanOrEqualTo(44);

    WebElement names = tablet.find(".names");
    tablet.awaitText(".names a", "Ben").click();
    tablet.awaitText("h1", "Hi, Ben");
    assertThat(tablet.accessibilityViolations()).isEmpty();
    for (String picture : List.of("White king", "Black knight")) {
      tablet.click("[aria-label='" + picture + "']");
    }
    tablet.awaitText("[role=status]", "2 of 3 pictures tapped");
    tablet.find("[aria-label='White pawn']").sendKeys(Keys.ENTER);
    tablet.awaitPageAfter(names);
    tablet.awaitText(".account", "Ben");
    assertThat(tablet.path()).matches("/work/.*");

    tablet.click(".account .opener");
    tablet.awaitText(".account-menu button", "Sign out").click();
    tablet.awaitText("h1", "Tap your name");

    Browser teacher = browsers.another();
    signIns.signIn(teacher, made.teacher());
    teacher.open("/class/" + made.id() + "/tablets");
    teacher.awaitText("summary", "Sign-ins of the last two weeks").click();
    teacher.awaitText("details .tablet-list", "Ben");
    teacher.awaitText(".tablet-list button", "Untie").click();
    teacher.awaitText(".question button", "Untie").click();
    teacher.awaitText(".notice", "Tablet 1 is untied.");
    tablet.reload();
    tablet.awaitText("h1", "isn’t tied");
  }

  private static long smallestSquare(Browser tablet) {
    return (Long)
        tablet
            .driver()
            .executeScript(
                """
                return Math.floor(Math.min(...[...document.querySelectorAll('.tablet-page a')]
                    .map(link => link.getBoundingClientRect().height)));""");
  }
}
