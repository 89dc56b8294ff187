package org.queenside.school.assignment.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
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

/** A teacher assigns a lesson and a drill on a phone, without a mouse. */
@BrowserTest
class AssignmentEditorBrowserTest {

  @Autowired private AccountRepository accounts;
  @Autowired private SchoolClassService classes;
  @Autowired private TestSignIns signIns;

  @Test
  void searchFindsADrillAndTheDraftSurvivesAReload(Browser browser) {
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

    browser.find("#assign-search").sendKeys("allowed");
    WebElement drill = browser.awaitText(".found-items .tick", "Is it allowed?");
    browser.awaitRest();
    drill.findElement(By.tagName("input")).sendKeys(Keys.SPACE);
    browser.awaitText(".chosen-list .count", "Is it allowed? × 3");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.reload();
    browser.awaitText(".draft-note", "This is the draft you left here.");
    browser.awaitText(".sum", "9 tasks");

    press(browser, browser.awaitText("aside summary", "More options"));
    assertThat(browser.accessibilityViolations()).isEmpty();
    WebElement due = browser.find("#due");
    due.clear();
    press(browser, browser.awaitText(".btn.fill", "Assign"));
    browser.awaitText("aside .problem", "Choose a due date");
    browser.awaitRest();
    assertThat(browser.driver().switchTo().activeElement().getAttribute("id"))
        .as("the focus is where the problem is")
        .isEqualTo("due");
    browser.reload();
    browser.awaitText(".sum", "9 tasks");
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
}
