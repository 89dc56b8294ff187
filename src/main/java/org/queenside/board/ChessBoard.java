package org.queenside.board;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.i18n.LocaleChangeEvent;
import com.vaadin.flow.i18n.LocaleChangeObserver;
import com.vaadin.flow.shared.Registration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The chess board on the screen. It shows one {@link BoardState} and reports what its reader does.
 *
 * <p>The browser shows a move at once and then waits for the next state, which confirms it or takes
 * it back. Whatever a listener does, a state follows every report: the new one, or the old one
 * again.
 */
@Tag("queenside-board")
@JsModule("context://board/queenside-board.js")
@StyleSheet("context://board/board.css")
public final class ChessBoard extends Component implements HasStyle, LocaleChangeObserver {

  private final List<Consumer<Move>> moveListeners = new ArrayList<>();
  private final List<Consumer<Square>> squareListeners = new ArrayList<>();
  private final List<Consumer<BoardPlacement>> placeListeners = new ArrayList<>();
  private final List<Consumer<String>> typedListeners = new ArrayList<>();

  private BoardState state = BoardState.of(Map.of());
  private long revision;
  private int announcements;

  /** Creates an empty board that is only looked at. */
  public ChessBoard() {
    listen("board-move", BoardInput::move);
    listen("board-square", BoardInput::press);
    listen("board-place", BoardInput::place);
    listen("board-type", BoardInput::type);
    send(state);
  }

  /** Returns what the board shows. */
  public BoardState getState() {
    return state;
  }

  /** Shows a state, with its motion. Reports that answer an earlier state no longer count. */
  public void setState(BoardState state) {
    this.state = state;
    send(state);
  }

  /** Lets the screen reader say a sentence when it has finished what it is saying. */
  public void announce(String sentence) {
    announcements++;
    getElement()
        .setPropertyJson(
            "announcement",
            JsonNodeFactory.instance
                .objectNode()
                .put("number", announcements)
                .put("text", sentence));
  }

  /** Moves the keyboard's focus to the board. */
  public void focus() {
    getElement().executeJs("this.focus()");
  }

  /** Calls the listener with every move that the reader tries; it may be any move, legal or not. */
  public Registration addMoveListener(Consumer<Move> listener) {
    return Registration.addAndRemove(moveListeners, listener);
  }

  /** Calls the listener with every square that is pressed or named where squares are asked for. */
  public Registration addSquareListener(Consumer<Square> listener) {
    return Registration.addAndRemove(squareListeners, listener);
  }

  /** Calls the listener with every piece that is put, moved or taken away. */
  public Registration addPlaceListener(Consumer<BoardPlacement> listener) {
    return Registration.addAndRemove(placeListeners, listener);
  }

  /**
   * Calls the listener with what is typed: 1 to 16 characters, a move in some notation or anything
   * else. Where squares are asked for, the name of a square goes to the square listeners instead.
   */
  public Registration addTypedListener(Consumer<String> listener) {
    return Registration.addAndRemove(typedListeners, listener);
  }

  @Override
  public void localeChange(LocaleChangeEvent event) {
    getElement().setPropertyJson("words", BoardMessages.in(event.getLocale()));
  }

  private void listen(String type, BiFunction<JsonNode, BoardState, Optional<BoardInput>> reader) {
    getElement()
        .addEventListener(type, event -> receive(event.getEventData().path("event.detail"), reader))
        .addEventData("event.detail");
  }

  private void receive(
      JsonNode detail, BiFunction<JsonNode, BoardState, Optional<BoardInput>> reader) {
    long answered = revision;
    try {
      JsonNode sent = detail.path("revision");
      boolean current =
          sent.isIntegralNumber() && sent.canConvertToLong() && sent.longValue() == revision;
      if (current) {
        reader.apply(detail, state).ifPresent(this::report);
      }
    } finally {
      if (revision == answered) {
        send(state.atRest());
      }
    }
  }

  private void report(BoardInput input) {
    switch (input) {
      case BoardInput.Moved(Move move) -> tell(moveListeners, move);
      case BoardInput.Pressed(Square square) -> tell(squareListeners, square);
      case BoardInput.Placed(BoardPlacement placement) -> tell(placeListeners, placement);
      case BoardInput.Typed(String text) -> tell(typedListeners, text);
    }
  }

  private static <T> void tell(List<Consumer<T>> listeners, T what) {
    List.copyOf(listeners).forEach(listener -> listener.accept(what));
  }

  private void send(BoardState shown) {
    revision++;
    getElement().setPropertyJson("state", BoardJson.write(shown, revision));
  }
}
