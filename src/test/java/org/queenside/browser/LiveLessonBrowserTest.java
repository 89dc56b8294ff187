package org.queenside.browser;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.queenside.course.model.Answer;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.TestSignIns;
import org.queenside.school.live.LiveLessonService;
import org.queenside.school.live.LiveQuestionCatalog;
import org.queenside.school.report.SchoolClassFixture;
import org.springframework.beans.factory.annotation.Autowired;

/** A teacher asks two pupils one question, and all their pages follow. */
@BrowserTest
class LiveLessonBrowserTest {

  private static final String MATE = "puzzle/1";

  private final SchoolClassFixture classes;
  private final TestSignIns signIns;
  private final LiveLessonService lessons;
  private final String solution;

  LiveLessonBrowserTest(
      @Autowired SchoolClassFixture classes,
      @Autowired TestSignIns signIns,
      @Autowired LiveLessonService lessons,
      @Autowired LiveQuestionCatalog catalog) {
    this.classes = classes;
    this.signIns = signIns;
    this.lessons = lessons;
    this.solution =
        requireNonNull(catalog.find(MATE)).solution() instanceof Answer.Play(var move)
            ? move.toString()
            : "";
  }

  @Test
  void pupilsAnswerLookUpAndSeeTheSolution(Browser teacher, AdditionalBrowsers browsers) {
    var made = classes.make();
    signIns.signIn(teacher, made.teacher());
    Browser ben = browsers.another();
    signIns.signIn(ben, made.ben());
    Browser mia = browsers.another();
    signIns.signIn(mia, made.mia());
    ben.open("/learn/rook/first-move");
    mia.open("/rules");
    mia.resize(390, 844);
    teacher.open("/class/" + made.id() + "/live");
    ActingAs.run(made.teacher(), () -> lessons.start(made.id(), List.of(MATE, "puzzle/2")));

    ben.awaitText(".live-screen h1", "Mate in one.");
    ben.find(".live-screen .qb-typed input").sendKeys(solution, Keys.ENTER);
    ben.awaitText(".live-screen .say", "Your answer is in");
    ben.reload();
    ben.awaitText(".live-screen .say", "Your answer is in");
    ben.await("return document.querySelector('.live-screen').matches(':modal')");
    mia.awaitText(".live-screen h1", "Mate in one.");
    assertThat(mia.accessibilityViolations()).isEmpty();
    teacher.awaitText(".live .answered", "1 of 2 answered");
    assertThat(teacher.accessibilityViolations()).isEmpty();

    press(teacher, "Eyes on me");
    mia.awaitText(".live-screen h1", "Look at your teacher");
    mia.driver().switchTo().activeElement().sendKeys(Keys.ESCAPE, Keys.ESCAPE);
    assertThat(mia.accessibilityViolations()).isEmpty();
    assertThat(mia.find(".live-pause").isDisplayed()).isTrue();
    press(teacher, "Give the screens back");
    mia.awaitText(".live-screen h1", "Mate in one.");
    press(teacher, "Show the answer");
    mia.awaitText(".live-screen .say", "The answer");
    ben.awaitText(".live-screen .say", "Right");
    teacher.awaitText(".live .say", "1 of 1 found it");
    assertThat(teacher.accessibilityViolations()).isEmpty();
    press(teacher, "Next question");
    teacher.awaitText(".live .meta", "Question 2 of 2");
    press(teacher, "End the live lesson");
    teacher.awaitText(".live-end .question .btn", "End the live lesson").click();
    ben.await("return !document.querySelector('.live-screen').open");
    assertThat(ben.path()).isEqualTo("/learn/rook/first-move");
    teacher.awaitText(".live-results", "2 questions");
  }

  private static void press(Browser browser, String button) {
    browser.driver().findElement(By.xpath("//button[contains(., '" + button + "')]")).click();
    browser.awaitRest();
  }
}
