package org.queenside.workshop;

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
import org.queenside.course.Brief;
import org.queenside.course.MoveKind;
import org.queenside.course.file.PlainYaml;

/** Reads an entry of a lesson file into the form of the editor, if it has nothing else in it. */
final class DraftReader {
  private static final String EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - -";
  private static final Set<String> ALL =
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
  private static final Map<String, Set<String>> OF_KIND =
      Map.of(
          "goal", Set.of("goal", "moves", "reply", "solutions"),
          "find-all", Set.of("all", "solutions"),
          "mate-or-not", Set.of(),
          "choose", Set.of("options", "answer"));

  private final Map<String, Object> fields;
  private final Phrases phrases;

  private DraftReader(Map<String, Object> fields, Phrases phrases) {
    this.fields = fields;
    this.phrases = phrases;
  }

  /** Returns the draft, or null if the form of the editor cannot hold all of it. */
  static @Nullable Draft read(String yaml, Phrases phrases) {
    Map<String, Object> fields = PlainYaml.read(yaml);
    return fields == null ? null : new DraftReader(fields, phrases).read();
  }

  private @Nullable Draft read() {
    Set<String> special = OF_KIND.get(text("kind"));
    if (special == null
        || !fields.keySet().stream().allMatch(key -> ALL.contains(key) || special.contains(key))) {
      return null;
    }
    Setup setup = setup();
    Work work = setup == null ? null : work();
    List<String> hints = new ArrayList<>(PlainYaml.texts(fields.get("hints")));
    if (setup == null || work == null || hints.size() > Draft.Wording.HINTS) {
      return null;
    }
    Draft draft = new Draft(setup, work, wording(hints), wrong(setup), extras());
    return withoutUsualReplies(withoutUsualTexts(draft, hints));
  }

  private String text(String key) {
    return PlainYaml.text(fields.get(key));
  }

  private @Nullable Setup setup() {
    try {
      return Fen.read(fields.containsKey("position") ? text("position") : EMPTY_BOARD);
    } catch (NotationException noFen) {
      return null;
    }
  }

  private Draft.Wording wording(List<String> hints) {
    List<String> all = new ArrayList<>(hints);
    while (all.size() < Draft.Wording.HINTS) {
      all.add("");
    }
    return new Draft.Wording(
        text("task"), text("text"), all, text("right"), PlainYaml.text(wrong().get(Brief.ANY)));
  }

  private Map<?, ?> wrong() {
    return fields.get("wrong") instanceof Map<?, ?> wrong ? wrong : Map.of();
  }

  private List<Draft.WrongTry> wrong(Setup setup) {
    PositionResult result = setup.lessonPosition();
    List<Draft.WrongTry> tries = new ArrayList<>();
    wrong()
        .forEach(
            (key, answer) -> {
              String tried = PlainYaml.text(key);
              if (!tried.equals(Brief.ANY)) {
                tries.add(
                    new Draft.WrongTry(
                        result instanceof PositionResult.Valid(Position position)
                            ? TriedText.write(position, tried)
                            : tried,
                        PlainYaml.text(answer)));
              }
            });
    return tries;
  }

  private Draft.Extras extras() {
    Color orientation =
        Arrays.stream(Color.values())
            .filter(color -> color.name().toLowerCase(Locale.ROOT).equals(text("orientation")))
            .findFirst()
            .orElse(null);
    return new Draft.Extras(
        text("dots").equals("true"),
        orientation,
        PlainYaml.texts(fields.get("concepts")),
        PlainYaml.texts(fields.get("misconceptions")));
  }

  private @Nullable Work work() {
    return switch (text("kind")) {
      case "goal" -> achieve();
      case "find-all" -> findAll();
      case "mate-or-not" -> new Work.MateOrNot();
      default -> ask();
    };
  }

  private @Nullable Work achieve() {
    List<String> parts = new ArrayList<>(List.of(text("goal").split("\\s+and\\s+", -1)));
    boolean safe = parts.size() == 2 && parts.remove("safe");
    String goal = parts.getFirst();
    int space = goal.lastIndexOf(' ');
    Square square = space < 0 ? null : Square.find(goal.substring(space + 1));
    Role role = role(goal);
    String word = role != null ? "promote" : square == null ? goal : goal.substring(0, space);
    Aim aim = Aim.of(word);
    int moves = number("moves", 1);
    String replies = String.join(" ", PlainYaml.texts(fields.get("reply")));
    if (aim == null || parts.size() != 1 || moves < 1 || moves > Work.MOST_MOVES) {
      return null;
    }
    boolean held =
        (square == null || aim.needsSquare())
            && (!safe || aim.mayBeSafe())
            && (replies.isEmpty() || aim == Aim.MATE && moves > 1);
    return held
        ? new Work.Achieve(aim, square, role, safe, moves, replies, number("solutions", 0))
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

  private @Nullable Work findAll() {
    return Arrays.stream(MoveKind.values())
        .filter(kind -> kind.code().equals(text("all")))
        .findFirst()
        .map(Work.FindAll::new)
        .orElse(null);
  }

  private @Nullable Work ask() {
    List<Work.Choice> options = new ArrayList<>();
    for (Object option : fields.get("options") instanceof List<?> list ? list : List.of()) {
      if (!(option instanceof Map<?, ?> map)
          || !Set.of("text", "because").containsAll(map.keySet())) {
        return null;
      }
      options.add(
          new Work.Choice(PlainYaml.text(map.get("text")), PlainYaml.text(map.get("because"))));
    }
    return options.isEmpty() || !wrongIsGeneral()
        ? null
        : new Work.Ask(options, number("answer", 0) - 1);
  }

  private boolean wrongIsGeneral() {
    return wrong().keySet().stream().allMatch(Brief.ANY::equals);
  }

  /** A text that the rules would have written follows what is asked for, when that changes. */
  private Draft withoutUsualTexts(Draft draft, List<String> hints) {
    Draft.Wording wording = draft.wording();
    return draft.withWording(
        new Draft.Wording(
            wording.task().equals(phrases.task(draft)) ? "" : wording.task(),
            wording.text(),
            hints.equals(List.of(phrases.hint(draft))) ? List.of("", "", "") : wording.hints(),
            wording.right(),
            wording.otherwise()));
  }

  private static Draft withoutUsualReplies(Draft draft) {
    if (draft.work() instanceof Work.Achieve achieve
        && !achieve.replies().isEmpty()
        && draft.setup().lessonPosition() instanceof PositionResult.Valid(Position position)
        && position.king(position.turn().opposite()) != null) {
      try {
        MatePlan written = MatePlan.of(position, achieve.moves(), achieve.replies());
        MatePlan usual = MatePlan.of(position, achieve.moves(), "");
        return written.replies().equals(usual.replies())
            ? draft.withWork(achieve.withReplies(""))
            : draft;
      } catch (ForcedMates.Unproven tooLong) {
        return draft;
      }
    }
    return draft;
  }
}
