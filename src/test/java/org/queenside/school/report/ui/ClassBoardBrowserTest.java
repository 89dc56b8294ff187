package org.queenside.school.report.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.browser.AdditionalBrowsers;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.queenside.course.model.Course;
import org.queenside.identity.session.TestSignIns;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.report.SchoolClassFixture;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
class ClassBoardBrowserTest {

  private static final String ITEM = "rook/first-move";

  private final SchoolClassFixture classes;
  private final AttemptLogService log;
  private final Course course;
  private final TestSignIns signIns;
  private final SchoolClassFixture.CreatedClass made;

  @Autowired
  ClassBoardBrowserTest(
      SchoolClassFixture classes, AttemptLogService log, Course course, TestSignIns signIns) {
    this.classes = classes;
    this.log = log;
    this.course = course;
    this.signIns = signIns;
    made = classes.make();
  }

  @Test
  void aMoveInAnotherBrowserAppearsWithinSecondsWithoutReload(
      Browser browser, AdditionalBrowsers browsers) {
    AssignmentId id =
        classes.assign(made, "Rooks", List.of(AssignedItem.once(ITEM, "lesson/rook")));
    signIns.signIn(browser, made.teacher());
    browser.open("/class/" + made.id());
    assertThat(state(browser, "Ben")).endsWith("not started");
    browser.driver().executeScript("window.untouched = true");

    Browser pupil = browsers.another();
    signIns.signIn(pupil, made.ben());
    pupil.open("/work/" + id + "/1");
    pupil.find(".qb-typed input").sendKeys("a2b3", Keys.ENTER);
    pupil.awaitRest();
    String refusal = pupil.find(".say.no").getText();

    await(browser, "Ben", "working on it");
    assertThat(browser.driver().executeScript("return window.untouched")).isEqualTo(true);
    assertThat(state(browser, "Mia")).endsWith("not started");
    assertThat(browser.accessibilityViolations()).isEmpty();

    cell(browser, "Ben").click();
    String sentence = browser.awaitText(".attempts .say.no", "rook").getText();
    assertThat(refusal).contains(sentence.substring(sentence.indexOf('\n') + 1));
    assertThat(browser.findAll("queenside-board .proof > *")).isNotEmpty();
    assertThat(browser.accessibilityViolations()).isEmpty();

    browser.back();
    browser.awaitText("queenside-class", "0 of 2 finished");
    browser.awaitText("main h1", "Rooks");
    assertThat(browser.driver().switchTo().activeElement().getDomAttribute("aria-label"))
        .startsWith("Ben");
  }

  @Test
  void theListOfClassesAndTheGradebookAreAccessible(Browser browser) {
    classes.assign(made, "Rooks", List.of(AssignedItem.once(ITEM, "lesson/rook")));
    log.record(made.ben().id(), Attempt.solved(ITEM, "a2a7", Effort.NONE, 3));
    signIns.signIn(browser, made.teacher());
    for (String path : List.of("/classes", "/class/" + made.id() + "/gradebook")) {
      browser.resize(1280, 800);
      browser.open(path);
      assertThat(browser.accessibilityViolations()).as(path).isEmpty();
      browser.resize(390, 844);
      assertThat(browser.accessibilityViolations()).as("%s on a phone", path).isEmpty();
      browser.preferDark(true);
      assertThat(browser.colourViolations()).as("%s in dark", path).isEmpty();
      browser.preferDark(false);
    }
  }

