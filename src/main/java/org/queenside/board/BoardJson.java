package org.queenside.board;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a state as the browser reads it. What is empty or usual is left out. */
final class BoardJson {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private BoardJson() {}

  /**
   * Writes a state.
   *
   * @param revision the number that the browser sends back with everything that answers this state
   */
  static ObjectNode write(BoardState state, long revision) {
    ObjectNode json = NODES.objectNode();
    json.put("revision", revision);
    json.put("mode", state.mode().code());
    json.set("pieces", pieces(state.pieces()));
    writeView(json, state.view());
    writeChoices(json, state.choices());
    writeSigns(json, state.signs());
    writeMotion(json, state.motion());
    writeArray(json, "tray", state.tray().stream().map(BoardJson::letter).toList());
    return json;
  }

  private static void writeView(ObjectNode json, BoardDisplay view) {
    json.put("orientation", name(view.orientation()));
    json.put("files", view.files());
    json.put("ranks", view.ranks());
    json.put("coordinates", view.coordinates());
    if (view.turned()) {
      json.put("turned", true);
    }
    json.put("typing", view.typing());
    if (!view.label().isEmpty()) {
      json.put("label", view.label());
    }
  }

  private static void writeChoices(ObjectNode json, BoardMoveOptions choices) {
    if (choices.turn() != null) {
      json.put("turn", name(choices.turn()));
    }
    if (!choices.movable().isEmpty()) {
      ObjectNode movable = json.putObject("movable");
      choices.movable().forEach((from, targets) -> movable.set(from.toString(), array(targets)));
    }
    json.put("dots", choices.dots());
    json.put("free", choices.free());
  }

  private static void writeSigns(ObjectNode json, BoardAnnotations signs) {
    if (signs.last() != null) {
      json.set("last", pair(signs.last().from(), signs.last().to()));
    }
    if (signs.check() != null) {
      json.put("check", signs.check().toString());
    }
    writeSquares(json, "marks", signs.marks());
    writeSquares(json, "goals", signs.goals());
    writeSquares(json, "circles", signs.circles());
    writeArrows(json, signs.arrows());
    if (!signs.evidence().equals(Evidence.NONE)) {
      writeEvidence(json.putObject("evidence"), signs.evidence());
    }
  }

  private static void writeEvidence(ObjectNode json, Evidence evidence) {
    writeArrows(json, evidence.arrows());
    writeSquares(json, "framed", evidence.framed());
    writeSquares(json, "crossed", evidence.crossed());
    writeSquares(json, "blocked", evidence.blocked());
    writeArray(json, "line", evidence.line().stream().map(Square::toString).toList());
    GhostPiece ghost = evidence.ghost();
    if (ghost != null) {
      json.putObject("ghost")
          .put("square", ghost.square().toString())
          .put("piece", letter(ghost.piece()));
    }
  }

  private static void writeMotion(ObjectNode json, BoardEffects motion) {
    if (!motion.slides().isEmpty()) {
      ArrayNode slides = json.putArray("animate");
      for (Move move : motion.slides()) {
        slides.add(pair(move.from(), move.to()));
      }
    }
    RejectedMove rejected = motion.rejected();
    if (rejected != null) {
      json.putObject("rejected")
          .put("from", name(rejected.from()))
          .put("to", rejected.to().toString());
    }
    if (motion.cue() != null) {
      json.put("cue", motion.cue().code());
    }
  }

  private static ObjectNode pieces(Map<Square, Piece> pieces) {
    ObjectNode json = NODES.objectNode();
    pieces.forEach((square, piece) -> json.put(square.toString(), letter(piece)));
    return json;
  }

  private static void writeArrows(ObjectNode json, List<BoardArrow> arrows) {
    if (!arrows.isEmpty()) {
      ArrayNode pairs = json.putArray("arrows");
      arrows.forEach(arrow -> pairs.add(pair(arrow.from(), arrow.to())));
    }
  }

  private static void writeSquares(ObjectNode json, String name, SquareSet squares) {
    if (!squares.isEmpty()) {
      json.set(name, array(squares));
    }
  }

  private static void writeArray(ObjectNode json, String name, List<String> texts) {
    if (!texts.isEmpty()) {
      json.set(name, array(texts.stream()));
    }
  }

  private static ArrayNode array(SquareSet squares) {
    return array(squares.stream().map(Square::toString));
  }

  private static ArrayNode array(Stream<String> texts) {
    ArrayNode array = NODES.arrayNode();
    texts.forEach(array::add);
    return array;
  }

  private static ArrayNode pair(Square from, Square to) {
    return array(Stream.of(from.toString(), to.toString()));
  }

  private static String letter(Piece piece) {
    return String.valueOf(piece.letter());
  }

  private static @Nullable String name(@Nullable Square square) {
    return square == null ? null : square.toString();
  }

  private static String name(Color color) {
    return switch (color) {
      case WHITE -> "white";
      case BLACK -> "black";
    };
  }
}
