package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.report.SchoolClassFixture;
import org.springframework.beans.factory.annotation.Autowired;

/** A teacher lets a colleague look at a class without changing it, and ends that again. */
@BrowserTest
class AssistantBrowserTest {

  private static final String NOTHING_HERE = "There’s nothing at this address.";

  private final SchoolClassFixture classes;
  private final TestSignIns signIns;
  private final AttemptLogService log;

  AssistantBrowserTest(
      @Autowired SchoolClassFixture classes,
      @Autowired TestSignIns signIns,
      @Autowired AttemptLogService log) {
    this.classes = classes;
    this.signIns = signIns;
    this.log = log;
  }

  @Test
  void anAssistantSeesTheClassAndNothingElse(Browser teacher, AdditionalBrowsers browsers) {
    var made = classes.make();
    classes.assign(made, "Rooks", List.of(AssignedItem.once("rook/first-move", "lesson/rook")));
    log.record(
        made.ben().id(), Attempt.wrong("rook/first-move", "a2a6", Effort.NONE, "sliders-jump"));
    String address = "/class/" + made.id();
    signIns.signIn(teacher, made.teacher());
    Browser assistant = browsers.another();
    Account colleague = signIns.signIn(assistant, AccountRole.TEACHER);

    teacher.open(address + "/settings");
    teacher.unfold();
    teacher.find("#teacher-role option[value='1']").click();
    teacher.awaitRest();
    teacher.find("#teacher-name").sendKeys(colleague.signInName(), Keys.ENTER);
    teacher.awaitText(".teacher-list .asked", "as assistant: no answer yet");

    assistant.open("/classes");
    assistant.awaitText(".offers .offer", "asks you to assist in 5b");
    assistant.click(".offers .offer .btn.line");
    assistant.awaitText(".class-status .assists", "Assistant – read only");
    assertThat(assistant.accessibilityViolations()).isEmpty();

    seesTheClass(assistant, address);
    for (String page :
        List.of(
            "/pupils",
            "/assignments",
            "/live",
            "/settings",
            "/cards",
            "/parents",
            "/tablets",
            "/plan")) {
      assistant.open(address + page);
      assertThat(assistant.find("main").getText()).as(page).contains(NOTHING_HERE);
    }

    assistant.open(address);
    assistant.awaitText("queenside-class", "Ben");
    teacher.open(address + "/settings");
    teacher.unfold();
    WebElement row = teacher.awaitText(".teacher-list li:nth-child(2)", "Assistant – read only");
    row.findElement(By.cssSelector("button")).click();
    teacher.awaitText(".question button", "Remove").click();
    teacher.awaitText(".notice", "can’t see this class any more");

    assistant.awaitText("main", NOTHING_HERE);
    assistant.open("/classes");
    assertThat(assistant.find("main").getText()).doesNotContain("5b");
  }

  private static void seesTheClass(Browser assistant, String address) {
    assistant.open(address);
    assistant.awaitText(".class-role", "Assistant – read only");
    assertThat(assistant.findAll(".class-links a"))
        .extracting(WebElement::getText)
        .containsExactly("Board", "Live & games", "Grades", "Board", "Mistakes");
    assistant.awaitText("queenside-class", "Ben");
    assertThat(assistant.findAll("main button"))
        .extracting(WebElement::getText)
        .doesNotContain("Teach it again");
    for (String page : List.of("", "/mistakes", "/report", "/gradebook", "/games")) {
      assistant.open(address + page);
      assistant.find(".class-role");
      // Every chessboard has a field for typed moves.
      assertThat(assistant.findAll(".class-body input:not(queenside-board input)"))
          .as(page)
          .isEmpty();
      for (boolean dark : List.of(false, true)) {
        assistant.preferDark(dark);
        assertThat(assistant.accessibilityViolations()).as(page).isEmpty();
      }
    }
    assistant.preferDark(false);
  }
}