  @Test
  void sortingByNeedPutsStuckPupilsFirst(Browser browser) {
    classes.assign(made, "Rooks", List.of(AssignedItem.once(ITEM, "lesson/rook")));
    log.record(made.ben().id(), Attempt.solved(ITEM, "a2a7", Effort.NONE, 3));
    log.record(made.mia().id(), Attempt.shown(ITEM, Effort.NONE));
    signIns.signIn(browser, made.teacher());
    browser.open("/class/" + made.id());
    assertThat(names(browser)).as("who needs help comes first").containsExactly("Mia", "Ben");
    browser.awaitText("queenside-class .count", "1 of 2 needs help: Mia.");
    assertThat(browser.find("queenside-class .here-now").getText()).startsWith("1 of 2 finished.");
    assertThat(browser.find(".count a").getDomAttribute("href"))
        .isEqualTo(cell(browser, "Mia").getDomAttribute("href"));
    browser.resize(390, 844);
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.resize(1280, 800);

    browser.click("[data-sort=name]");

    assertThat(names(browser)).containsExactly("Ben", "Mia");
    assertThat(browser.path()).endsWith("?sort=name");
    browser.open(browser.path().replace("name", "done"));
    assertThat(names(browser)).containsExactly("Mia", "Ben");
    assertThat(browser.find(".tools [data-sort=done]").getDomAttribute("aria-pressed"))
        .isEqualTo("true");

    browser.click("[data-sort=name]");
    assertThat(names(browser)).containsExactly("Ben", "Mia");
    browser.click("thead [data-sort=done]");
    assertThat(names(browser)).containsExactly("Mia", "Ben");
    assertThat(browser.findAll("tbody td:nth-child(2)"))
        .extracting(WebElement::getText)
        .containsExactly("0", "1");
    browser.click("[data-sort=need]");

    AssignmentId over =
        classes.assign(
            made,
            "Late rooks",
            LocalDateTime.of(2026, 2, 1, 18, 0),
            List.of(AssignedItem.once(ITEM, "lesson/rook")));
    browser.open("/class/" + made.id() + "/board/" + over);
    assertThat(browser.find("[data-sort=need]").getDomAttribute("aria-pressed"))
        .as("of a board that the server fills before it is in the page")
        .isEqualTo("true");
    assertThat(state(browser, "Ben")).endsWith("right, late");
    assertThat(state(browser, "Mia")).endsWith("stuck, overdue");
    assertThat(browser.accessibilityViolations()).isEmpty();

    var driver = (JavascriptExecutor) browser.driver();
    driver.executeScript("arguments[0].focus()", cell(browser, "Mia"));
    classes.join(made.id(), "Zoe");
    driver.executeScript(
        "document.querySelector('queenside-class').dispatchEvent("
            + "new CustomEvent('class-look', {detail: {number: -1}}))");
    browser.awaitText("queenside-class tbody", "Zoe");
    assertThat(browser.driver().switchTo().activeElement().getDomAttribute("aria-label"))
        .as("the focus, though everything was drawn again")
        .startsWith("Mia");
  }

  @Test
  void theNamesOfThoseWhoNeedHelpAreListedInTheLanguageOfThePage(Browser browser) {
    classes.assign(made, "Rooks", List.of(AssignedItem.once(ITEM, "lesson/rook")));
    Stream.of(made.ben(), made.mia())
        .forEach(each -> log.record(each.id(), Attempt.shown(ITEM, Effort.NONE)));
    signIns.signIn(browser, made.teacher());
    browser.open("/class/" + made.id());
    browser.awaitText("queenside-class .count", "2 of 2 need help: Ben and Mia.");
    assertThat(browser.findAll(".count a")).hasSize(2);
    for (String name : List.of("Pia", "Ted", "Zoe")) {
      log.record(classes.join(made.id(), name).id(), Attempt.shown(ITEM, Effort.NONE));
    }
    browser.awaitText("queenside-class .count", "5 of 5 need help: Ben, Mia, Pia and 2 more.");
  }

