package org.queenside.board;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
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
import tools.jackson.databind.node.ObjectNode;

/**
 * The chess board on the screen. It shows one {@link BoardState} and reports what the user does.
 *
 * <p>The browser shows and sends each input at once, without waiting for the answers to earlier
 * ones. The next state confirms it or takes it back. So every input is answered with a state: the
 * one that a listener sets, or the old one again. An input counts only if the board still asks the
 * same question and the squares still look as the user saw them.
 */
@Tag("queenside-board")
public final class ChessBoard extends Component implements HasStyle, LocaleChangeObserver {

  private static final String WORDS = "words";
  private static final String STATE = "state";

  private final List<Consumer<Move>> moveListeners = new ArrayList<>();
  private final List<Consumer<Square>> squareListeners = new ArrayList<>();
  private final List<Consumer<BoardPlacement>> placeListeners = new ArrayList<>();
  private final List<Consumer<Square>> touchListeners = new ArrayList<>();
  private final List<Consumer<String>> typedListeners = new ArrayList<>();

  private BoardState state = BoardState.of(Map.of());
  private long revision;

  /** The revision that first sent the state's effects. */
  private long effectsSince;

  /** The number of the last input that was answered. */
  private long answered;

  /** The number of inputs ignored because they no longer made sense. */
  private int dropped;

  private int announcements;

  /** Creates an empty, read-only board. */
  public ChessBoard() {
    listen("board-move", BoardInput::move);
    listen("board-square", BoardInput::press);
    listen("board-place", BoardInput::place);
    listen("board-type", BoardInput::type);
    getElement()
        .addEventListener("board-touch", event -> touch(event.getEventData().path("event.detail")))
        .addEventData("event.detail");
    send(state);
  }

  /** Returns the current state. */
  public BoardState getState() {
    return state;
  }

  /** Returns the JSON of the words and the state that the browser shows. */
  public String content() {
    ObjectNode content = JsonNodeFactory.instance.objectNode();
    for (String property : List.of(WORDS, STATE)) {
      content.set(property, (JsonNode) getElement().getPropertyRaw(property));
    }
    return content.toString();
  }

  /** Shows a state and plays its effects. */
  public void setState(BoardState state) {
    this.state = state;
    effectsSince = revision + 1;
    send(state);
  }

  /** Lets screen readers read out a sentence after what they are reading. */
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

  /** Calls the listener with every move that the user attempts, legal or not. */
  public Registration addMoveListener(Consumer<Move> listener) {
    return Registration.addAndRemove(moveListeners, listener);
  }

  /**
   * Calls the listener with the square of every piece that is selected or grabbed, if the state
   * asks for that. It isn't answered with a state, because nothing has to change.
   */
  public Registration addTouchListener(Consumer<Square> listener) {
    return Registration.addAndRemove(touchListeners, listener);
  }

  /**
   * Calls the listener with every square that is pressed, or typed when the board asks for squares.
   */
  public Registration addSquareListener(Consumer<Square> listener) {
    return Registration.addAndRemove(squareListeners, listener);
  }

  /** Calls the listener with every piece that is placed, moved or removed. */
  public Registration addPlaceListener(Consumer<BoardPlacement> listener) {
    return Registration.addAndRemove(placeListeners, listener);
  }

  /**
   * Calls the listener with typed text of 1 to 16 characters, which may or may not be a move, with
   * the English letters of the pieces. When the board asks for squares, a square's name goes to the
   * square listeners instead.
   */
  public Registration addTypedListener(Consumer<String> listener) {
    return Registration.addAndRemove(typedListeners, listener);
  }

  @Override
  public void localeChange(LocaleChangeEvent event) {
    getElement().setPropertyJson(WORDS, BoardMessages.in(event.getLocale()));
  }

  private void listen(String type, BiFunction<JsonNode, BoardState, Optional<BoardInput>> reader) {
    getElement()
        .addEventListener(type, event -> receive(event.getEventData().path("event.detail"), reader))
        .addEventData("event.detail");
  }

  private void receive(
      JsonNode detail, BiFunction<JsonNode, BoardState, Optional<BoardInput>> reader) {
    long before = revision;
    long number = number(detail, "number");
    try {
      if (number > answered) {
        answered = number;
        Optional<BoardInput> input =
            detail.path("question").asString("").equals(state.question())
                ? reader.apply(detail, state)
                : Optional.empty();
        input.ifPresentOrElse(this::report, () -> dropped++);
      }
    } finally {
      if (revision == before) {
        boolean played = number(detail, "revision") >= effectsSince;
        send(played ? state.atRest() : state);
      }
    }
  }

  private void touch(JsonNode detail) {
    Square square = BoardInput.touched(detail, state);
    if (square != null) {
      notify(touchListeners, square);
    }
  }

  private static long number(JsonNode detail, String field) {
    JsonNode number = detail.path(field);
    return number.isIntegralNumber() && number.canConvertToLong() ? number.longValue() : 0;
  }

  private void report(BoardInput input) {
    switch (input) {
      case BoardInput.Moved(Move move) -> notify(moveListeners, move);
      case BoardInput.Pressed(Square square) -> notify(squareListeners, square);
      case BoardInput.Placed(BoardPlacement placement) -> notify(placeListeners, placement);
      case BoardInput.Typed(String text) ->
          notify(
              typedListeners,
              LocalNotation.letters(getLocale())
                  .read(text, state.pieces(), state.moveOptions().turn()));
    }
  }

  private static <T> void notify(List<Consumer<T>> listeners, T input) {
    List.copyOf(listeners).forEach(listener -> listener.accept(input));
  }

  private void send(BoardState shown) {
    revision++;
    ObjectNode json = BoardJson.write(shown, revision);
    json.put("answered", answered);
    json.put("dropped", dropped);
    getElement().setPropertyJson(STATE, json);
  }
}
