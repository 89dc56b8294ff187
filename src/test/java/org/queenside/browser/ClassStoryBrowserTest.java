package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.identity.management.TestAdministratorLink;
import org.queenside.store.OnPostgreSql;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;

/**
 * The life of a class: the administrator invites a teacher, who imports names and prints cards.
 * Three pupils work on their own tablets while the class board follows. The teacher sees their
 * misconceptions, assigns exercises against them, downloads the results, and finally deletes a
 * pupil, the class and their own account. The data is in PostgreSQL; the other stories use H2.
 */
@BrowserTest
@OnPostgreSql
class ClassStoryBrowserTest {

  private static final String NAMES =
      """
      First name;Group
      Amira;Knights
      Ben;Knights
      Chloé;
      """;

  private final ApplicationContext beans;
  private final Browser teacher;
  private final AdditionalBrowsers browsers;

  ClassStoryBrowserTest(
      @Autowired ApplicationContext beans, Browser teacher, AdditionalBrowsers browsers) {
    this.beans = beans;
    this.teacher = teacher;
    this.browsers = browsers;
  }

  /** The text of a login card. */
  private record Card(String name, String code, String number, String user, String password) {}

  @Test
  void aClassFromInvitationToDeletion(@TempDir Path folder) throws IOException {
    teacher.open(invitation());
    register("Mr Teacher", "teacher", "six white horses");
    teacher.awaitText("h1", "Classes");

    createClass("Class 5b", folder);
    List<Card> cards = cards();
    assertThat(cards).extracting(Card::name).containsExactlyInAnyOrder("Amira", "Ben", "Chloé");
    assertThat(pages()).isEqualTo(1);
    String link = QrCodeReader.read(teacher.find(".login-card .scan svg"));

    String schoolClass = teacher.path().replaceAll("/cards$", "");

    assign(schoolClass, "Castling");
    Browser amira = signInByScan(link, "Amira");
    Browser ben = signInByName(cards.get(1));
    Browser chloe = signInByCard(cards.get(2));
    teacher.open(schoolClass);
    teacher.awaitText("queenside-class .here-now", "0 of 3 finished.");

    castle(amira, Move.of(Square.E1, Square.G1));
    castle(ben, Move.of(Square.H1, Square.F1));
    castle(chloe, Move.of(Square.H1, Square.F1));
    teacher.find(state("Amira", "right"));
    teacher.find(state("Ben", "working on it"));
    teacher.find(state("Chloé", "working on it"));

    teacher.open(schoolClass + "/mistakes");
    teacher.awaitText(".big", "2 of the 3 pupils tested moved the rook first");
    assertThat(teacher.find(".misconception-detail .told").getText())
        .contains("Ben")
        .contains("Chloé");
    teacher.awaitText(".misconception-detail .btn.fill", "Teach it again").click();
    WebElement given = teacher.awaitText(".given", "2 pupils have");
    assertThat(teacher.driver().switchTo().activeElement()).isEqualTo(given);
    assertThat(tasks(amira)).hasSize(1);
    assertThat(tasks(ben)).hasSize(2);
    assertThat(tasks(chloe)).hasSize(2);

    teacher.open(schoolClass + "/report");
    assertThat(download("a[download]")).startsWith("PK");
    teacher.open(schoolClass + "/pupils");
    teacher.awaitText(".pupil-table a", "Ben").click();
    teacher.awaitText(".bar-of-actions a[download]", "Save everything");
    assertThat(download(".bar-of-actions a[download]")).contains("\"Ben\"").contains("h1f1");
    teacher.awaitText(".bar-of-actions button", "Delete forever").click();
    teacher.awaitText(".question button", "Delete forever").click();
    teacher.awaitText(".notice", "One pupil has been deleted.");
    teacher.awaitText(".go a", "All pupils").click();
    teacher.awaitText(".pupil-table", "Amira");
    assertThat(teacher.find(".class-body").getText()).doesNotContain("Ben");
    ben.open("/me");
    assertThat(ben.path()).startsWith("/sign-in");

    deleteClassAndAccount(schoolClass);
    amira.open("/me");
    assertThat(amira.path()).startsWith("/sign-in");
  }

  /** The teacher deletes the class, with its pupils, and then their own account. */
  private void deleteClassAndAccount(String schoolClass) {
    teacher.open("/account");
    teacher.awaitText(".own button", "Delete my account").click();
    teacher.awaitText(".own section", "You’re the lead teacher of Class 5b");

    teacher.open(schoolClass + "/settings");
    teacher.unfold();
    teacher.awaitText(".folded button", "Delete this class").click();
    teacher.find("#delete-class").sendKeys("Class 5a", Keys.ENTER);
    teacher.awaitText(".folded:last-child", "nothing was deleted");
    teacher.find("#delete-class").sendKeys(Keys.BACK_SPACE, "b", Keys.ENTER);
    teacher.awaitText("h1", "Classes");
    assertThat(teacher.find("main").getText()).doesNotContain("Class 5b");

    teacher.open("/account");
    teacher.awaitText(".own button", "Delete my account").click();
    teacher.find("#sure").sendKeys("teacher", Keys.ENTER);
    teacher.awaitText(".bar", "Sign in");
    teacher.open("/classes");
    assertThat(teacher.path()).startsWith("/sign-in");
  }