  /** Plurals of CLDR: one, few and many in Polish; zero is one in French. */
  @Test
  void textsWithCountsHaveThePluralsOfTheLanguage(Browser browser) {
    String polish = "{0,plural,=0{nikt}one{# uczeń}few{# uczniowie}other{# uczniów}} z {1}";
    browser.open("/");
    assertThat(
            Stream.of(0, 1, 2, 5, 12, 22, 25)
                .map(count -> fill(browser, "pl", polish, count, 30))
                .toList())
        .containsExactly(
            "nikt z 30",
            "1 uczeń z 30",
            "2 uczniowie z 30",
            "5 uczniów z 30",
            "12 uczniów z 30",
            "22 uczniowie z 30",
            "25 uczniów z 30");
    assertThat(
            Stream.of(0, 1, 2)
                .map(
                    n ->
                        fill(browser, "fr", "{0,plural, one{# élève} other{# élèves {1}}}", n, "!"))
                .toList())
        .containsExactly("0 élève", "1 élève", "2 élèves !");
    assertThat(fill(browser, "en", "{1}: #{0} {2,plural,other{{0}, {1}}}", "a{1}", "b", 7))
        .isEqualTo("b: #a{1} a{1}, b");
    assertThat(fill(browser, "en", "{0,plural,one{# move}other{# moves}}", 1234))
        .isEqualTo("1,234 moves");
  }

  /** Fills in a text as the browser does in a page of a language. */
  private static String fill(Browser browser, String language, String text, Object... values) {
    return String.valueOf(
        browser
            .driver()
            .executeScript(
                "document.documentElement.lang = arguments[0];"
                    + script("message.js")
                    + "return fill(arguments[1], ...arguments[2])",
                language,
                text,
                List.of(values)));
  }

