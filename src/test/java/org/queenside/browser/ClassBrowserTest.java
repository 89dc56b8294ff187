package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;

/** A teacher creates a class, imports the pupils from a file and prints their cards. */
@BrowserTest
class ClassBrowserTest {

  private static final Pattern PAGE = Pattern.compile("/Type\\s*/Page\\b");

  /** Elements of a card whose text doesn't fit. */
  private static final String OVERFLOWING =
      """
      return [...document.querySelectorAll('.login-card')]
          .filter(card => card.scrollHeight > card.clientHeight + 1
              || card.scrollWidth > card.clientWidth + 1).length""";

  private static final String PASTE_TOO_MUCH =
      """
      return document.querySelector('#names').dispatchEvent(new InputEvent(
          'beforeinput', {data: 'a'.repeat(300_001), cancelable: true, bubbles: true}))""";

  private static final String TABS =
      """
      const inSight = (tab) => {
        const { left, right, top, height } = tab.getBoundingClientRect();
        const seen = document.elementFromPoint(left + 8, top + height / 2);
        return height >= 44 && left >= 0 && right <= innerWidth && tab.contains(seen);
      };
      const tabs = [...document.querySelectorAll('.class-places a')];
      return new Set(tabs.map((tab) => tab.offsetTop)).size === 1
          && inSight(tabs.find((tab) => tab.matches('[aria-current]')))
          && tabs.every((tab) => { tab.focus(); return inSight(tab); });""";

  private static final String BROWSERS_ZONE = "Pacific/Auckland";

  private final Browser browser;
  @TempDir private Path folder;

  ClassBrowserTest(Browser browser, @Autowired TestSignIns signIns) {
    this.browser = browser;
    signIns.signIn(browser, AccountRole.TEACHER);
    browser
        .driver()
        .executeCdpCommand("Emulation.setTimezoneOverride", Map.of("timezoneId", BROWSERS_ZONE));
    browser.open("/classes");
    browser.find("#class-name").sendKeys("Class 5b", Keys.TAB, Keys.ENTER);
    browser.awaitText("h1", "Add pupils");
  }

  @Test
  void aFileIsPreviewedAndCardsArePrintedEightToASheet() throws Exception {
    assertThat(browser.driver().executeScript(PASTE_TOO_MUCH)).as("accepted").isEqualTo(false);
    browser.awaitText(".notice .say", "This text has 300,001 characters");
    upload(
        "No;Name;Group\n1;Amira;Knights\n2;Ben;\n3;Wolfeschlegelsteinhausenbergerdorff-Müller;\n"
            + "4;Ben;\n5;王小明;Knights\n"
            + IntStream.rangeClosed(6, 10)
                .mapToObj(number -> number + ";Pupil " + number + ";\n")
                .collect(Collectors.joining()));
    browser.awaitText(".flaws li", "Ben is already on line 3.");
    assertThat(browser.findAll(".notice .say")).isEmpty();
    assertThat(browser.accessibilityViolations()).isEmpty();

    browser.click(".decision .btn.fill");
    browser.awaitText("h1", "Login cards");
    browser.find(".card-sheet");

    assertThat(browser.findAll(".login-card")).hasSize(9);
    assertThat(browser.find(".card-sheets").findElement(By.xpath("..")).getText())
        .contains("They use the address localhost");
    WebElement card = browser.find(".login-card");
    assertThat(card.getText())
        .contains("Amira")
        .contains("Class 5b")
        .contains("Class code")
        .contains("User name\namira")
        .contains("/sign-in");
    assertThat(card.findElement(By.cssSelector(".secret .value")).getText())
        .matches("[a-z]+-[a-z]+-[a-z]+");
    assertThat(card.findElement(By.cssSelector(".qr")).getAccessibleName())
        .isEqualTo("QR code that signs Amira in");
    assertThat(browser.accessibilityViolations()).isEmpty();
    assertThat(browser.driver().executeScript(OVERFLOWING)).isEqualTo(0L);
    assertThat(pages(8.27, 11.69)).isEqualTo(2);
    assertThat(pages(8.5, 11)).isEqualTo(2);

    browser.reload();
    assertThat(browser.find("main").getText()).contains("9 cards.");

    browser.open(browser.path().replaceFirst("/cards.*", "/settings"));
    assertThat(browser.find("#settings-zone").getDomProperty("value")).isEqualTo(BROWSERS_ZONE);
  }

