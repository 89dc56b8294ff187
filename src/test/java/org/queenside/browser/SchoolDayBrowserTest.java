package org.queenside.browser;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.course.model.Answer;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.Password;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.TestSignIns;
import org.queenside.school.live.LiveAnswerResponse;
import org.queenside.school.live.LiveAnswerService;
import org.queenside.school.live.LiveLesson;
import org.queenside.school.live.LiveLessonService;
import org.queenside.school.live.LiveQuestionCatalog;
import org.queenside.school.report.SchoolClassFixture;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.school.tablet.TabletTieService;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * A school day: pupils sign in on tied tablets and answer in a live lesson. They get homework
 * together with another class, the paper of a sick pupil is typed in, the gradebook is downloaded,
 * and a new school year starts. Three of the 28 pupils have a browser.
 */
@BrowserTest
@OnPostgreSql
class SchoolDayBrowserTest {

  private static final List<String> AT_TABLETS = List.of("Amira", "Ben", "Mia");
  private static final String SICK = "Zoe";

  @Autowired private SchoolClassFixture classes;
  @Autowired private TestSignIns signIns;
  @Autowired private PasswordService passwords;
  @Autowired private TabletTieService ties;
  @Autowired private LiveLessonService lessons;
  @Autowired private LiveAnswerService answers;
  @Autowired private LiveQuestionCatalog questions;

  @Test
  void fromTheTabletsToTheNewYear(Browser teacher, AdditionalBrowsers browsers) {
    CreatedClass made = classes.make();
    String address = "/class/" + made.id();
    List<Account> simulated =
        IntStream.rangeClosed(1, 24)
            .mapToObj(number -> classes.join(made.id(), "Pupil " + number))
            .toList();
    Account amira = classes.join(made.id(), "Amira");
    classes.join(made.id(), SICK);
    choosePictures(Stream.of(amira, made.ben(), made.mia()));
    classes.make(made.teacher(), "5c");
    signIns.signIn(teacher, made.teacher());

    List<Browser> tablets = tiedTablets(made, browsers);
    giveLiveLesson(teacher, made, tablets, simulated);
    assignHomework(teacher, address);
    tablets.getFirst().open("/me");
    tablets.getFirst().awaitText(".task-list", "Castling");
    typePaperResult(teacher, address);
    readGradebook(teacher, address);
    startNewYear(teacher);
    tablets.getFirst().open("/me");
    tablets.getFirst().awaitText("h1", "My tasks");
    Browser returned = tablets.getLast();
    returned.click(".account .opener");
    returned.awaitText(".account-menu button", "Sign out").click();
    returned.awaitText(".class-name", "6b");
  }

  /** Hashing is slow on purpose, so all have the same password. */
  private void choosePictures(Stream<Account> pupils) {
    var hash = passwords.hash(Password.typed(Password.Kind.PICTURES, "KnPqR"));
    pupils.forEach(pupil -> passwords.set(pupil.id(), hash));
  }

  private List<Browser> tiedTablets(CreatedClass made, AdditionalBrowsers browsers) {
    String link = classes.as(made.teacher(), () -> ties.newLink(made.id()));
    return AT_TABLETS.stream()
        .map(
            name -> {
              Browser tablet = browsers.another();
              tablet.open("/tie/" + link);
              tablet.click("form .btn.fill");
              tablet.awaitText("h1", "Tap your name");
              WebElement names = tablet.find(".names");
              tablet.awaitText(".names a", name).click();
              tablet.awaitText("h1", "Hi, " + name);
              for (String picture : List.of("White king", "Black knight", "White pawn")) {
                tablet.click("[aria-label='" + picture + "']");
              }
              tablet.awaitPageAfter(names);
              tablet.awaitText(".account", name);
              return tablet;
            })
        .toList();
  }

