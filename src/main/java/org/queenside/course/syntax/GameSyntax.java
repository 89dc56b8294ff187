package org.queenside.course.syntax;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.pgn.Pgn;
import org.queenside.chess.pgn.PgnGame;
import org.queenside.course.model.DrawTask;

/** Reads games and score sheets; lesson files contain their moves as PGN. */
public final class GameSyntax {
  private GameSyntax() {}

  /** Reads what to do with a drawn game: {@code claim}. */
  public static DrawTask task(String text) throws FieldFormatException {
    return ValueParsers.word(text, "a task", DrawTask.values(), DrawTask::code);
  }

  /** Reads the entries of a score sheet, without the move numbers. */
  public static List<String> sheet(String text) {
    return Arrays.stream(text.split("\\s+"))
        .map(word -> word.replaceFirst("^\\d+\\.*", ""))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** Returns an exercise's game from a position, or reports a problem and returns null. */
  public static @Nullable PgnGame score(ExerciseYaml fields, Position start) {
    PgnGame game =
        fields.required(ExerciseField.SCORE, "1. e4 e5 2. Nf3", text -> game(text, start));
    if (game != null && game.moves().isEmpty()) {
      fields.problem(
          ExerciseField.SCORE, "the score has no moves", "Write them as in 1. e4 e5 2. Nf3");
      return null;
    }
    return game;
  }

  private static PgnGame game(String moves, Position start) throws FieldFormatException {
    String tags = "[SetUp \"1\"]\n[FEN \"%s\"]\n\n".formatted(Fen.write(start));
    try {
      return Pgn.read(tags + moves + " *\n").getFirst();
    } catch (NotationException noGame) {
      throw new FieldFormatException(
          "the moves cannot be read: " + noGame.message(),
          "Write legal moves as in 1. e4 e5 2. Nf3, with remarks in {braces}");
    }
  }
}
