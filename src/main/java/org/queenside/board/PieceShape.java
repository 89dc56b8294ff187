package org.queenside.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Our drawings of the pieces as SVG. The browser reads the same file. */
final class PieceShape {

  private static final JsonNode DRAWINGS = read("/META-INF/resources/board/pieces.json");

  /** The part of a drawing's field of 45 × 45 that a square shows. */
  static final String VIEW_BOX = DRAWINGS.path("viewBox").asString();

  private PieceShape() {}

  /** Returns the shapes of a piece, for an element that rounds the ends of lines. */
  static String of(Piece piece) {
    JsonNode shape =
        DRAWINGS.path("shapes").path(String.valueOf(Character.toUpperCase(piece.letter())));
    JsonNode paint = DRAWINGS.path("paints").path(piece.color() == Color.WHITE ? "white" : "black");
    String inner = paint.path("inner").asString();
    var shapes = new StringBuilder();
    shapes.append(
        """
        <path d="%s" fill="%s" stroke="%s" stroke-width="3.4" paint-order="stroke"/>\
        <path d="%s" fill="none" stroke="%s" stroke-width="1.9"/>"""
            .formatted(
                shape.path("body").asString() + DRAWINGS.path("foot").asString(),
                paint.path("fill").asString(),
                paint.path("outline").asString(),
                shape.path("lines").asString(),
                inner));
    for (JsonNode spot : shape.path("spots")) {
      shapes.append(
          "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\" stroke=\"none\"/>"
              .formatted(
                  spot.path(0).asString(),
                  spot.path(1).asString(),
                  spot.path(2).asString(),
                  inner));
    }
    return shapes.toString();
  }

  private static JsonNode read(String path) {
    try (InputStream file = Objects.requireNonNull(PieceShape.class.getResourceAsStream(path))) {
      return JsonMapper.shared().readTree(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
