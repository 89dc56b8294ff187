package org.queenside.web;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardMode;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.RefusedMove;
import org.queenside.board.RulingText;
import org.queenside.board.SoundCue;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.ui.Notice;

/**
 * A small board on the start page with a knight and a star, to try the product in one move. Each
 * star is followed by another one.
 */
final class KnightDemo extends Div {

  /** One jump from c3, then one more, and then two. */
  private static final List<Square> STARS = List.of(Square.D5, Square.B4, Square.A1);

  private static final int SIZE = 5;

  /** The squares a1 to e5. */
  private static final SquareSet SHOWN = new SquareSet(0x1F1F1F1F1FL);

  private final ChessBoard board = new ChessBoard();
  private final Paragraph invitation = new Paragraph();
  private int reached;
  private Position position = Position.lessonFromFen("8/8/8/8/8/2N5/8/8 w - -");

  KnightDemo() {
    addClassName("try");
    invitation.addClassName("invite");
    invitation.setText(getTranslation("start.try"));
    board.addMoveListener(this::tried);
    add(invitation, board);
    board.setState(scene(position, null));
  }

  private void tried(Move move) {
    switch (Ruling.of(position, move)) {
      case Ruling.Legal legal when move.to() == star() -> {
        position = legal.after().withTurn(Color.WHITE);
        reached++;
        board.setState(scene(position, null).withCue(SoundCue.RIGHT));
        say(getTranslation("start.try.right." + Math.min(reached, STARS.size())));
      }
      case Ruling.Legal legal -> {
        position = legal.after().withTurn(Color.WHITE);
        board.setState(scene(position, move));
        say(getTranslation("start.try.again"));
      }
      case Ruling.Illegal illegal -> {
        board.setState(scene(position, null).withRejected(new RefusedMove(move.from(), move.to())));
        say(RulingText.of(illegal, getLocale()));
      }
    }
  }

  private Square star() {
    return STARS.get(reached % STARS.size());
  }

  private BoardState scene(Position position, @Nullable Move last) {
    Square knight = position.occupied().iterator().next();
    return BoardState.of(position)
        .withSize(SIZE, SIZE)
        .withTyping(false)
        .withMode(BoardMode.MOVE)
        .withFree(true)
        .withMovable(Map.of(knight, position.targets(knight).intersect(SHOWN)))
        .withDots(true)
        .withLast(last)
        .withGoals(SquareSet.of(star()));
  }

  private void say(String sentence) {
    invitation.removeAll();
    invitation.add(Notice.rich(sentence));
    board.announce(Notice.plain(sentence));
  }
}
