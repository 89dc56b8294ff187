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
import org.queenside.chess.Role;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.MoveKind;
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
    fields.put("id", ID);
    fields.put("kind", kind());
    putText("task", wording.task().isBlank() ? phrases.task(draft) : wording.task());
    putText("text", wording.text());
    String fen = Fen.write(draft.setup());
    fields.put(
        "position",
        fen.endsWith(USUAL_COUNTERS)
            ? fen.substring(0, fen.length() - USUAL_COUNTERS.length())
            : fen);
    Color orientation = draft.extras().orientation();
    if (orientation != null) {
      fields.put("orientation", orientation.name().toLowerCase(Locale.ROOT));
    }
    putTask(replies, right);
    if (draft.extras().dots()) {
      fields.put("dots", true);
    }
    List<String> hints = wording.hints().stream().filter(hint -> !hint.isBlank()).toList();
    fields.put("hints", hints.isEmpty() ? List.of(phrases.hint(draft)) : strip(hints));
    putText("right", wording.right());
    putWrong();
    fields.put(
        "concepts",
        draft.extras().concepts().isEmpty() ? List.of(concept()) : draft.extras().concepts());
    if (!draft.extras().misconceptions().isEmpty()) {
      fields.put("misconceptions", draft.extras().misconceptions());
    }
    return YamlDocuments.write(fields);
  }

  private static List<String> strip(List<String> texts) {
    return texts.stream().map(String::strip).toList();
  }

  private void putText(String key, String text) {
    if (!text.isBlank()) {
      fields.put(key, text.strip());
    }
  }

  private String kind() {
    return switch (draft.task()) {
      case DraftTask.ReachGoal _ -> "goal";
      case DraftTask.FindAll _ -> "find-all";
      case DraftTask.MateOrNot _ -> "mate-or-not";
      case DraftTask.AskQuestion _ -> "choose";
    };
  }

  private void putTask(List<Move> replies, int right) {
    switch (draft.task()) {
      case DraftTask.ReachGoal goal -> {
        fields.put("goal", goal(goal));
        if (goal.moves() > 1) {
          fields.put("moves", goal.moves());
        }
        if (!replies.isEmpty()) {
          fields.put("reply", replies.stream().map(Move::toString).toList());
        } else if (!goal.replies().isBlank()) {
          fields.put("reply", List.of(goal.replies().strip().split("[,;\\s]+")));
        }
        if (right == 1 || right > 0 && right == goal.accepted()) {
          fields.put("solutions", right);
        }
      }
      case DraftTask.FindAll(MoveKind wanted) -> fields.put("all", wanted.code());
      case DraftTask.MateOrNot() -> {
        // The position defines the task.
      }
      case DraftTask.AskQuestion(List<DraftTask.Choice> options, int answer) -> {
        fields.put("options", options.stream().map(DraftWriter::option).toList());
        if (answer >= 0) {
          fields.put("answer", answer + 1);
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

  static String goal(DraftTask.ReachGoal goal) {
    StringBuilder text = new StringBuilder(goal.type().word());
    Role role = goal.role();
    if (goal.type() == GoalType.PROMOTE && role != null) {
      text.append(" to ").append(Character.toUpperCase(role.letter()));
    }
    if (goal.type().needsSquare() && goal.square() != null) {
      text.append(' ').append(goal.square());
    }
    if (goal.safe() && goal.type().mayBeSafe()) {
      text.append(" and safe");
    }
    return text.toString();
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
      fields.put("wrong", wrong);
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
          goal.type() == GoalType.MATE && goal.moves() > 1
              ? "mate-is-the-goal"
              : goal.type().concept();
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
}
