package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.board.ChessBoard;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;

/** The place for the answer to the last try: read on the screen, and spoken by the board. */
final class AnswerSlot extends Div {

  private final ChessBoard board;

  AnswerSlot(ChessBoard board) {
    this.board = board;
    addClassName("answer-slot");
  }

  /** Shows an answer in place of the one before. */
  void say(Tone tone, String sign, String sentence) {
    removeAll();
    add(new AnswerBox(tone, sign, sentence));
    getElement().executeJs("this.scrollIntoView({block: 'nearest'})");
    board.announce(sign + ". " + AnswerBox.plain(sentence));
  }
}
