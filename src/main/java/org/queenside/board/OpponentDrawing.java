package org.queenside.board;

import java.util.Objects;
import java.util.stream.Collectors;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.queenside.chess.Piece;

/**
 * Completes the drawing of an opponent: an SVG file that refers to our pieces by their letters,
 * such as {@code <use href="#P"/>}, and has a group for each pose.
 *
 * @param file the text of the file
 */
public record OpponentDrawing(String file) {

  private static final String AT_EASE = "at-ease";
  private static final String BEATEN = "beaten";

  /** Returns the opponent as it is before a game, as a complete SVG file. */
  public String atEase() {
    return without(BEATEN);
  }

  /** Returns the opponent after it has lost, as a complete SVG file. */
  public String beaten() {
    return without(AT_EASE);
  }

  private String without(String pose) {
    Document drawing = Parser.xmlParser().parseInput(file, "");
    drawing.outputSettings().prettyPrint(false);
    drawing.select("g." + pose).remove();
    Element picture = drawing.firstElementChild();
    if (picture == null) {
      throw new IllegalArgumentException("Not a picture: " + file);
    }
    // The colour of our lines on a square of the board, which is light enough in dark mode too.
    picture
        .attr("color", "#1c2422")
        .attr("fill", "none")
        .attr("stroke", "currentColor")
        .attr("stroke-width", "1.6")
        .attr("stroke-linecap", "round")
        .attr("stroke-linejoin", "round");
    String pieces =
        picture.select("use").eachAttr("href").stream()
            .distinct()
            .map(link -> define(link.substring(1)))
            .collect(Collectors.joining());
    picture.prependElement("defs").append(pieces);
    return drawing.outerHtml().replaceAll(">\\s+<", "><").strip();
  }

  private static String define(String letter) {
    Piece piece = Objects.requireNonNull(Piece.fromLetter(letter.charAt(0)));
    return "<g id=\"%s\">%s</g>".formatted(letter, PieceShape.of(piece));
  }
}
