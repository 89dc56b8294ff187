package org.queenside.course.source;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.RulingContext;
import org.queenside.chess.Square;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.model.DemoStep;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Goal;
import org.queenside.course.model.MoveKind;
import org.queenside.course.model.Question;
import org.queenside.course.model.SquareRule;
import org.queenside.course.syntax.FieldFormatException;
import org.queenside.course.syntax.GameSyntax;
import org.queenside.course.syntax.GoalSyntax;
import org.queenside.course.syntax.QuestionSyntax;
import org.queenside.course.syntax.ScriptSyntax;
import org.queenside.course.syntax.SpellingSuggestions;
import org.queenside.course.syntax.SquareRuleSyntax;
import org.queenside.course.syntax.StartingPosition;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;
import org.queenside.play.MiniGame;
import org.queenside.play.Strength;

/** Reads one exercise of a lesson file. */
final class ExerciseReader {
  private static final String OUT_OF_TURN = "not-your-turn";
  private static final String EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - -";
  static final List<String> KINDS =
      List.of(
          "read",
          "square",
          "mark",
          "collect",
          "capture-all",
          "goal",
          "find-all",
          "mate-or-not",
          "script",
          "play",
          "set-up",
          "fault",
          "turn",
          "choose",
          "replay",
          "write",
          "play-sheet",
          "sheet-fault",
          "draw");
  private static final int MOST_MOVES = 50;

  private final YamlFields fields;
  private final int problemsBefore;

  private ExerciseReader(YamlFields fields) {
    this.fields = fields;
    this.problemsBefore = fields.problemCount();
  }

  /** Returns the exercise, or null with every reason added to the problems. */
  static @Nullable Exercise read(YamlFields fields) {
    return new ExerciseReader(fields).read();
  }

  private @Nullable Exercise read() {
    String kind =
        fields.required(
            "kind",
            "goal",
            text -> {
              if (!KINDS.contains(text)) {
                throw new FieldFormatException(
                    "'%s' is no kind of exercise".formatted(text),
                    SpellingSuggestions.remedy(text, KINDS));
              }
              return text;
            });
    if (kind == null) {
      return null;
    }
    Exercise exercise = read(kind);
    fields.finish(FieldNames.ALL::contains);
    return fields.problemCount() == problemsBefore ? exercise : null;
  }

  private @Nullable Exercise read(String kind) {
    return switch (kind) {
      case "read" -> demonstration();
      case "square" -> square();
      case "mark" -> mark();
      case "collect" -> collect();
      case "capture-all" -> captureAll();
      case "goal" -> goal();
      case "find-all" -> findAll();
      case "mate-or-not" -> mateOrNot();
      case "script" -> script();
      case "play" -> play();
      case "set-up" -> setUp();
      case "fault" -> fault();
      case "turn" -> new Exercise.TurnBoard(brief(Color.WHITE), fields.flag("turned", false));
      case "choose" -> choose();
      case "replay", "write", "play-sheet", "sheet-fault", "draw" -> scored(kind);
      default -> throw new IllegalArgumentException(kind);
    };
  }

  private Exercise demonstration() {
    Position position = position(EMPTY_BOARD);
    List<DemoStep> beats = new ArrayList<>();
    for (YamlFields step : fields.blocks("steps")) {
      beats.add(
          new DemoStep(
              step.required("text", "The rook goes straight."),
              step.value("position", ValueParsers::position),
              step.value("move", ValueParsers::move),
              step.values("arrows", ValueParsers::arrow),
              ValueParsers.set(step.values("circles", ValueParsers::square)),
              ValueParsers.set(step.values("marks", ValueParsers::square))));
      step.finish();
    }
    if (beats.isEmpty()) {
      fields.problem("steps", "a demonstration needs steps", "Add 'steps:' with a list of texts");
    }
    return new Exercise.Read(brief(position.turn()), position, beats);
  }

  private @Nullable Exercise square() {
    Position position = position(EMPTY_BOARD);
    ExerciseInfo brief = brief(position.turn());
    List<Square> find = fields.values("find", ValueParsers::square);
    List<Square> name = fields.values("name", ValueParsers::square);
    if (find.isEmpty() == name.isEmpty()) {
      fields.problem(
          "kind",
          "an exercise with squares needs either 'find' or 'name'",
          "Add 'find: [e4]' or 'name: [e4]', not both");
      return null;
    }
    return name.isEmpty()
        ? new Exercise.FindSquares(brief, position, find)
        : new Exercise.NameSquares(brief, position, name);
  }