  /** Returns the content of a download as Latin-1 text. */
  private String download(String link) {
    return String.valueOf(
        teacher
            .driver()
            .executeAsyncScript(
                """
                const done = arguments[arguments.length - 1];
                fetch(document.querySelector(arguments[0]).href)
                    .then(answer => answer.arrayBuffer())
                    .then(bytes => done(new TextDecoder('utf-8').decode(bytes)));""",
                link));
  }

  private void assign(String schoolClass, String lesson) {
    teacher.open(schoolClass + "/assign");
    teacher.awaitText(".part summary", "Special moves").click();
    teacher.awaitText(".tick", lesson).click();
    teacher.awaitText(".btn.fill", "Assign").click();
    teacher.awaitText("h1", "Assignments");
  }

  private Browser signInByScan(String link, String name) {
    Browser tablet = browsers.another();
    tablet.open(URI.create(link).getPath());
    tablet.click("form .btn.fill");
    return here(tablet, name);
  }

  private Browser signInByName(Card card) {
    Browser tablet = browsers.another();
    tablet.open("/sign-in");
    tablet.find("#name").sendKeys(card.user());
    tablet.find("#password").sendKeys(card.password(), Keys.ENTER);
    return here(tablet, card.name());
  }

  private Browser signInByCard(Card card) {
    Browser tablet = browsers.another();
    tablet.open("/sign-in");
    tablet.awaitText("main button", "Class card").click();
    tablet.find("#class").sendKeys(card.code());
    tablet.find("#card").sendKeys(card.number());
    tablet.find("#card-password").sendKeys(card.password(), Keys.ENTER);
    return here(tablet, card.name());
  }

  private static Browser here(Browser tablet, String name) {
    tablet.awaitText(".bar .opener", name);
    return tablet;
  }

  /** Opens the exercise about castling kingside and makes a move. */
  private static void castle(Browser tablet, Move move) {
    tablet.open("/me");
    tablet.click("a[href^='work/']");
    tablet.find("queenside-board");
    tablet.open(tablet.path().replaceAll("/[0-9]+$", "/1"));
    new MouseInput(tablet).move(move, Color.WHITE);
    assertThat(tablet.find(".say").getText()).isNotBlank();
  }

  private static List<WebElement> tasks(Browser tablet) {
    tablet.open("/me");
    return tablet.findAll("a[href^='work/']");
  }

  private static String state(String name, String state) {
    return "[aria-label^='%s'][aria-label$='%s']".formatted(name, state);
  }

  /** Opens the administrator's link and invites a teacher. */
  private String invitation() {
    Browser administrator = browsers.another();
    administrator.open(TestAdministratorLink.renew(beans));
    administrator.find("#own-name").sendKeys("Ms Head");
    administrator.find("#name").sendKeys("ms-head");
    administrator.find("#password").sendKeys("correct horse battery");
    administrator.click("form .btn.fill");
    administrator.awaitText("h1", "Administration");
    administrator.find("#note").sendKeys("Mr Teacher");
    administrator.click("form .btn.fill");
    administrator.awaitText(".fresh-link", "This link uses the address localhost");
    String link = administrator.find("#fresh-link").getDomProperty("value");
    return URI.create(link).getPath();
  }

  private void register(String name, String user, String password) {
    teacher.find("#own-name").sendKeys(name);
    teacher.find("#name").sendKeys(user);
    teacher.find("#password").sendKeys(password);
    teacher.click("form .btn.fill");
  }

  private void createClass(String name, Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("names.csv"), NAMES);
    teacher.find("#class-name").sendKeys(name, Keys.ENTER);
    teacher.awaitText("h1", "Add pupils");
    teacher.find("#upload-file").sendKeys(file.toString());
    teacher.awaitText(".decision .btn.fill", "Add these 3").click();
    teacher.awaitText("h1", "Login cards");
  }

  private List<Card> cards() {
    teacher.find(".login-card");
    return teacher.findAll(".login-card").stream().map(ClassStoryBrowserTest::card).toList();
  }

  private static Card card(WebElement card) {
    List<String> facts =
        card.findElements(By.cssSelector(".fact .value")).stream()
            .map(WebElement::getText)
            .toList();
    return new Card(
        card.findElement(By.className("card-name")).getText(),
        facts.get(0),
        facts.get(1),
        facts.get(2),
        facts.get(3));
  }

  /** Returns the number of pages when printing the current page. */
  private int pages() {
    Map<String, Object> printed = teacher.driver().executeCdpCommand("Page.printToPDF", Map.of());
    byte[] pdf = java.util.Base64.getDecoder().decode((String) printed.get("data"));
    return new String(pdf, java.nio.charset.StandardCharsets.ISO_8859_1)
            .split("/Type /Page\\b", -1)
            .length
        - 1;
  }
}
