package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A teacher writes an exercise, tries it and saves it. */
@BrowserTest
class AuthoringBrowserTest {

  @Autowired private TestSignIns signIns;
  @Autowired private JdbcClient jdbc;

  @Test
  void anExerciseCanBeWrittenWithTheMouse(Browser browser) {
    make(browser, new MouseInput(browser));
  }

  @Test
  void anExerciseCanBeWrittenWithTheKeyboard(Browser browser) {
    make(browser, new KeyboardInput(browser));
  }

  private void make(Browser browser, InputMethod hand) {
    Account teacher = signIns.signIn(browser, AccountRole.TEACHER);
    browser.open("/workshop");
    hand.press(browser.find("main > a.btn.fill"));
    browser.awaitText(".findings li", "has no pieces on the board");
    assertThat(browser.accessibilityViolations()).isEmpty();

    hand.put(Piece.WHITE_KING, Square.F3, Color.WHITE);
    hand.put(Piece.WHITE_QUEEN, Square.E6, Color.WHITE);
    hand.put(Piece.BLACK_KING, Square.H4, Color.WHITE);
    hand.put(Piece.BLACK_PAWN, Square.A1, Color.WHITE);
    browser.awaitText(".findings li", "The pawn on a1 would have been promoted.");
    hand.clear(Square.A1, Color.WHITE);

    browser.awaitText(".findings li", "Two moves mate here: Qg4# and Qh6#. Accept both?");
    assertThat(browser.find("#own-fen").getDomProperty("value"))
        .isEqualTo("8/8/4Q3/8/7k/5K2/8/8 w - - 0 1");
    hand.press(button(browser, "Accept both"));
    browser.awaitText(".findings .facts", "Right: Qg4#, Qh6#");
    browser.awaitText(".editor-head .pill", "Saved as a draft");
    hand.press(button(browser, "Save"));
    browser.awaitText(".editor-head .pill", "Saved");
    assertThat(browser.accessibilityViolations()).isEmpty();

    hand.press(button(browser, "Try it"));
    browser.awaitText("h1.task", "Mate in one move.");
    hand.move(Move.of(Square.E6, Square.G4), Color.WHITE);
    browser.awaitText(".say.yes", "Finish");
    hand.press(button(browser, "Back to the editor"));
    assertThat(attempts(teacher)).as("answers in the editor aren't logged").isZero();

    browser.reload();
    browser.awaitText(".findings h2", "It works");
    browser.awaitText(".editor-head .pill", "Saved");
    browser.open("/workshop");
    browser.awaitText(".own-list .name", "Mate in one move.");
    assertThat(browser.accessibilityViolations()).isEmpty();
  }

  private static WebElement button(Browser browser, String text) {
    return browser
        .driver()
        .findElement(By.xpath("//main//button[normalize-space()='" + text + "']"));
  }

  private int attempts(Account account) {
    return jdbc.sql("select count(*) from attempt where learner_id = ?")
        .param(account.id().value())
        .query(Integer.class)
        .single();
  }
}
