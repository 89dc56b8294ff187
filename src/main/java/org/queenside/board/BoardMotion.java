package org.queenside.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;

/**
 * What is seen and heard once, when a state arrives.
 *
 * @param slides moves that the pieces of the state have just made, such as an answer
 * @param rejected the try that was refused, or null
 * @param cue a sound, or null
 */
public record BoardMotion(List<Move> slides, @Nullable Rejection rejected, @Nullable Cue cue) {

  static final BoardMotion NONE = new BoardMotion(List.of(), null, null);

  public BoardMotion {
    slides = List.copyOf(slides);
  }

  BoardMotion withSlides(List<Move> slides) {
    return new BoardMotion(slides, rejected, cue);
  }

  BoardMotion withRejected(@Nullable Rejection rejected) {
    return new BoardMotion(slides, rejected, cue);
  }

  BoardMotion withCue(@Nullable Cue cue) {
    return new BoardMotion(slides, rejected, cue);
  }
}
