package org.queenside.school.authoring;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.MoveKind;
import org.queenside.course.syntax.ExerciseField;
import org.queenside.course.syntax.GoalForm;
import org.queenside.course.syntax.YamlDocuments;

/** Writes a draft as an entry of a lesson file. Missing parts are left out. */
final class DraftWriter {
  private static final String ID = "own";
  private static final String USUAL_COUNTERS = " 0 1";

  private final ExerciseDraft draft;
  private final DefaultWording phrases;
  private final Map<String, Object> fields = new LinkedHashMap<>();

  private DraftWriter(ExerciseDraft draft, DefaultWording phrases) {
    this.draft = draft;
    this.phrases = phrases;
  }

  /**
   * Writes a draft.
   *
   * @param replies the other side's moves of a mate in several
   * @param right the number of right first moves; 0 if unknown
   */
  static String write(ExerciseDraft draft, DefaultWording phrases, List<Move> replies, int right) {
    return new DraftWriter(draft, phrases).write(replies, right);
  }

  private String write(List<Move> replies, int right) {
    ExerciseDraft.Wording wording = draft.wording();
    put(ExerciseField.ID, ID);
    put(ExerciseField.KIND, draft.task().kind());
    putText(ExerciseField.TASK, wording.task().isBlank() ? phrases.task(draft) : wording.task());
    putText(ExerciseField.TEXT, wording.text());
    String fen = Fen.write(draft.setup());
    put(
        ExerciseField.POSITION,
        fen.endsWith(USUAL_COUNTERS)
            ? fen.substring(0, fen.length() - USUAL_COUNTERS.length())
            : fen);
    Color orientation = draft.extras().orientation();
    if (orientation != null) {
      put(ExerciseField.ORIENTATION, orientation.name().toLowerCase(Locale.ROOT));
    }
    putTask(replies, right);
    if (draft.extras().dots()) {
      put(ExerciseField.DOTS, true);
    }
    List<String> hints = wording.hints().stream().filter(hint -> !hint.isBlank()).toList();
    put(ExerciseField.HINTS, hints.isEmpty() ? List.of(phrases.hint(draft)) : strip(hints));
    putText(ExerciseField.RIGHT, wording.right());
    putWrong();
    put(
        ExerciseField.CONCEPTS,
        draft.extras().concepts().isEmpty() ? List.of(concept()) : draft.extras().concepts());
    if (!draft.extras().misconceptions().isEmpty()) {
      put(ExerciseField.MISCONCEPTIONS, draft.extras().misconceptions());
    }
    return YamlDocuments.write(fields);
  }

  private static List<String> strip(List<String> texts) {
    return texts.stream().map(String::strip).toList();
  }

  private void put(ExerciseField field, Object value) {
    fields.put(field.key(), value);
  }

  private void putText(ExerciseField field, String text) {
    if (!text.isBlank()) {
      put(field, text.strip());
    }
  }

  private void putTask(List<Move> replies, int right) {
    switch (draft.task()) {
      case DraftTask.ReachGoal goal -> {
        put(ExerciseField.GOAL, goal.text());
        if (goal.moves() > 1) {
          put(ExerciseField.MOVES, goal.moves());
        }
        if (!replies.isEmpty()) {
          put(ExerciseField.REPLY, replies.stream().map(Move::toString).toList());
        } else if (!goal.replies().isBlank()) {
          put(ExerciseField.REPLY, List.of(goal.replies().strip().split("[,;\\s]+")));
        }
        if (right == 1 || right > 0 && right == goal.accepted()) {
          put(ExerciseField.SOLUTIONS, right);
        }
      }
      case DraftTask.FindAll(MoveKind wanted) -> put(ExerciseField.ALL, wanted.code());
      case DraftTask.MateOrNot() -> {
        // The position defines the task.
      }
      case DraftTask.AskQuestion(List<DraftTask.Choice> options, int answer) -> {
        put(ExerciseField.OPTIONS, options.stream().map(DraftWriter::option).toList());
        if (answer >= 0) {
          put(ExerciseField.ANSWER, answer + 1);
        }
      }
    }
  }

  private static Map<String, Object> option(DraftTask.Choice choice) {
    Map<String, Object> option = new LinkedHashMap<>();
    option.put("text", choice.text().strip());
    if (!choice.because().isBlank()) {
      option.put("because", choice.because().strip());
    }
    return option;
  }

  private void putWrong() {
    Map<String, Object> wrong = new LinkedHashMap<>();
    if (!(draft.task() instanceof DraftTask.AskQuestion)) {
      for (ExerciseDraft.WrongTry each : draft.wrong()) {
        if (!each.tried().isBlank() || !each.answer().isBlank()) {
          wrong.putIfAbsent(key(each.tried()), each.answer().strip());
        }
      }
    }
    if (!draft.wording().otherwise().isBlank()) {
      wrong.put(ExerciseInfo.ANY, draft.wording().otherwise().strip());
    }
    if (!wrong.isEmpty()) {
      put(ExerciseField.WRONG, wrong);
    }
  }

  private String key(String tried) {
    TryNotation read =
        draft.setup().lessonPosition() instanceof PositionResult.Valid(Position position)
            ? TryNotation.read(position, tried)
            : new TryNotation.Unreadable();
    return read instanceof TryNotation.KeyedTry readable ? readable.key() : tried.strip();
  }

  private String concept() {
    return switch (draft.task()) {
      case DraftTask.ReachGoal goal ->
          goal.form() == GoalForm.MATE && goal.moves() > 1
              ? "mate-is-the-goal"
              : concept(goal.form());
      case DraftTask.FindAll(MoveKind wanted) ->
          switch (wanted) {
            case ANSWERS -> "answering-check";
            case MATES -> "mate-in-one";
            case STALEMATES -> "stalemate";
            case CHECKS -> "giving-check";
            case CAPTURES -> "capture-by-replacement";
            case CASTLINGS -> "castling";
            case PROMOTIONS -> "promotion";
          };
      case DraftTask.MateOrNot() -> "checkmate";
      case DraftTask.AskQuestion _ -> "legal-moves";
    };
  }

  private static String concept(GoalForm goal) {
    return switch (goal) {
      case MATE -> "mate-in-one";
      case CHECK -> "giving-check";
      case CAPTURE, CAPTURE_ANY -> "capture-by-replacement";
      case PROMOTE -> "promotion";
      case CASTLE -> "castling";
      case STALEMATE -> "stalemate";
      case ATTACK -> "attack";
      case DEFEND -> "defence";
      case PIN -> "pins";
      default -> "legal-moves";
    };
  }
}
