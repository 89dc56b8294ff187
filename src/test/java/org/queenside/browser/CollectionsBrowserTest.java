package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.springframework.beans.factory.annotation.Autowired;

@BrowserTest
class CollectionsBrowserTest {

  @Autowired private TestSignIns signIns;
  @TempDir private Path folder;

  @Test
  void aVisitorCanDownloadCollectionsButNotChangeThem(Browser browser) {
    browser.open("/collections");

    assertThat(browser.find("main h1").getText()).isEqualTo("Collections");
    assertThat(browser.findAll("a[aria-label='Queenside as EPD']")).hasSize(1);
    assertThat(browser.findAll("main button, main input")).isEmpty();
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  @Test
  void anAdministratorImportsRenamesAndDeletesACollection(Browser browser) throws Exception {
    Path file = LichessFileGenerator.write(200, 3, folder.resolve("club evening.csv"));
    signIns.signIn(browser, AccountRole.ADMINISTRATOR);
    browser.open("/collections");

    browser.find("#upload-file").sendKeys(file.toString());

    assertThat(browser.awaitText(".import-list li", "Done").getText())
        .contains("club evening.csv")
        .contains("Read 200: imported 160, without a mate in one 20, duplicates 10, broken 10");
    assertThat(browser.awaitText(".collection-list li", "club evening").getText())
        .contains("160 puzzles");
    assertThat(browser.accessibilityViolations()).isEmpty();

    KeyboardInput keyboard = new KeyboardInput(browser);
    keyboard.press(button(browser, "Rename: club evening"));
    WebElement name = browser.driver().switchTo().activeElement();
    name.sendKeys(Keys.chord(Keys.CONTROL, "a"), "Thursday");
    keyboard.press(browser.find(".question .btn.line"));
    browser.awaitText(".collection-list h2", "Thursday");

    keyboard.press(button(browser, "Delete: Thursday"));
    assertThat(browser.driver().switchTo().activeElement().getText()).isEqualTo("Keep it");
    keyboard.press(browser.find(".question .btn.line"));

    assertThat(browser.findAll(".collection-list li")).hasSize(1);
  }

  @Test
  void aFileWithoutPuzzlesIsRefusedWithTheReason(Browser browser) throws Exception {
    Path file = Files.writeString(folder.resolve("letter.txt"), "Dear all");
    signIns.signIn(browser, AccountRole.TEACHER);
    browser.open("/collections");

    browser.find("#upload-file").sendKeys(file.toString());

    WebElement refused = browser.awaitText(".import-list li", "There’s no puzzle");
    assertThat(refused.getText()).contains("letter.txt").contains("That didn’t work");
    refused.findElement(By.xpath(".//button[.='Remove']")).click();
    browser.awaitRest();
    assertThat(browser.find("main").getText()).doesNotContain("letter.txt");
  }

  private static WebElement button(Browser browser, String label) {
    return browser.find("[aria-label='" + label + "']");
  }
}
