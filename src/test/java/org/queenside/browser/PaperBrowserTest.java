package org.queenside.browser;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** An assignment is printed and its results are typed in. */
@BrowserTest
class PaperBrowserTest {

  private static final Pattern PAGE = Pattern.compile("/Type\\s*/Page\\b");

  private final Browser browser;
  private final JdbcClient jdbc;
  private final TestSignIns signIns;
  private final List<Account> pupils;
  private final String paper;
  private final String diplomas;

  PaperBrowserTest(
      Browser browser,
      @Autowired JdbcClient jdbc,
      @Autowired AccountRepository accounts,
      @Autowired TestSignIns signIns) {
    this.browser = browser;
    this.jdbc = jdbc;
    this.signIns = signIns;
    this.pupils =
        Stream.of("Ada", "Ben", "Cem")
            .map(name -> accounts.add(AccountRole.LEARNER, name, name + " " + UUID.randomUUID()))
            .toList();
    Account teacher = signIns.signIn(browser, AccountRole.TEACHER);
    UUID schoolClass = newClass(teacher);
    long assignment = newAssignment(schoolClass);
    this.paper = "/class/" + schoolClass + "/paper/" + assignment;
    this.diplomas = "/class/" + schoolClass + "/diplomas";
  }

  @Test
  void typedResultsCountForThePupilAndCanBeTakenBack(AdditionalBrowsers browsers) {
    browser.open(paper + "/results");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.click("tbody input");

    type("0-0", Keys.TAB, "a", Keys.TAB, "0-0", Keys.ENTER);

    // The king moves first, so A is wrong, and White can castle only with the rook on a1.
    assertThat(marks("tbody tr:first-child .result")).isEqualTo("right, wrong, wrong");
    assertThat(browser.find("tbody tr:first-child .sum").getText()).isEqualTo("1 of 3");
    assertThat(browser.driver().switchTo().activeElement())
        .isEqualTo(browser.find("tbody tr:nth-child(2) td:nth-child(4) input"));

    type("castles with the rook on h1", Keys.TAB);
    WebElement typed = browser.find("tr:nth-child(2) td:nth-child(4) input");
    assertThat(typed.getDomProperty("scrollWidth")).isEqualTo(typed.getDomProperty("clientWidth"));
    assertThat(marks("tbody tr:nth-child(2) .result")).isEqualTo("empty, empty, unreadable");
    assertThat(browser.find(".said").getText()).contains("Ben, task 3").contains("can’t be read");

    Browser ada = browsers.another();
    signIns.signIn(ada, pupils.getFirst());
    ada.open("/me");
    assertThat(ada.find("main").getText()).contains("Castling").contains("1 of 4");

    browser.click(".ways button");
    assertThat(marks("tbody tr:nth-child(2) .result")).isEqualTo("empty, empty, empty");
    browser.reload();
    assertThat(marks("tbody tr:first-child .result")).isEqualTo("right, wrong, wrong");
    assertThat(attempts(pupils.getFirst())).containsExactly("solved", "wrong", "refused");
    assertThat(attempts(pupils.get(1))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"8.27, 11.69", "8.5, 11"})
  void everyPupilGetsASheetOnAnyPaperSize(double width, double height) {
    browser.open(paper + "?names=1");
    browser.find("queenside-copies[copied='3']");
    assertThat(browser.accessibilityViolations()).isEmpty();
    assertThat(browser.find(".paper-sheet").getText())
        .contains("Castle on the king’s side.")
        .contains("White to move")
        .contains("On screen: See how king and rook castle.");
    assertThat(browser.findAll("[data-name]"))
        .extracting(WebElement::getText)
        .containsExactly("Ada", "Ben", "Cem");

    assertThat(pages(width, height)).isEqualTo(3);

    browser.open(paper + "/key");
    assertThat(browser.find(".paper-key").getText()).contains("0-0").contains("B (");
    assertThat(pages(width, height)).isEqualTo(1);
  }

  @Test
  void everyDiplomaIsPrintedOnItsOwnPage() {
    for (Account each : pupils.subList(0, 2)) {
      jdbc.sql(
              "insert into diploma (learner_id, passed_at, correct, tasks) values (?, now(), 23, 25)")
          .param(each.id().value())
          .update();
    }
    browser.open(diplomas);
    assertThat(browser.accessibilityViolations()).isEmpty();
    assertThat(browser.findAll(".diploma .name"))
        .extracting(WebElement::getText)
        .containsExactly("Ada", "Ben");
    assertThat(pages(8.27, 11.69)).isEqualTo(2);

    browser.click(".honours input");
    assertThat(pages(11, 8.5)).isEqualTo(1);
  }

  private void type(CharSequence... keys) {
    for (CharSequence each : keys) {
      browser.driver().switchTo().activeElement().sendKeys(each);
    }
    browser.awaitRest();
  }

  private String marks(String cells) {
    return browser.findAll(cells).stream()
        .map(cell -> Objects.requireNonNull(cell.getDomAttribute("class")))
        .map(names -> names.replace("result", "").strip())
        .collect(joining(", "));
  }

  private List<String> attempts(Account pupil) {
    return jdbc.sql("select outcome from attempt where learner_id = ? order by seq")
        .param(pupil.id().value())
        .query(String.class)
        .list();
  }

  /** Prints the page and returns the number of sheets. */
  private long pages(double width, double height) {
    Object data =
        browser
            .driver()
            .executeCdpCommand(
                "Page.printToPDF", Map.of("paperWidth", width, "paperHeight", height))
            .get("data");
    byte[] pdf = Base64.getDecoder().decode(Objects.requireNonNull(data).toString());
    return PAGE.matcher(new String(pdf, StandardCharsets.ISO_8859_1)).results().count();
  }

  private UUID newClass(Account teacher) {
    TestClasses classes = new TestClasses(jdbc);
    ClassId id = classes.add("Class 5b");
    classes.addTeacher(id, teacher.id(), true);
    pupils.forEach(pupil -> classes.addPupil(id, pupil.id()));
    return id.value();
  }

  private long newAssignment(UUID schoolClass) {
    jdbc.sql(
            """
            insert into assignment (class_id, title, comment, begins, late_allowed, in_order,
              afresh, required_stars, whole_class, made_at, version)
            values (?, 'Castling', '', timestamp '2026-01-01 08:00:00', true, false, false, 0,
              true, now(), 1)""")
        .param(schoolClass)
        .update();
    long id =
        jdbc.sql("select id from assignment where class_id = ?")
            .param(schoolClass)
            .query(Long.class)
            .single();
    List<String> items =
        List.of("how-it-works", "first-castling", "which-piece-first", "attacked-b1");
    for (int place = 0; place < items.size(); place++) {
      jdbc.sql(
              """
              insert into assignment_item (assignment_id, place, item, section, amount)
              values (?, ?, ?, 'lesson/castling', 1)""")
          .params(id, place, "castling/" + items.get(place))
          .update();
    }
    return id;
  }
}
