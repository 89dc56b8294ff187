package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.PositionResult;
import org.queenside.chess.Role;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.MoveKind;
import org.queenside.course.syntax.YamlDocuments;

/** Reads an entry of a lesson file into a draft, if the draft can represent all of it. */
final class DraftReader {
  private static final String EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - -";
  private static final Set<String> COMMON_KEYS =
      Set.of(
          "id",
          "kind",
          "task",
          "text",
          "position",
          "orientation",
          "dots",
          "hints",
          "right",
          "wrong",
          "concepts",
          "misconceptions");
  private static final Map<String, Set<String>> KEYS_BY_KIND =
      Map.of(
          "goal", Set.of("goal", "moves", "reply", "solutions"),
          "find-all", Set.of("all", "solutions"),
          "mate-or-not", Set.of(),
          "choose", Set.of("options", "answer"));

  private final Map<String, Object> fields;
  private final DefaultWording phrases;

  private DraftReader(Map<String, Object> fields, DefaultWording phrases) {
    this.fields = fields;
    this.phrases = phrases;
  }

  /** Returns the draft, or null if it can't represent the whole entry. */
  static @Nullable ExerciseDraft read(String yaml, DefaultWording phrases) {
    Map<String, Object> fields = YamlDocuments.read(yaml);
    return fields == null ? null : new DraftReader(fields, phrases).read();
  }

  private @Nullable ExerciseDraft read() {
    Set<String> kindKeys = KEYS_BY_KIND.get(text("kind"));
    if (kindKeys == null
        || !fields.keySet().stream()
            .allMatch(key -> COMMON_KEYS.contains(key) || kindKeys.contains(key))) {
      return null;
    }
    Setup setup = setup();
    DraftTask task = setup == null ? null : task();
    List<String> hints = new ArrayList<>(YamlDocuments.texts(fields.get("hints")));
    if (setup == null || task == null || hints.size() > ExerciseDraft.Wording.HINTS) {
      return null;
    }
    ExerciseDraft draft = new ExerciseDraft(setup, task, wording(hints), wrong(setup), extras());
    return withoutUsualReplies(withoutUsualTexts(draft, hints));
  }

  private String text(String key) {
    return YamlDocuments.text(fields.get(key));
  }

  private @Nullable Setup setup() {
    try {
      return Fen.read(fields.containsKey("position") ? text("position") : EMPTY_BOARD);
    } catch (NotationException noFen) {
      return null;
    }
  }

  private ExerciseDraft.Wording wording(List<String> hints) {
    List<String> all = new ArrayList<>(hints);
    while (all.size() < ExerciseDraft.Wording.HINTS) {
      all.add("");
    }
    return new ExerciseDraft.Wording(
        text("task"),
        text("text"),
        all,
        text("right"),
        YamlDocuments.text(wrong().get(ExerciseInfo.ANY)));
  }

  private Map<?, ?> wrong() {
    return fields.get("wrong") instanceof Map<?, ?> wrong ? wrong : Map.of();
  }

  private List<ExerciseDraft.WrongTry> wrong(Setup setup) {
    PositionResult result = setup.lessonPosition();
    List<ExerciseDraft.WrongTry> tries = new ArrayList<>();
    wrong()
        .forEach(
            (key, answer) -> {
              String tried = YamlDocuments.text(key);
              if (!tried.equals(ExerciseInfo.ANY)) {
                tries.add(
                    new ExerciseDraft.WrongTry(
                        result instanceof PositionResult.Valid(Position position)
                            ? TryNotation.write(position, tried)
                            : tried,
                        YamlDocuments.text(answer)));
              }
            });
    return tries;
  }

  private ExerciseDraft.Extras extras() {
    Color orientation =
        Arrays.stream(Color.values())
            .filter(color -> color.name().toLowerCase(Locale.ROOT).equals(text("orientation")))
            .findFirst()
            .orElse(null);
    return new ExerciseDraft.Extras(
        text("dots").equals("true"),
        orientation,
        YamlDocuments.texts(fields.get("concepts")),
        YamlDocuments.texts(fields.get("misconceptions")));
  }

