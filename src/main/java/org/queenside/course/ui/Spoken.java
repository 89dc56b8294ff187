package org.queenside.course.ui;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.course.CourseText;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.look.AnswerBox;

/** What a screen reader says of moves that others see: replies, and what is to be done then. */
final class Spoken {

  private Spoken() {}

  /**
   * Returns what happened after the learner's move.
   *
   * @param note what is said on the screen already, or null
   * @return empty if there was no reply
   */
  static String replies(Scene scene, @Nullable Say note, CourseText words) {
    if (scene.moves().isEmpty()) {
      return "";
    }
    Stream<Say> replies = scene.moves().stream().flatMap(move -> reply(scene, move));
    return Stream.of(Stream.ofNullable(note), replies, Stream.ofNullable(scene.prompt()))
        .flatMap(says -> says)
        .map(words::words)
        .map(AnswerBox::plain)
        .collect(Collectors.joining(" "));
  }

  private static Stream<Say> reply(Scene scene, Move move) {
    Piece piece = scene.pieces().get(move.to());
    return piece == null
        ? Stream.of()
        : Stream.of(Say.coded("reply", piece, move.from(), move.to()));
  }
}