  private @Nullable Exercise mark() {
    Position position = position(EMPTY_BOARD);
    ExerciseInfo brief = brief(position.turn());
    SquareRule rule =
        fields.required("mark", "targets of a1", text -> SquareRuleSyntax.read(text, position));
    return rule == null ? null : new Exercise.MarkSquares(brief, position, rule);
  }

  private Exercise collect() {
    Position position = position(null);
    List<Square> stars = fields.values("stars", ValueParsers::square);
    if (stars.isEmpty()) {
      fields.problem("stars", "there is no star to collect", "Add 'stars: [a7, h7]'");
    }
    return new Exercise.Collect(
        brief(position.turn()),
        position,
        ValueParsers.set(stars),
        par(),
        fields.flag("safe", false));
  }

  private Exercise captureAll() {
    Position position = position(null);
    return new Exercise.CaptureAll(
        brief(position.turn()), position, par(), fields.flag("safe", false));
  }

  private int par() {
    return fields.number("at-most", 1, MOST_MOVES, 0);
  }

  /** Only a hand that moves both sides can move one of them out of turn. */
  private static RulingContext past(StartingPosition setting, String refusal) {
    return refusal.equals(OUT_OF_TURN) ? setting.past().triedByEither() : setting.past();
  }

  private @Nullable Exercise goal() {
    StartingPosition setting = StartingPosition.read(fields, position(null));
    Position position = setting.position();
    ExerciseInfo brief = brief(position.turn());
    String goal = fields.required("goal", "reach d5", text -> text);
    if (goal == null) {
      return null;
    }
    String refusal = GoalSyntax.refusal(goal);
    if (refusal != null) {
      return new Exercise.TryForbidden(
          brief,
          position,
          past(setting, refusal),
          refusal,
          fields.value("refuse", ValueParsers::move));
    }
    solutions();
    Goal read = fields.value("goal", GoalSyntax::read);
    List<Move> replies = fields.values("reply", ValueParsers::move);
    int moves = fields.number("moves", 1, MOST_MOVES, replies.size() + 1);
    return read == null
        ? null
        : new Exercise.ReachGoal(brief, position, setting.past(), read, moves, replies);
  }

  private @Nullable Exercise findAll() {
    StartingPosition setting = StartingPosition.read(fields, position(null));
    ExerciseInfo brief = brief(setting.position().turn());
    solutions();
    MoveKind all = fields.required("all", "answers", ValueParsers::moveKind);
    return all == null
        ? null
        : new Exercise.FindAll(brief, setting.position(), setting.past(), all);
  }

  private Exercise mateOrNot() {
    StartingPosition setting = StartingPosition.read(fields, position(null));
    ExerciseInfo brief = brief(setting.position().turn());
    return new Exercise.MateOrNot(brief, setting.position(), setting.past());
  }

  private @Nullable Exercise script() {
    Position start = fields.has("position") ? position(null) : Position.START;
    StartingPosition setting = StartingPosition.read(fields, start);
    Color turn = setting.position().turn();
    Set<Color> sides = fields.value("side", ValueParsers::sides);
    ExerciseInfo brief = brief(sides == null || sides.contains(turn) ? turn : turn.opposite());
    List<PgnNode> line =
        fields.required("script", "1. e4 e5", text -> ScriptSyntax.read(text, setting.position()));
    return line == null
        ? null
        : new Exercise.Script(
            brief,
            setting.position(),
            setting.past(),
            sides == null ? EnumSet.allOf(Color.class) : sides,
            line);
  }

  private Exercise play() {
    boolean match = fields.has("game");
    MiniGame game = fields.value("game", ValueParsers::game);
    Strength strength = fields.value("strength", ValueParsers::strength);
    if (match && fields.has("at-most")) {
      fields.problem("at-most", "a mini-game has no number of moves", "Remove 'at-most'");
    } else if (!match && strength != null) {
      fields.problem("strength", "only a mini-game has a strength", "Remove it, or add 'game'");
    }
    Position position = game == null || fields.has("position") ? position(null) : game.start();
    ExerciseInfo brief = brief(position.turn());
    return game == null
        ? new Exercise.MateLoneKing(brief, position, par())
        : new Exercise.WinMiniGame(
            brief, game, position, strength == null ? Strength.EASY : strength);
  }

