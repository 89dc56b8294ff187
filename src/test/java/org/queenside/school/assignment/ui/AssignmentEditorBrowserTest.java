package org.queenside.school.assignment.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.TestSignIns;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.springframework.beans.factory.annotation.Autowired;

/** A teacher assigns a lesson on a phone, step by step and without a mouse. */
@BrowserTest
class AssignmentEditorBrowserTest {

  @Autowired private AccountRepository accounts;
  @Autowired private SchoolClassService classes;
  @Autowired private TestSignIns signIns;

  @Test
  void stepsOpenOneAtATimeAndTheDraftSurvivesAReload(Browser browser) {
    Account teacher =
        accounts.add(AccountRole.TEACHER, "Ms Teacher", "teacher-" + UUID.randomUUID());
    ClassId id =
        ActingAs.<ClassId, RuntimeException>call(
            teacher, () -> classes.create("5b", ZoneId.of("UTC")).id());
    signIns.signIn(browser, teacher);
    browser.resize(390, 844);
    browser.open("/class/" + id + "/assign");
    browser.find(".course-choice .tick input").sendKeys(Keys.SPACE);
    browser.awaitText(".chosen-list .title", "Rook");
    press(browser, browser.find(".chosen-list summary"));
    browser.awaitText(".task-boards li", "Move the rook to the star.");
    assertThat(browser.accessibilityViolations()).isEmpty();

    press(browser, browser.awaitText(".step .btn", "Next: For whom"));
    browser.awaitText(".step[open] h2", "For whom");
    assertThat(openSteps(browser)).isEqualTo("For whom");
    assertThat(browser.driver().switchTo().activeElement().getText())
        .as("reading goes on at the step")
        .contains("For whom");
    browser.reload();
    browser.awaitText(".draft-note", "This is the draft you left here.");
    browser.awaitText(".step .chosen", "6 tasks: Rook");
    assertThat(browser.accessibilityViolations()).isEmpty();

    press(browser, browser.find(".step:nth-child(4) > summary"));
    browser.awaitText(".step[open] h2", "How");
    assertThat(openSteps(browser)).isEqualTo("How");
    press(browser, browser.awaitText(".btn.fill", "Assign"));
    browser.awaitText("h1", "Assignments");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  /**
   * Presses Enter on a control. After a script has moved the focus, a control ignores a quick
   * press.
   */
  private static void press(Browser browser, WebElement control) {
    browser.awaitRest();
    browser.driver().executeScript("arguments[0].focus()", control);
    browser.awaitSettled(control);
    control.sendKeys(Keys.ENTER);
  }

  /** Returns the names of the steps that are open. */
  private static String openSteps(Browser browser) {
    return String.valueOf(
        browser
            .driver()
            .executeScript(
                """
                return [...document.querySelectorAll('.step[open] h2 span:last-child')]
                    .map(each => each.textContent).join();"""));
  }
}