  @Test
  void picturePasswordsHaveReadableNames() {
    browser.find("#names").sendKeys("Amira\nWolfeschlegelsteinhausenbergerdorff-Müller");
    browser.awaitText(".named li", "Amira");
    browser.driver().findElement(By.xpath("//button[.='Five pictures']")).click();
    browser.awaitRest();

    browser.click(".decision .btn.fill");
    browser.awaitText("h1", "Login cards");

    assertThat(browser.find(".login-card .men").findElements(By.cssSelector("queenside-piece")))
        .hasSize(5);
    assertThat(browser.find(".login-card .men").getAccessibleName())
        .matches("((white|black) (king|queen|rook|bishop|knight|pawn)(, )?){5}");
    assertThat(browser.driver().executeScript(OVERFLOWING)).isEqualTo(0L);
  }

  @Test
  void aSpreadsheetFileIsRefusedWithAdvice() throws Exception {
    Path file = folder.resolve("class.csv");
    Files.write(file, new byte[] {'P', 'K', 3, 4, 0, 0});

    browser.find("#upload-file").sendKeys(file.toString());

    assertThat(browser.awaitText(".notice", "spreadsheet").getText()).contains("save it as CSV");
    assertThat(browser.find("#names").getDomProperty("value")).isEmpty();
  }

  @Test
  void everyClassPageFitsAPhoneAndIsAccessible() {
    String address = browser.path().replace("/add", "");
    browser.find("#names").sendKeys("Amira; Knights\nBen");
    browser.awaitText(".named li", "Ben");
    browser.click(".decision .btn.fill");
    browser.awaitText("h1", "Login cards");

    for (String page :
        List.of(
            "/pupils", "/add", "/cards", "/tablets", "/parents", "/live", "/plan", "/settings")) {
      browser.open(address + page);
      for (boolean dark : List.of(false, true)) {
        browser.preferDark(dark);
        assertThat(browser.accessibilityViolations()).as(page).isEmpty();
      }
      browser.resize(320, 640);
      assertThat(
              browser
                  .driver()
                  .executeScript(
                      "const page = document.documentElement;"
                          + " return page.scrollWidth - page.clientWidth"))
          .as("%s scrolls sideways by", page)
          .isEqualTo(0L);
      browser.resize(1280, 800);
    }
    theFocusStaysAtTheChange();
  }

  @Test
  void onAPhoneTheTabsAreOneRow() {
    String address = browser.path().replace("/add", "");
    for (String page : List.of("", "/live", "/report", "/settings")) {
      browser.open(address + page);
      browser.resize(390, 844);
      assertThat(browser.driver().executeScript(TABS)).as(page).isEqualTo(true);
      assertThat(browser.accessibilityViolations()).as(page).isEmpty();
    }
  }

  private void theFocusStaysAtTheChange() {
    browser.unfold();
    pressIn(".folded:has(.class-code) .folded-body > .btn");
    pressIn(".folded:has(.class-code) .question .btn.line");
    assertThat(focused()).startsWith("Done\nThe class code is");

    browser.find("#teacher-name").sendKeys("nobody at all", Keys.ENTER);
    browser.awaitText(".notice", "Your request is waiting");
    assertThat(focused()).endsWith("Your request is waiting for nobody at all.");

    browser.driver().findElement(By.xpath("//button[.='Archive this class']")).click();
    browser.awaitText(".notice", "The class is archived.");
    assertThat(focused()).endsWith("The class is archived.");
  }

  private void pressIn(String css) {
    WebElement button = browser.find(css);
    browser.driver().executeScript("arguments[0].focus()", button);
    browser.awaitSettled(button);
    button.sendKeys(Keys.ENTER);
    browser.awaitRest();
  }

  private String focused() {
    return browser.driver().switchTo().activeElement().getText();
  }

  private void upload(String content) throws Exception {
    Path file = Files.writeString(folder.resolve("class.csv"), content, StandardCharsets.UTF_8);
    browser.find("#upload-file").sendKeys(file.toString());
  }

  /** Prints the page on paper of this size in inches and returns the number of pages. */
  private long pages(double width, double height) {
    Map<String, Object> printed =
        browser
            .driver()
            .executeCdpCommand(
                "Page.printToPDF", Map.of("paperWidth", width, "paperHeight", height));
    byte[] pdf = Base64.getDecoder().decode(String.valueOf(printed.get("data")));
    return PAGE.matcher(new String(pdf, StandardCharsets.ISO_8859_1)).results().count();
  }
}
