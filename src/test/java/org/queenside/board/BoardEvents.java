package org.queenside.board;

import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Sends the events of the board as a browser does. */
public final class BoardEvents {

  private static final JsonMapper JSON = new JsonMapper();

  private BoardEvents() {}

  /** Reports a move on the board's current state. */
  public static void move(ChessBoard board, Move move) {
    ObjectNode detail = JSON.createObjectNode();
    detail.put("from", move.from().toString()).put("to", move.to().toString());
    Role promotion = move.promotion();
    if (promotion != null) {
      detail.put("promotion", String.valueOf(promotion.letter()));
    }
    send(board, "board-move", detail);
  }

  /** Reports a press on a square in the board's current state. */
  public static void press(ChessBoard board, Square square) {
    send(board, "board-square", JSON.createObjectNode().put("square", square.toString()));
  }

  /** Reports that a piece was touched in the board's current state. */
  public static void touch(ChessBoard board, Square square) {
    send(board, "board-touch", JSON.createObjectNode().put("square", square.toString()));
  }

  /** Reports a piece that was put on a square from the tray. */
  public static void place(ChessBoard board, Square square, Piece piece) {
    ObjectNode detail = JSON.createObjectNode().put("square", square.toString());
    send(board, "board-place", detail.put("piece", String.valueOf(piece.letter())).putNull("from"));
  }

  /** Reports text that was typed while the board shows its current state. */
  public static void type(ChessBoard board, String text) {
    send(board, "board-type", JSON.createObjectNode().put("text", text));
  }

  /** Sends a report on the board's current state. */
  static void send(ChessBoard board, String type, ObjectNode detail) {
    fire(board, type, detail.setAll(current(board)));
  }

  /** Returns the fields that every report on the board's current state contains. */
  static ObjectNode current(ChessBoard board) {
    return current((JsonNode) board.getElement().getPropertyRaw("state"));
  }

  /** Returns the report of a move that a browser showing a state would send. */
  public static ObjectNode move(JsonNode shown, String from, String to) {
    return current(shown).put("from", from).put("to", to);
  }

  private static ObjectNode current(JsonNode shown) {
    ObjectNode current = JSON.createObjectNode();
    current.put("revision", shown.get("revision").longValue());
    current.put("number", shown.get("answered").longValue() + 1);
    current.put("question", shown.path("question").asString(""));
    current.set("seen", shown.get("pieces"));
    return current;
  }

  /** Sends an event with any content. */
  static void fire(ChessBoard board, String type, JsonNode detail) {
    Element element = board.getElement();
    element
        .getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(
            new DomEvent(element, type, JSON.createObjectNode().set("event.detail", detail)));
  }
}
