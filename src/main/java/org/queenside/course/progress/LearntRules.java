package org.queenside.course.progress;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.queenside.course.model.Course;
import org.queenside.progress.ProgressService;
import org.queenside.trick.TrickKind;
import org.springframework.stereotype.Component;

/** Which rules the acting learner has learnt, so that a trick may break them. */
@Component
public record LearntRules(Course course, ProgressService progress) {

  /** The rules that a lesson teaches, by its id. How the pieces move may always be asked. */
  private static final Map<String, List<TrickKind>> TAUGHT =
      Map.ofEntries(
          Map.entry("rook", List.of(TrickKind.JUMP)),
          Map.entry("king", List.of(TrickKind.KINGS_TOUCH, TrickKind.KING_INTO_ATTACK)),
          Map.entry(
              "pawn",
              List.of(
                  TrickKind.PAWN_TAKES_STRAIGHT,
                  TrickKind.PAWN_DIAGONAL,
                  TrickKind.PAWN_BACKWARDS,
                  TrickKind.PAWN_TWO_STEPS)),
          Map.entry("set-up", List.of(TrickKind.SECOND_MOVE)),
          Map.entry("capture", List.of(TrickKind.TAKES_OWN_PIECE, TrickKind.PIECE_RETURNS)),
          Map.entry("protect", List.of(TrickKind.KING_TAKES_PROTECTED)),
          Map.entry("out-of-check", List.of(TrickKind.CHECK_IGNORED)),
          Map.entry("pins", List.of(TrickKind.PIN_BROKEN)),
          Map.entry("promotion", List.of(TrickKind.PAWN_STAYS)),
          Map.entry("en-passant", List.of(TrickKind.EN_PASSANT)),
          Map.entry(
              "castling",
              List.of(
                  TrickKind.CASTLES_TOO_LATE,
                  TrickKind.CASTLES_OVER_PIECE,
                  TrickKind.CASTLES_OUT_OF_CHECK,
                  TrickKind.CASTLES_THROUGH_CHECK,
                  TrickKind.CASTLES_INTO_CHECK)));

  /** Returns the rules of the lessons that are finished, and how the pieces move. */
  public Set<TrickKind> kinds() {
    var knowledge = new LearnerKnowledge(course, progress.read());
    Set<TrickKind> kinds = EnumSet.copyOf(TrickKind.MOVEMENT);
    TAUGHT.forEach(
        (id, taught) -> {
          if (knowledge.hasFinished(id)) {
            kinds.addAll(taught);
          }
        });
    return kinds;
  }
}