  private static String script(String module) {
    try {
      return Files.readString(Path.of("frontend", module)).replace("export ", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void manyItemsAreGroupedInSectionsThatOpenByKey(Browser browser) {
    List<AssignedItem> many =
        course.lessons().stream()
            .flatMap(
                lesson ->
                    lesson.exercises().stream()
                        .map(each -> AssignedItem.once(lesson.item(each), "lesson/" + lesson.id())))
            .limit(60)
            .toList();
    classes.assign(made, "Rooks", many);
    log.record(made.ben().id(), Attempt.shown(many.get(1).item(), Effort.NONE));
    signIns.signIn(browser, made.teacher());
    browser.open("/class/" + made.id());
    assertThat(browser.findAll("thead .item")).isEmpty();
    WebElement first = browser.find("tbody tr:first-child td .cell");
    assertThat(first.getDomAttribute("aria-label")).startsWith("Ben").contains("stuck on 1");

    ((JavascriptExecutor) browser.driver())
        .executeScript("document.querySelector('tbody [tabindex=\"0\"]').focus()");
    type(browser, Keys.ARROW_RIGHT);
    type(browser, Keys.ARROW_RIGHT);
    type(browser, Keys.ENTER);
    type(browser, Keys.ARROW_RIGHT);

    assertThat(browser.findAll("thead .item .title"))
        .isNotEmpty()
        .extracting(title -> title.getDomProperty("textContent"))
        .as("whole titles; three lines of 18 letters are seen")
        .contains("Mark every square the rook can reach")
        .extracting(title -> title.substring(0, Math.min(54, title.length())))
        .doesNotHaveDuplicates();
    assertThat(browser.findAll("thead .item button"))
        .extracting(button -> button.getAccessibleName())
        .contains("Mark every square the rook can reach");
    assertThat(browser.driver().switchTo().activeElement().getDomAttribute("aria-label"))
        .startsWith("Ben, ")
        .endsWith("stuck");
    assertThat(browser.accessibilityViolations()).isEmpty();

    type(browser, Keys.ARROW_UP);
    browser.find(".task-preview:not([hidden]) queenside-diagram:not([hidden]) svg");
    assertThat(browser.accessibilityViolations()).isEmpty();
    type(browser, Keys.ESCAPE);
    assertThat(browser.findAll(".task-preview:not([hidden])")).isEmpty();
    type(browser, Keys.ARROW_DOWN);
    assertThat(browser.driver().switchTo().activeElement().getDomAttribute("aria-label"))
        .startsWith("Ben, ");

    browser.click(".tasks summary");
    assertThat(browser.findAll(".tasks[open] ol:first-of-type li"))
        .as("the same titles in full, without a mouse")
        .extracting(WebElement::getText)
        .contains("Mark every square the rook can reach");
  }

  @Test
  void eachRowHasOneTabStopAndTheArrowsMoveInside(Browser browser) {
    classes.assign(
        made,
        "Rooks",
        List.of(
            AssignedItem.once(ITEM, "lesson/rook"),
            AssignedItem.once("rook/two-stars", "lesson/rook")));
    log.record(made.ben().id(), Attempt.shown(ITEM, Effort.NONE));
    signIns.signIn(browser, made.teacher());
    browser.open("/class/" + made.id());
    assertThat(names(browser)).containsExactly("Ben", "Mia");
    assertThat(browser.findAll("[role=grid] tbody [role=row]"))
        .allSatisfy(
            row ->
                assertThat(row.findElements(By.cssSelector("[tabindex='0']")))
                    .singleElement()
                    .extracting(WebElement::getTagName)
                    .isEqualTo("a"));
    assertThat(browser.accessibilityViolations()).isEmpty();

    ((JavascriptExecutor) browser.driver())
        .executeScript("document.querySelector('tbody [tabindex=\"0\"]').focus()");
    assertThat(focused(browser)).isEqualTo("Ben, here now");
    type(browser, Keys.END);
    String last = focused(browser);
    assertThat(last).startsWith("Ben, ").endsWith("not started");
    type(browser, Keys.TAB);
    assertThat(focused(browser)).as("the same column").isEqualTo(last.replace("Ben", "Mia"));
    type(browser, Keys.ARROW_LEFT);
    type(browser, Keys.ARROW_UP);
    assertThat(focused(browser)).startsWith("Ben, ").endsWith("stuck");
    type(browser, Keys.chord(Keys.CONTROL, Keys.END));
    assertThat(focused(browser)).isEqualTo(last.replace("Ben", "Mia"));
    type(browser, Keys.chord(Keys.CONTROL, Keys.HOME));
    assertThat(focused(browser)).isEqualTo("Ben, here now");
    ((JavascriptExecutor) browser.driver()).executeScript("document.dir = 'rtl'");
    type(browser, Keys.END);
    assertThat(focused(browser)).isEqualTo(last);
    type(browser, Keys.ARROW_RIGHT);
    assertThat(focused(browser)).as("to the right, from the last").endsWith("stuck");
    type(browser, Keys.HOME);
    type(browser, Keys.ENTER);
    browser.awaitText("main h1", "Ben");
    browser.back();
    browser.awaitText("main h1", "Rooks");
    browser.find("tbody th a:focus");
    assertThat(focused(browser)).isEqualTo("Ben, here now");
  }

  private static String focused(Browser browser) {
    WebElement focused = browser.driver().switchTo().activeElement();
    String label = focused.getDomAttribute("aria-label");
    return label == null ? focused.getText() : label;
  }

  private static void type(Browser browser, CharSequence key) {
    browser.driver().switchTo().activeElement().sendKeys(key);
  }

  private static List<String> names(Browser browser) {
    return browser.findAll("tbody th").stream().map(WebElement::getText).toList();
  }

  private static String state(Browser browser, String pupil) {
    return String.valueOf(cell(browser, pupil).getDomAttribute("aria-label"));
  }

  private static WebElement cell(Browser browser, String pupil) {
    browser.awaitText("tbody th", pupil);
    return browser.findAll("tbody tr").stream()
        .filter(row -> row.getText().startsWith(pupil))
        .findFirst()
        .orElseThrow()
        .findElement(By.cssSelector("td .cell"));
  }

  private static void await(Browser browser, String pupil, String state) {
    browser.find("[aria-label^='" + pupil + "'][aria-label$='" + state + "']");
  }
}
