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
import org.openqa.selenium.WebElement;
import org.queenside.learner.TestAccounts;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;

/**
 * A class from nothing: the administrator invites a teacher, who brings a list of names and prints
 * cards; three pupils work on tablets of their own while the class board follows; the teacher sees
 * what they believe and teaches it again, takes the results along, and lets a pupil go for good.
 */
@BrowserTest
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
  private final Browsers browsers;

  ClassStoryBrowserTest(@Autowired ApplicationContext beans, Browser teacher, Browsers browsers) {
    this.beans = beans;
    this.teacher = teacher;
    this.browsers = browsers;
  }

  /** What a card says. */
  private record Card(String name, String code, String number, String user, String password) {}

  @Test
  void aClassFromNothing(@TempDir Path folder) throws IOException {
    teacher.open(invitation());
    apply("Mr Teacher", "teacher", "six white horses");
    teacher.awaitText("h1", "Classes");

    makeClass("Class 5b", folder);
    List<Card> cards = cards();
    assertThat(cards).extracting(Card::name).containsExactlyInAnyOrder("Amira", "Ben", "Chloé");
    assertThat(pages()).isEqualTo(1);
    String link = SquareCode.read(teacher.find(".login-card .scan svg"));

    Browser amira = browsers.another();
    amira.open(URI.create(link).getPath());
    amira.click("form .btn.fill");
    amira.awaitText(".bar .opener", cards.getFirst().name());
  }

  /** Opens the administrator's link and invites somebody to teach. */
  private String invitation() {
    Browser administrator = browsers.another();
    administrator.open(TestAccounts.administratorLink(beans));
    administrator.find("#own-name").sendKeys("Ms Head");
    administrator.find("#name").sendKeys("ms-head");
    administrator.find("#password").sendKeys("correct horse");
    administrator.click("form .btn.fill");
    administrator.awaitText("h1", "Administration");
    administrator.find("#note").sendKeys("Mr Teacher");
    administrator.click("form .btn.fill");
    String link = administrator.find("#fresh-link").getDomProperty("value");
    return URI.create(link).getPath();
  }

  private void apply(String name, String user, String password) {
    teacher.find("#own-name").sendKeys(name);
    teacher.find("#name").sendKeys(user);
    teacher.find("#password").sendKeys(password);
    teacher.click("form .btn.fill");
  }

  private void makeClass(String name, Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("names.csv"), NAMES);
    teacher.find("#class-name").sendKeys(name);
    teacher.click(".making .btn");
    teacher.awaitText("h1", "Add pupils");
    teacher.find("#upload-file").sendKeys(file.toString());
    teacher.awaitText(".decision .btn.fill", "Add these 3").click();
    teacher.awaitText("h1", "Login cards");
  }

  private List<Card> cards() {
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

  /** How many sheets of paper the present page takes. */
  private int pages() {
    Map<String, Object> printed = teacher.driver().executeCdpCommand("Page.printToPDF", Map.of());
    byte[] pdf = java.util.Base64.getDecoder().decode((String) printed.get("data"));
    return new String(pdf, java.nio.charset.StandardCharsets.ISO_8859_1)
            .split("/Type /Page\\b", -1)
            .length
        - 1;
  }
}
