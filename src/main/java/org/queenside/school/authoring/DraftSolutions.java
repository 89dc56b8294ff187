package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;
import org.queenside.course.model.Answer;
import org.queenside.course.model.Exercise;
import org.queenside.course.run.ExerciseRun;

/** The solutions of a draft. Without a position, there are none. */
record DraftSolutions(@Nullable Position position, List<Move> right, List<Move> replies) {
  DraftSolutions {
    right = List.copyOf(right);
    replies = List.copyOf(replies);
  }

  static final DraftSolutions NONE = new DraftSolutions(null, List.of(), List.of());

  static List<Move> accepted(Exercise exercise, Position position) {
    ExerciseRun run = ExerciseRun.start(exercise);
    return position.legalMoves().stream()
        .filter(move -> run.answer(new Answer.Play(move)).outcome().isRight())
        .toList();
  }

  List<String> inWords() {
    Position start = position;
    return start == null ? List.of() : right.stream().map(move -> San.write(start, move)).toList();
  }

  List<String> repliesInWords() {
    List<String> words = new ArrayList<>();
    if (position != null && !replies.isEmpty()) {
      Position start = position;
      List<Move> firstMoves = right;
      for (int index = 0; index < replies.size(); index++) {
        Position before = start;
        Move reply = replies.get(index);
        Position after =
            firstMoves.stream()
                .map(before::play)
                .filter(each -> each.isLegal(reply))
                .findFirst()
                .orElse(null);
        if (after == null) {
          return words;
        }
        words.add(San.write(after, reply));
        start = after.play(reply);
        firstMoves =
            index + 1 < replies.size()
                ? new ForcedMateSearch().in(start, replies.size() - index)
                : List.of();
      }
    }
    return words;
  }
}