  /** The number is the author's claim, for the linter only. */
  private void solutions() {
    fields.has(SolutionLint.FIELD);
  }

  private Exercise setUp() {
    Board given = board(fields.value("given", ValueParsers::placement));
    Board target = board(fields.required("target", "8/8/8/8/8/8/8/R6R", ValueParsers::placement));
    // The tray follows from the target; the list says to a reader of the file what it holds.
    List<Piece> tray = fields.values("place", ValueParsers::piece);
    for (Piece piece : Piece.values()) {
      boolean missing = target.pieces(piece).size() > given.pieces(piece).size();
      if (!tray.isEmpty() && missing != tray.contains(piece)) {
        fields.problem(
            "place",
            missing
                ? "'%s' is still to be placed".formatted(piece.letter())
                : "no '%s' is left to be placed".formatted(piece.letter()),
            "List exactly the pieces that 'target' has and 'given' has not");
      }
    }
    Color side = target.pieces(Color.WHITE).isEmpty() ? Color.BLACK : Color.WHITE;
    return new Exercise.SetUp(brief(side), given, target, fields.flag("timed", false));
  }

  private static Board board(@Nullable Board board) {
    return board == null ? Board.EMPTY : board;
  }

  private Exercise fault() {
    Board pieces = board(fields.required("position", EMPTY_BOARD, ValueParsers::placement));
    return new Exercise.FindFault(
        brief(Color.WHITE),
        pieces,
        fields.flag("turned", false),
        fields.value("side", ValueParsers::color));
  }

  private @Nullable Exercise choose() {
    StartingPosition setting = StartingPosition.read(fields, position(EMPTY_BOARD));
    ExerciseInfo brief = brief(setting.position().turn());
    boolean answered = fields.has("answer");
    if (fields.has("ask") == fields.has("options")) {
      fields.problem(
          "kind",
          "a choice needs either 'ask' or 'options'",
          "Add 'ask: legal e2e4' for the rules to answer, or 'options' with an 'answer'");
      return null;
    }
    if (fields.has("ask") && answered) {
      fields.problem("answer", "the rules know the answer", "Remove 'answer'");
    }
    Question question =
        fields.has("ask") ? fields.value("ask", QuestionSyntax::read) : plainQuestion();
    return question == null
        ? null
        : new Exercise.Choose(brief, setting.position(), setting.past(), question);
  }

  private @Nullable Question plainQuestion() {
    List<Question.PlainOption> options = new ArrayList<>();
    for (YamlFields option : fields.blocks("options")) {
      options.add(
          new Question.PlainOption(
              option.required("text", "Yes"),
              option.text("because"),
              option.value("shows", ValueParsers::misconception)));
      option.finish();
    }
    if (options.size() < 2) {
      fields.problem("options", "a choice needs two options or more", "Add '- text: …'");
      return null;
    }
    int answer = fields.number("answer", 1, options.size(), 0);
    if (!fields.has("answer")) {
      fields.problem("answer", "'answer' is missing", "Add 'answer: 1' for the first option");
    }
    return new Question.Plain(options, answer - 1);
  }

  private @Nullable Exercise scored(String kind) {
    Position start = gameStart();
    return new GameSyntax(fields, brief(start.turn()), start).read(kind);
  }

  /** Returns the position in which a game begins: if none is named, the first of all games. */
  private Position gameStart() {
    return fields.has("position") ? position(null) : Position.START;
  }

  /** Returns the position, or an empty board with a problem. */
  private Position position(@Nullable String otherwise) {
    Position position =
        otherwise == null || fields.has("position")
            ? fields.required("position", "8/8/8/8/8/8/R7/8 w - -", ValueParsers::position)
            : null;
    return position == null ? Position.lessonFromFen(EMPTY_BOARD) : position;
  }

  private ExerciseInfo brief(Color side) {
    String id = fields.required("id", "first-move", ValueParsers::id);
    Color orientation = fields.value("orientation", ValueParsers::color);
    Map<String, String> wrong = new TreeMap<>(fields.dictionary("wrong"));
    return new ExerciseInfo(
        id == null ? "" : id,
        fields.required("task", "Move the rook to the star."),
        fields.text("text"),
        fields.values("hints", text -> text),
        fields.text("right"),
        wrong,
        fields.values("concepts", ValueParsers::id),
        fields.values("misconceptions", ValueParsers::misconception),
        orientation == null ? side : orientation,
        fields.flag("dots", false),
        fields.flag("coordinates", true));
  }
}