  private void giveLiveLesson(
      Browser teacher, CreatedClass made, List<Browser> tablets, List<Account> simulated) {
    teacher.open("/class/" + made.id() + "/live");
    teacher.awaitText(".live-start .btn.fill", "").click();
    teacher.awaitText(".live .meta", "Question 1 of 6");
    LiveLesson lesson =
        requireNonNull(classes.as(made.teacher(), () -> lessons.poll(made.id())).lesson());
    Answer.Try mate = requireNonNull(questions.find(lesson.items().getFirst())).solution();
    for (Browser tablet : tablets) {
      tablet.awaitText(".live-screen h1", "Mate in one.");
      tablet.find(".live-screen .qb-typed input").sendKeys(text(mate), Keys.ENTER);
      tablet.awaitText(".live-screen .say", "Your answer is in");
    }
    for (Account pupil : simulated) {
      assertThat(classes.as(pupil, () -> answers.answer(lesson.step(), mate)))
          .isInstanceOf(LiveAnswerResponse.Taken.class);
    }
    teacher.awaitText(".live .answered", "27 of 27 answered");
    press(teacher, "Show the answer");
    teacher.awaitText(".live .say", "27 of 27 found it");
    tablets.getLast().awaitText(".live-screen .say", "Right");
    press(teacher, "Eyes on me");
    tablets.getLast().awaitText(".live-screen h1", "Look at your teacher");
    press(teacher, "Give the screens back");
    press(teacher, "End the live lesson");
    teacher.awaitText(".live-end .question .btn", "End the live lesson").click();
    tablets.getLast().await("return !document.querySelector('.live-screen').open");
  }

  private static String text(Answer.Try answer) {
    return answer instanceof Answer.Play(var move) ? move.toString() : "";
  }

  private static void assignHomework(Browser teacher, String address) {
    teacher.open(address + "/assign");
    teacher.awaitText(".part summary", "Special moves").click();
    teacher.awaitText(".tick", "Castling").click();
    teacher.awaitText("summary", "More options").click();
    teacher.awaitText(".tick", "5c").click();
    teacher.awaitText(".btn.fill", "Assign").click();
    teacher.awaitText("h1", "assigned to 2 classes");
  }

  private static void typePaperResult(Browser teacher, String address) {
    teacher.open(address + "/assignments");
    teacher.awaitText("a", "Print").click();
    teacher.awaitText("a", "Type in").click();
    teacher.find("tbody input");
    WebElement row =
        teacher.findAll("tbody tr").stream()
            .filter(each -> each.getText().contains(SICK))
            .findFirst()
            .orElseThrow();
    row.findElement(By.cssSelector("input")).sendKeys("0-0", Keys.ENTER);
    teacher.awaitText(".said", SICK + ", task 1");
    assertThat(row.getText()).contains("1 of 6");
  }

  private static void readGradebook(Browser teacher, String address) {
    teacher.open(address + "/gradebook");
    String csv =
        String.valueOf(
            teacher
                .driver()
                .executeAsyncScript(
                    """
                    const done = arguments[arguments.length - 1];
                    fetch(document.querySelector('a[download]').href)
                        .then(answer => answer.text()).then(done);"""));
    assertThat(csv.lines().findFirst())
        .hasValueSatisfying(head -> assertThat(head).contains("Castling %"));
    assertThat(csv.lines().filter(line -> line.startsWith(SICK)))
        .singleElement()
        .asString()
        .as("1 of 6 tasks")
        .contains(",17,");
  }

  private static void startNewYear(Browser teacher) {
    teacher.open("/classes/new-year");
    press(teacher, "Check");
    press(teacher, "Start");
    teacher.awaitText(".notice", "6b");
    teacher.open("/classes");
    assertThat(teacher.find("main").getText()).contains("6b").contains("6c");
  }

  private static void press(Browser browser, String button) {
    browser.driver().findElement(By.xpath("//button[contains(., '" + button + "')]")).click();
    browser.awaitRest();
  }
}
