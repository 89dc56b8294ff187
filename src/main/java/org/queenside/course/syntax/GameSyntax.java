package org.queenside.course.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.chess.pgn.PgnNode;
import org.queenside.course.model.DrawTask;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Notation;

/** Reads the exercises about games and score sheets; their moves stand in a lesson file as PGN. */
public final class GameSyntax {
  static final List<String> KINDS = List.of("replay", "write", "play-sheet", "sheet-fault", "draw");

  private final YamlFields fields;
  private final ExerciseInfo brief;
  private final Position start;

  /**
   * Prepares to read.
   *
   * @param brief the texts of the exercise
   * @param start where its game begins
   */
  public GameSyntax(YamlFields fields, ExerciseInfo brief, Position start) {
    this.fields = fields;
    this.brief = brief;
    this.start = start;
  }

  /** Returns the exercise, or null with every reason added to the problems. */
  public Exercise.@Nullable GameExercise read(String kind) {
    if (kind.equals("draw") && !fields.has("score")) {
      return draw(GameScore.of(start, List.of()), fields.value("side", ValueParsers::color));
    }
    PgnGame game = game();
    // Every field is read, even without a game: all that is wrong is told at once.
    Notation notation = kind.equals("draw") ? Notation.SHORT : notation();
    List<String> sheet = kind.equals("sheet-fault") ? sheet() : List.of();
    boolean sided = kind.equals("play-sheet") || kind.equals("draw");
    Color side = sided ? fields.value("side", ValueParsers::color) : null;
    if (game == null) {
      return kind.equals("draw") ? draw(GameScore.of(start, List.of()), side) : null;
    }
    GameScore score = GameScore.of(start, game.mainLine());
    return switch (kind) {
      case "replay" -> new Exercise.Replay(brief, score, remarks(game.moves()), notation);
      case "write" -> new Exercise.WriteMoves(brief, score, notation);
      case "play-sheet" -> new Exercise.PlaySheet(brief, score, notation, side);
      case "sheet-fault" -> new Exercise.SheetFault(brief, score, sheet, notation);
      case "draw" -> draw(score, side);
      default -> throw new IllegalArgumentException(kind);
    };
  }

  private Exercise.@Nullable Draw draw(GameScore score, @Nullable Color side) {
    DrawTask task = fields.required("draw", "claim", GameSyntax::task);
    boolean counters = fields.flag("counters", task != null && !task.isQuestion());
    int played = fields.number("played", 0, score.size(), 0);
    return task == null ? null : new Exercise.Draw(brief, score, played, task, side, counters);
  }

  private static DrawTask task(String text) throws FieldFormatException {
    DrawTask task = DrawTask.find(text);
    if (task == null) {
      List<String> codes = Arrays.stream(DrawTask.values()).map(DrawTask::code).toList();
      throw new FieldFormatException(
          "'%s' is no task".formatted(text), SpellingSuggestions.remedy(text, codes));
    }
    return task;
  }

  /** Returns the entries of a sheet, without the numbers of the moves. */
  private List<String> sheet() {
    return Arrays.stream(fields.required("sheet", "1. e4 e5 2. Nf6").split("\\s+"))
        .map(word -> word.replaceFirst("^\\d+\\.*", ""))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  private @Nullable PgnGame game() {
    PgnGame game = fields.required("score", "1. e4 e5 2. Nf3", this::game);
    if (game != null && game.moves().isEmpty()) {
      fields.problem("score", "the score has no moves", "Write them as in 1. e4 e5 2. Nf3");
      return null;
    }
    return game;
  }

  private PgnGame game(String moves) throws FieldFormatException {
    String tags = "[SetUp \"1\"]\n[FEN \"%s\"]\n\n".formatted(Fen.write(start));
    try {
      return Pgn.read(tags + moves + " *\n").getFirst();
    } catch (NotationException noGame) {
      throw new FieldFormatException(
          "the moves cannot be read: " + noGame.message(),
          "Write legal moves as in 1. e4 e5 2. Nf3, with remarks in {braces}");
    }
  }

  private Notation notation() {
    Notation notation = fields.value("notation", GameSyntax::notation);
    return notation == null ? Notation.SHORT : notation;
  }

  private static Notation notation(String text) throws FieldFormatException {
    Notation notation = Notation.find(text);
    if (notation == null) {
      List<String> codes = Arrays.stream(Notation.values()).map(Notation::code).toList();
      throw new FieldFormatException(
          "'%s' is no notation".formatted(text), SpellingSuggestions.remedy(text, codes));
    }
    return notation;
  }

  /** Returns what is said in braces, by the number of moves on the board. */
  private static Map<Integer, String> remarks(List<PgnNode> moves) {
    Map<Integer, String> remarks = new TreeMap<>();
    for (int index = 0; index < moves.size(); index++) {
      List<String> before = moves.get(index).before();
      if (!before.isEmpty()) {
        remarks.merge(index, String.join(" ", before), (a, b) -> a + " " + b);
      }
      List<String> comments = moves.get(index).comments();
      if (!comments.isEmpty()) {
        remarks.put(index + 1, String.join(" ", comments));
      }
    }
    return remarks;
  }
}
