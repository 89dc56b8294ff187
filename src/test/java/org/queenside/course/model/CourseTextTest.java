package org.queenside.course.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** The course's message bundle. */
class CourseTextTest {
  private static final Pattern KEY =
      Pattern.compile("(?:coded|missed|wrong|unclear)\\((?:[^\"();]*,)?\\s*\"([a-z.-]+)\"[,)]");

  private static final Path SOURCE = Path.of("src/main/java/org/queenside/course");

  private final CourseText text = new CourseText(Locale.ENGLISH, _ -> "");

  @Test
  void squaresAndPiecesBecomeWords() {
    Message say =
        Message.coded(
            "goal.safe",
            Piece.WHITE_KNIGHT,
            Square.E5,
            SquareSet.of(Square.D6, Square.F7, Square.C4));
    assertEquals(
        "The white knight isn’t safe on e5, because it can be taken from c4, d6 and f7.",
        text.text(say));
    assertEquals(
        "The white knight on b1 is in the right place.",
        text.text(Message.coded("fault.stands-right", Piece.WHITE_KNIGHT, Square.B1)));
    assertEquals("White is ahead by 3", text.text(Message.coded("balance.lead", Color.WHITE, 3)));
  }

  @Test
  void movesHaveTheLettersAndWordsOfTheLanguage() {
    Message several =
        Message.coded("move.several", new WrittenMove.AnyOf(List.of("Nbd2", "Nfd2", "Qd2")));
    assertEquals("That could be Nbd2, Nfd2 or Qd2. Type the one you mean.", text.text(several));
    assertEquals(
        "Das könnte Sbd2, Sfd2 oder Dd2 sein. Tipp den Zug ein, den du meinst.",
        new CourseText(Locale.GERMAN, _ -> "").text(several));
  }

  @ParameterizedTest
  @EnumSource
  void everyMisconceptionHasAName(Misconception misconception) {
    assertTrue(text.name(misconception).length() > 10);
  }

  @Test
  void everyKeyInTheSourceIsInTheBundle() throws IOException {
    Set<String> bundle = ResourceBundle.getBundle("vaadin-i18n.course").keySet();
    Set<String> used = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCE)) {
      for (Path file : files.filter(Files::isRegularFile).filter(this::usesTheBundle).toList()) {
        KEY.matcher(Files.readString(file))
            .results()
            .map(MatchResult::group)
            .map(call -> KEY.matcher(call))
            .filter(java.util.regex.Matcher::find)
            .forEach(call -> used.add(call.group(1)));
      }
    }
    assertTrue(used.contains("show.none"), "nothing was looked through");
    used.removeAll(bundle);
    assertEquals(Set.of(), used);
  }

  /** The views have their own bundle. */
  private boolean usesTheBundle(Path file) {
    return !file.getParent().endsWith("ui");
  }
}
