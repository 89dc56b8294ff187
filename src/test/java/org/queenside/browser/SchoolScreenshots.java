package org.queenside.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.queenside.Application;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** Takes the picture of the class board for the docs, with the made-up school. */
public final class SchoolScreenshots {

  private static final Path FOLDER = Path.of("docs", "images");

  private SchoolScreenshots() {}

  /** Starts the program, and writes the picture into the folder of the docs. */
  public static void main(String... arguments) throws IOException {
    Path data = Files.createTempDirectory("queenside-demo");
    ConfigurableApplicationContext program =
        SpringApplication.run(
            Application.class,
            "--queenside.demo=true",
            "--queenside.data=" + data,
            "--queenside.warm-up.time=0s",
            "--server.port=0");
    ChromeDriver driver = ChromiumLauncher.start();
    try {
      String port = program.getEnvironment().getRequiredProperty("local.server.port");
      Browser browser = new Browser(driver, "http://localhost:" + port);
      browser.resize(1280, 800);
      driver.executeCdpCommand("Emulation.setScrollbarsHidden", Map.of("hidden", true));
      browser.open("/");
      browser.click(".demo .btn");
      WebElement needsHelp = browser.awaitText("button", "Needs help first");
      browser.press(needsHelp, needsHelp::click);
      browser.screenshot(FOLDER.resolve("class-board.png"));
    } finally {
      driver.quit();
      program.close();
    }
  }
}
