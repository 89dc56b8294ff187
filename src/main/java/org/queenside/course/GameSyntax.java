package org.queenside.course;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Fen;
import org.queenside.chess.NotationException;
import org.queenside.chess.Pgn;
import org.queenside.chess.PgnGame;
import org.queenside.chess.PgnNode;
import org.queenside.chess.Position;

/** Reads the exercises about games and score sheets; their moves stand in a lesson file as PGN. */
final class GameSyntax {
  private final Fields fields;

  GameSyntax(Fields fields) {
    this.fields = fields;
  }

  /**
   * Reads an exercise in which a game is replayed.
   *
   * @param brief the texts of the exercise
   */
  Exercise.@Nullable Replay replay(Brief brief, Position start) {
    Notation notation = notation();
    PgnGame game = game(start);
    return game == null
        ? null
        : new Exercise.Replay(
            brief, GameScore.of(start, game.mainLine()), remarks(game.moves()), notation);
  }

  private @Nullable PgnGame game(Position start) {
    PgnGame game = fields.required("score", "1. e4 e5 2. Nf3", text -> read(start, text));
    if (game != null && game.moves().isEmpty()) {
      fields.problem("score", "the score has no moves", "Write them as in 1. e4 e5 2. Nf3");
      return null;
    }
    return game;
  }

  private static PgnGame read(Position start, String moves) throws Misread {
    String tags = "[SetUp \"1\"]\n[FEN \"%s\"]\n\n".formatted(Fen.write(start));
    try {
      return Pgn.read(tags + moves + " *\n").getFirst();
    } catch (NotationException noGame) {
      throw new Misread(
          "the moves cannot be read: " + noGame.message(),
          "Write legal moves as in 1. e4 e5 2. Nf3, with remarks in {braces}");
    }
  }

  private Notation notation() {
    Notation notation = fields.value("notation", GameSyntax::notation);
    return notation == null ? Notation.SHORT : notation;
  }

  private static Notation notation(String text) throws Misread {
    Notation notation = Notation.find(text);
    if (notation == null) {
      List<String> codes = Arrays.stream(Notation.values()).map(Notation::code).toList();
      throw new Misread("'%s' is no notation".formatted(text), Spelling.remedy(text, codes));
    }
    return notation;
  }

  /** Returns what is said in braces, by the number of moves on the board. */
  private static Map<Integer, String> remarks(List<PgnNode> moves) {
    Map<Integer, String> remarks = new TreeMap<>();
    for (int index = 0; index < moves.size(); index++) {
      List<String> before = new ArrayList<>(moves.get(index).before());
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
