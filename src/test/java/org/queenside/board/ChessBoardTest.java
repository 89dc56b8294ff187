package org.queenside.board;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.vaadin.flow.shared.Registration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class ChessBoardTest {

  private static final JsonMapper JSON = new JsonMapper();

  private final ChessBoard board = new ChessBoard();
  private final List<Object> reports = new ArrayList<>();

  ChessBoardTest() {
    board.addMoveListener(reports::add);
    board.addSquareListener(reports::add);
    board.addPlaceListener(reports::add);
    board.addTypedListener(reports::add);
    board.addTouchListener(reports::add);
  }

  @Test
  void everyStateHasAHigherRevision() {
    long first = revision();
    board.setState(board.getState());

    assertThat(revision()).isGreaterThan(first);
  }

  @Test
  void aMoveIsReported() {
    play(BoardState.of(Position.START).withFree(true));

    send("board-move", "{'from': 'e2', 'to': 'e4', 'promotion': null}");

    assertThat(reports).containsExactly(Move.of(Square.E2, Square.E4));
  }

  @Test
  void aPromotionIsReportedWithItsChoice() {
    play(BoardState.of(Map.of(Square.A7, Piece.WHITE_PAWN)).withFree(true));

    send("board-move", "{'from': 'a7', 'to': 'a8', 'promotion': 'N'}");

    assertThat(reports).containsExactly(Move.of(Square.A7, Square.A8, Role.KNIGHT));
  }

  @Test
  void aTouchedPieceIsReportedIfTheBoardAsksForThat() {
    BoardState start = BoardState.of(Position.START).withMode(BoardMode.MOVE).withTouches(true);
    board.setState(start);
    long sent = revision();
    touch("{'square': 'e7', 'seen': {'e7': 'p'}}");
    assertThat(reports).containsExactly(Square.E7);
    assertThat(revision()).isEqualTo(sent);

    touch("{'square': 'e7', 'seen': {'e7': 'P'}}");
    touch("{'square': 'e5', 'seen': {}}");
    touch("{'square': 'x9'}");
    board.setState(start.withTouches(false));
    touch("{'square': 'e7', 'seen': {'e7': 'p'}}");
    assertThat(reports).hasSize(1);
  }

  private void touch(String detail) {
    fire("board-touch", detail);
  }

  @Test
  void onlyTargetsAreAllowedUnlessTheBoardIsFree() {
    BoardState rook =
        BoardState.of(Map.of(Square.A1, Piece.WHITE_ROOK))
            .withMovable(Map.of(Square.A1, SquareSet.of(Square.A2)));
    play(rook);

    send("board-move", "{'from': 'a1', 'to': 'b2'}");
    assertThat(reports).isEmpty();

    send("board-move", "{'from': 'a1', 'to': 'a2'}");
    assertThat(reports).containsExactly(Move.of(Square.A1, Square.A2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'from': 'e2', 'to': 'e9'}",
        "{'from': 'i1', 'to': 'e4'}",
        "{'from': 'e2', 'to': 'E4'}",
        "{'from': 'e2', 'to': 'e2'}",
        "{'from': 'e5', 'to': 'e6'}",
        "{'from': 'e2'}",
        "{'from': 12, 'to': {'a': []}}",
        "{'from': ['e2'], 'to': null}",
        "{'from': 'e2', 'to': 'e4', 'promotion': 'K'}",
        "{'from': 'e2', 'to': 'e4', 'promotion': 'Queen'}",
        "{}",
      })
  void aForgedMoveIsIgnoredAndTheStateIsSentAgain(String detail) {
    play(BoardState.of(Position.START).withFree(true));
    long before = revision();

    send("board-move", detail);

    assertThat(reports).isEmpty();
    assertThat(revision()).isGreaterThan(before);
    assertThat(sentState().get("pieces").get("e2").stringValue()).isEqualTo("P");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "1.5", "'2'", "null", "99999999999999999999999", "[]"})
  void aReportWithoutARisingNumberIsIgnored(String number) {
    play(BoardState.of(Position.START).withFree(true));

    fire(
        "board-move",
        "{'from': 'e2', 'to': 'e4', 'question': '', 'seen': {'e2': 'P'}, 'number': "
            + number
            + "}");

    assertThat(reports).isEmpty();
  }

  @Test
  void movesMadeBeforeTheAnswersArriveCountInTheirOrder() {
    board.addMoveListener(move -> board.setState(afterMove(move)));
    play(BoardState.of(Position.START).withFree(true));

    fire("board-move", report(1, "e2", "e4", "'e2': 'P'"));
    fire("board-move", report(2, "e4", "e5", "'e4': 'P'"));

    assertThat(reports)
        .containsExactly(Move.of(Square.E2, Square.E4), Move.of(Square.E4, Square.E5));
    assertThat(sentState().get("answered").intValue()).isEqualTo(2);
    assertThat(sentState().get("dropped").intValue()).isZero();
  }

  @Test
  void aMoveOfAPieceThatHasGoneDoesNotCount() {
    play(BoardState.of(Position.START).withFree(true));

    fire("board-move", report(1, "e4", "e5", "'e4': 'P'"));
    fire("board-move", report(2, "d1", "d7", "'d1': 'Q'"));
    fire("board-move", report(3, "d1", "d7", "'d1': 'K', 'd7': 'p'"));

    assertThat(reports).isEmpty();
    assertThat(sentState().get("answered").intValue()).isEqualTo(3);
    assertThat(sentState().get("dropped").intValue()).isEqualTo(3);
  }

  @Test
  void anAnswerToAnEarlierQuestionDoesNotCount() {
    board.addSquareListener(square -> board.setState(board.getState().withQuestion("Find e5.")));
    board.setState(BoardState.of(Map.of()).withMode(BoardMode.PICK).withQuestion("Find d4."));

    fire("board-square", "{'square': 'd4', 'question': 'Find d4.', 'number': 1}");
    fire("board-square", "{'square': 'd4', 'question': 'Find d4.', 'number': 2}");

    assertThat(reports).containsExactly(Square.D4);
    assertThat(sentState().get("dropped").intValue()).isEqualTo(1);
  }

  @Test
  void effectsThatTheBrowserHasNotPlayedYetAreSentAgain() {
    play(BoardState.of(Position.START).withFree(true));
    long seen = revision();
    board.setState(board.getState().withCue(SoundCue.RIGHT));

    fire("board-move", "{'number': 1, 'question': '', 'revision': " + seen + "}");
    assertThat(sentState().has("cue")).isTrue();

    fire("board-move", "{'number': 2, 'question': '', 'revision': " + revision() + "}");
    assertThat(sentState().has("cue")).isFalse();
  }

  private static String report(int number, String from, String to, String seen) {
    return "{'from': '%s', 'to': '%s', 'question': '', 'seen': {%s}, 'number': %d}"
        .formatted(from, to, seen, number);
  }

  private BoardState afterMove(Move move) {
    Map<Square, Piece> pieces = new EnumMap<>(board.getState().pieces());
    pieces.put(move.to(), requireNonNull(pieces.remove(move.from())));
    return BoardState.of(pieces).withMode(BoardMode.MOVE).withFree(true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "7", "'e2e4'", "[]"})
  void aReportWithoutContentIsIgnored(String detail) {
    play(BoardState.of(Position.START).withFree(true));

    fire("board-move", detail);

    assertThat(reports).isEmpty();
  }

  @Test
  void aReportCountsOnlyOnce() {
    play(BoardState.of(Position.START).withFree(true));
    String detail = report(1, "e2", "e4", "'e2': 'P'");

    fire("board-move", detail);
    fire("board-move", detail);

    assertThat(reports).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"MARK", "PICK", "PLACE", "SHOW"})
  void otherModesIgnoreMoves(BoardMode mode) {
    board.setState(BoardState.of(Position.START).withFree(true).withMode(mode));

    send("board-move", "{'from': 'e2', 'to': 'e4'}");

    assertThat(reports).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"MARK", "PICK"})
  void aPressedSquareIsReported(BoardMode mode) {
    board.setState(BoardState.of(Position.START).withMode(mode));

    send("board-square", "{'square': 'f5'}");

    assertThat(reports).containsExactly(Square.F5);
  }

  @Test
  void aSquareOutsideASmallBoardIsIgnored() {
    board.setState(BoardState.of(Map.of()).withSize(5, 5).withMode(BoardMode.MARK));

    send("board-square", "{'square': 'f5'}");
    send("board-square", "{'square': 'e6'}");
    assertThat(reports).isEmpty();

    send("board-square", "{'square': 'e5'}");
    assertThat(reports).containsExactly(Square.E5);
  }

  @Test
  void piecesArePlacedMovedAndRemoved() {
    placing();

    send("board-place", "{'square': 'd1', 'piece': 'Q', 'from': null}");
    send("board-place", "{'square': 'e2', 'piece': 'K', 'from': 'e1'}");
    send("board-place", "{'square': 'e1', 'piece': null, 'from': null}");

    assertThat(reports)
        .containsExactly(
            new BoardPlacement(Square.D1, Piece.WHITE_QUEEN, null),
            new BoardPlacement(Square.E2, Piece.WHITE_KING, Square.E1),
            new BoardPlacement(Square.E1, null, null));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'square': 'd1', 'piece': 'q', 'from': null}",
        "{'square': 'd1', 'piece': 'X', 'from': null}",
        "{'square': 'd1', 'piece': 'QQ', 'from': null}",
        "{'square': 'd9', 'piece': 'Q', 'from': null}",
        "{'square': 'd1', 'piece': null, 'from': null}",
        "{'square': 'e2', 'piece': 'Q', 'from': 'e1'}",
        "{'square': 'e2', 'piece': null, 'from': 'e1'}",
        "{'square': 'e1', 'piece': 'K', 'from': 'e1'}",
        "{'square': 'e2', 'piece': 'K', 'from': 'z1'}",
      })
  void aForgedPlacementIsIgnored(String detail) {
    placing();

    send("board-place", detail);

    assertThat(reports).isEmpty();
  }

  @Test
  void typedTextIsReportedWithoutSurroundingSpaces() {
    play(BoardState.of(Position.START));

    send("board-type", "{'text': ' Nf3 '}");

    assertThat(reports).containsExactly("Nf3");
  }

  @Test
  void aTypedSquareCountsAsAPressWhereSquaresAreAskedFor() {
    board.setState(BoardState.of(Position.START).withMode(BoardMode.MARK));

    send("board-type", "{'text': 'F5'}");
    send("board-type", "{'text': 'g 5.'}");
    send("board-type", "{'text': 'z5'}");

    assertThat(reports).containsExactly(Square.F5, Square.G5, "z5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"''", "'   '", "'12345678901234567'", "'e2\\u0000e4'", "5", "null"})
  void aTextThatCannotBeAMoveIsIgnored(String text) {
    play(BoardState.of(Position.START));

    send("board-type", "{'text': " + text + "}");

    assertThat(reports).isEmpty();
  }

  @Test
  void aHugeTextIsIgnored() {
    play(BoardState.of(Position.START).withFree(true));

    send("board-type", "{'text': '" + "e".repeat(5_000_000) + "'}");
    send("board-move", "{'from': '" + "e".repeat(5_000_000) + "', 'to': 'e4'}");

    assertThat(reports).isEmpty();
  }

  @Test
  void typedTextIsIgnoredWithoutTheField() {
    play(BoardState.of(Position.START).withTyping(false));

    send("board-type", "{'text': 'e4'}");

    assertThat(reports).isEmpty();
  }

  @Test
  void aStateIsSentEvenWhenAListenerFails() {
    play(BoardState.of(Position.START).withFree(true));
    board.addMoveListener(
        move -> {
          throw new IllegalStateException("broken view");
        });
    long before = revision();

    assertThatThrownBy(() -> send("board-move", "{'from': 'e2', 'to': 'e4'}"))
        .isInstanceOf(IllegalStateException.class);
    assertThat(revision()).isGreaterThan(before);
  }

  @Test
  void aStateSentAgainHasNoEffects() {
    play(
        BoardState.of(Position.START)
            .withRejected(new RefusedMove(Square.E2, Square.E5))
            .withCue(SoundCue.RIGHT));

    send("board-move", "{}");

    assertThat(sentState().has("rejected")).isFalse();
    assertThat(sentState().has("cue")).isFalse();
  }

  @Test
  void aRemovedListenerIsNotCalled() {
    List<Move> moves = new ArrayList<>();
    Registration registration = board.addMoveListener(moves::add);
    play(BoardState.of(Position.START).withFree(true));
    registration.remove();

    send("board-move", "{'from': 'e2', 'to': 'e4'}");

    assertThat(moves).isEmpty();
  }

  @Test
  void theSameSentenceCanBeAnnouncedTwice() {
    board.announce("Check.");
    Object first = board.getElement().getPropertyRaw("announcement");
    board.announce("Check.");

    assertThat(board.getElement().getPropertyRaw("announcement")).isNotEqualTo(first);
  }

  private void play(BoardState state) {
    board.setState(state.withMode(BoardMode.MOVE));
  }

  private void placing() {
    board.setState(
        BoardState.of(Map.of(Square.E1, Piece.WHITE_KING))
            .withMode(BoardMode.PLACE)
            .withTray(List.of(Piece.WHITE_KING, Piece.WHITE_QUEEN)));
  }

  private JsonNode sentState() {
    return (JsonNode) board.getElement().getPropertyRaw("state");
  }

  private long revision() {
    return sentState().get("revision").longValue();
  }

  private void send(String type, String detail) {
    BoardEvents.send(board, type, (ObjectNode) json(detail));
  }

  private void fire(String type, String detail) {
    BoardEvents.fire(board, type, json(detail));
  }

  private static JsonNode json(String text) {
    return JSON.readTree(text.replace('\'', '"'));
  }
}
