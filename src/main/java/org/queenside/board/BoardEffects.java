package org.queenside.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;

/**
 * Animations and a sound that play once, when the browser receives a state.
 *
 * @param slides moves to animate, such as the opponent's reply
 * @param rejected the refused move, or null
 * @param cue a sound, or null
 */
public record BoardEffects(
    List<Move> slides, @Nullable RefusedMove rejected, @Nullable SoundCue cue) {

  static final BoardEffects NONE = new BoardEffects(List.of(), null, null);

  public BoardEffects {
    slides = List.copyOf(slides);
  }

  BoardEffects withSlides(List<Move> slides) {
    return new BoardEffects(slides, rejected, cue);
  }

  BoardEffects withRejected(@Nullable RefusedMove rejected) {
    return new BoardEffects(slides, rejected, cue);
  }

  BoardEffects withCue(@Nullable SoundCue cue) {
    return new BoardEffects(slides, rejected, cue);
  }
}