  private @Nullable DraftTask task() {
    return switch (text("kind")) {
      case "goal" -> goal();
      case "find-all" -> findAll();
      case "mate-or-not" -> new DraftTask.MateOrNot();
      default -> ask();
    };
  }

  private @Nullable DraftTask goal() {
    List<String> parts = new ArrayList<>(List.of(text("goal").split("\\s+and\\s+", -1)));
    boolean safe = parts.size() == 2 && parts.remove("safe");
    String goal = parts.getFirst();
    int space = goal.lastIndexOf(' ');
    Square square = space < 0 ? null : Square.find(goal.substring(space + 1));
    Role role = role(goal);
    String word = role != null ? "promote" : square == null ? goal : goal.substring(0, space);
    GoalType type = GoalType.of(word);
    int moves = number("moves", 1);
    String replies = String.join(" ", YamlDocuments.texts(fields.get("reply")));
    if (type == null || parts.size() != 1 || moves < 1 || moves > DraftTask.MAX_MOVES) {
      return null;
    }
    boolean representable =
        (square == null || type.needsSquare())
            && (!safe || type.mayBeSafe())
            && (replies.isEmpty() || type == GoalType.MATE && moves > 1);
    return representable
        ? new DraftTask.ReachGoal(type, square, role, safe, moves, replies, number("solutions", 0))
        : null;
  }

  private static @Nullable Role role(String goal) {
    Piece piece = goal.matches("promote to [QRBN]") ? Piece.fromLetter(goal.charAt(11)) : null;
    return piece == null ? null : piece.role();
  }

  private int number(String key, int otherwise) {
    String text = text(key);
    return text.matches("\\d{1,2}") ? Integer.parseInt(text) : otherwise;
  }

  private @Nullable DraftTask findAll() {
    return Arrays.stream(MoveKind.values())
        .filter(kind -> kind.code().equals(text("all")))
        .findFirst()
        .map(DraftTask.FindAll::new)
        .orElse(null);
  }

  private @Nullable DraftTask ask() {
    List<DraftTask.Choice> options = new ArrayList<>();
    for (Object option : fields.get("options") instanceof List<?> list ? list : List.of()) {
      if (!(option instanceof Map<?, ?> map)
          || !Set.of("text", "because").containsAll(map.keySet())) {
        return null;
      }
      options.add(
          new DraftTask.Choice(
              YamlDocuments.text(map.get("text")), YamlDocuments.text(map.get("because"))));
    }
    return options.isEmpty() || !wrongIsGeneral()
        ? null
        : new DraftTask.AskQuestion(options, number("answer", 0) - 1);
  }

  private boolean wrongIsGeneral() {
    return wrong().keySet().stream().allMatch(ExerciseInfo.ANY::equals);
  }

  /** Drops default texts, so that they follow later changes of the task. */
  private ExerciseDraft withoutUsualTexts(ExerciseDraft draft, List<String> hints) {
    ExerciseDraft.Wording wording = draft.wording();
    return draft.withWording(
        new ExerciseDraft.Wording(
            wording.task().equals(phrases.task(draft)) ? "" : wording.task(),
            wording.text(),
            hints.equals(List.of(phrases.hint(draft))) ? List.of("", "", "") : wording.hints(),
            wording.right(),
            wording.otherwise()));
  }

  private static ExerciseDraft withoutUsualReplies(ExerciseDraft draft) {
    if (draft.task() instanceof DraftTask.ReachGoal goal
        && !goal.replies().isEmpty()
        && draft.setup().lessonPosition() instanceof PositionResult.Valid(Position position)
        && position.king(position.turn().opposite()) != null) {
      try {
        MateSolution written = MateSolution.of(position, goal.moves(), goal.replies());
        MateSolution usual = MateSolution.of(position, goal.moves(), "");
        return written.replies().equals(usual.replies())
            ? draft.withTask(goal.withReplies(""))
            : draft;
      } catch (ForcedMateSearch.SearchLimitException tooLong) {
        return draft;
      }
    }
    return draft;
  }
}
