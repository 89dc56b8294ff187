package org.queenside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.queenside.identity.session.TestSignIns;
import org.queenside.school.report.SchoolClassFixture;
import org.springframework.beans.factory.annotation.Autowired;

/** Two pupils play in two browsers until one claims a draw, while their teacher watches. */
@BrowserTest
class ClassGamesBrowserTest {

  private static final List<String> KNIGHTS_OUT_AND_BACK =
      List.of("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1");

  private final SchoolClassFixture classes;
  private final TestSignIns signIns;

  ClassGamesBrowserTest(@Autowired SchoolClassFixture classes, @Autowired TestSignIns signIns) {
    this.classes = classes;
    this.signIns = signIns;
  }

  @Test
  void twoPupilsPlayToAClaimedDrawWhileTheTeacherWatches(
      Browser teacher, AdditionalBrowsers browsers) {
    var made = classes.make();
    Browser ben = browsers.another();
    signIns.signIn(ben, made.ben());
    Browser mia = browsers.another();
    signIns.signIn(mia, made.mia());
    // Mia only sits on this page. It learns by itself that games are switched on.
    mia.open("/course");
    signIns.signIn(teacher, made.teacher());
    teacher.open("/class/" + made.id() + "/games");
    teacher.find(".games-settings [role=switch]").click();
    teacher.awaitText(".class-games .status", "Saved.");
    ben.open("/play");
    teacher.awaitText(".class-games", "2 pupils are here and free to play.");
    ben.awaitText("main a", "Play a classmate").click();

    ben.awaitText(".classmate-list button", "Ask for a game").click();
    mia.awaitText(".game-news .item", "Ben wants to play you.");
    assertThat(mia.accessibilityViolations()).isEmpty();
    mia.find(".game-news button").click();
    mia.awaitText(".peer", "Ben is at the board");
    ben.awaitText(".peer", "Mia is at the board");

    boolean benIsWhite = ben.find(".turn").getText().equals("Your move");
    Browser white = benIsWhite ? ben : mia;
    Browser black = benIsWhite ? mia : ben;
    for (int each = 0; each < KNIGHTS_OUT_AND_BACK.size(); each++) {
      play(each % 2 == 0 ? white : black, KNIGHTS_OUT_AND_BACK.get(each));
    }
    teacher.awaitText(".wall .state", "Move 4, " + (benIsWhite ? "Mia" : "Ben") + " to play");
    assertThat(teacher.accessibilityViolations()).isEmpty();
    black.awaitText(".turn", "Your move");
    black.awaitText(".others button", "Claim a draw").click();
    black.awaitText(".say", "You can’t claim a draw yet");
    type(black, "Ng8");

    black.awaitText(".say", "You claimed a draw");
    white.awaitText(".say", "claimed a draw because the same position came up three times");
    assertThat(white.accessibilityViolations()).isEmpty();
    teacher.awaitText(".wall .state", "Black claimed a draw");
    teacher.find(".wall a").click();
    teacher.awaitText(".class-game .moves", "Ng1");
    white.open("/" + white.awaitText(".foot a", "Review").getDomAttribute("href"));
    white.awaitText(".game-review .result", benIsWhite ? "Mia" : "Ben");
  }

  private static void play(Browser player, String move) {
    player.awaitText(".turn", "Your move");
    type(player, move);
  }

  private static void type(Browser player, String move) {
    player.find(".qb-typed input").sendKeys(move, Keys.ENTER);
    player.awaitRest();
  }
}
