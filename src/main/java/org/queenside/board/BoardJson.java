package org.queenside.board;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a state as JSON for the browser. Empty and default values are left out. */
final class BoardJson {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private BoardJson() {}

  /**
   * Writes a state.
   *
   * @param revision increases with every state
   */
  static ObjectNode write(BoardState state, long revision) {
    ObjectNode json = NODES.objectNode();
    json.put("revision", revision);
    if (!state.question().isEmpty()) {
      json.put("question", state.question());
    }
    json.put("mode", state.mode().code());
    json.set("pieces", pieces(state.pieces()));
    writeDisplay(json, state.display());
    writeMoveOptions(json, state.moveOptions());
    writeAnnotations(json, state.annotations());
    writeEffects(json, state.effects());
    writeArray(json, "tray", state.tray().stream().map(BoardJson::letter).toList());
    return json;
  }

  private static void writeDisplay(ObjectNode json, BoardDisplay display) {
    json.put("orientation", name(display.orientation()));
    json.put("files", display.files());
    json.put("ranks", display.ranks());
    json.put("coordinates", display.coordinates());
    if (display.turned()) {
      json.put("turned", true);
    }
    json.put("typing", display.typing());
    if (!display.label().isEmpty()) {
      json.put("label", display.label());
    }
  }

  private static void writeMoveOptions(ObjectNode json, BoardMoveOptions moveOptions) {
    if (moveOptions.turn() != null) {
      json.put("turn", name(moveOptions.turn()));
    }
    if (!moveOptions.movable().isEmpty()) {
      ObjectNode movable = json.putObject("movable");
      moveOptions
          .movable()
          .forEach((from, targets) -> movable.set(from.toString(), array(targets)));
    }
    json.put("dots", moveOptions.dots());
    json.put("free", moveOptions.free());
    if (moveOptions.touches()) {
      json.put("touches", true);
    }
  }

  private static void writeAnnotations(ObjectNode json, BoardAnnotations annotations) {
    if (annotations.last() != null) {
      json.set("last", pair(annotations.last().from(), annotations.last().to()));
    }
    if (annotations.check() != null) {
      json.put("check", annotations.check().toString());
    }
    writeSquares(json, "marks", annotations.marks());
    writeSquares(json, "goals", annotations.goals());
    writeSquares(json, "circles", annotations.circles());
    writeArrows(json, annotations.arrows());
    if (!annotations.heat().isEmpty()) {
      ObjectNode heat = json.putObject("heat");
      annotations
          .heat()
          .forEach(
              (square, each) ->
                  heat.putArray(square.toString()).add(each.count()).add(each.level()));
    }
    if (!annotations.evidence().equals(Evidence.NONE)) {
      writeEvidence(json.putObject("evidence"), annotations.evidence());
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

  private static void writeEffects(ObjectNode json, BoardEffects effects) {
    if (!effects.slides().isEmpty()) {
      ArrayNode slides = json.putArray("animate");
      for (Move move : effects.slides()) {
        slides.add(pair(move.from(), move.to()));
      }
    }
    RefusedMove rejected = effects.rejected();
    if (rejected != null) {
      json.putObject("rejected")
          .put("from", name(rejected.from()))
          .put("to", rejected.to().toString());
    }
    if (effects.cue() != null) {
      json.put("cue", effects.cue().code());
    }
  }

  private static ObjectNode pieces(Map<Square, Piece> pieces) {
    ObjectNode json = NODES.objectNode();
    pieces.forEach((square, piece) -> json.put(square.toString(), letter(piece)));
    return json;
  }

  private static void writeArrows(ObjectNode json, List<Arrow> arrows) {
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
