package org.queenside.course.ui;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.ui.Notice;

/** What a screen reader says about replies on the board and the next thing to do. */
final class ReplyAnnouncement {

  private ReplyAnnouncement() {}

  /**
   * Describes what happened after the learner's move.
   *
   * @param note what the screen already says, or null
   * @return empty if there was no reply
   */
  static String replies(Scene scene, @Nullable Message note, CourseText courseText) {
    if (scene.moves().isEmpty()) {
      return "";
    }
    Stream<Message> replies = scene.moves().stream().flatMap(move -> reply(scene, move));
    return Stream.of(Stream.ofNullable(note), replies, Stream.ofNullable(scene.prompt()))
        .flatMap(says -> says)
        .map(courseText::text)
        .map(Notice::plain)
        .collect(Collectors.joining(" "));
  }

  private static Stream<Message> reply(Scene scene, Move move) {
    Piece piece = scene.pieces().get(move.to());
    return piece == null
        ? Stream.of()
        : Stream.of(Message.coded("reply", piece, move.from(), move.to()));
  }
}
