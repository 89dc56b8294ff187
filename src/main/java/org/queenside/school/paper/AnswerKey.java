package org.queenside.school.paper;

import java.util.List;
import org.queenside.chess.SquareSet;

/** What is right, as it is told to whoever corrects a worksheet. It follows from the rules. */
public sealed interface AnswerKey {

  /**
   * Any of these answers is right.
   *
   * @param complete whether there are no others
   */
  record OneOf(List<String> answers, boolean complete) implements AnswerKey {
    public OneOf {
      answers = List.copyOf(answers);
    }
  }

  /** All of these belong to the answer, in any order. */
  record AllOf(List<String> answers) implements AnswerKey {
    public AllOf {
      answers = List.copyOf(answers);
    }
  }

  /** All of these belong to the answer, in this order. */
  record InOrder(List<String> answers) implements AnswerKey {
    public InOrder {
      answers = List.copyOf(answers);
    }
  }

  /**
   * The answer with this letter is right.
   *
   * @param option its place, from 0
   */
  record Letter(int option) implements AnswerKey {}

  /** It is mate. */
  record Mate() implements AnswerKey {}

  /** It is no mate: each of these moves is a way out. */
  record WaysOut(List<String> answers) implements AnswerKey {
    public WaysOut {
      answers = List.copyOf(answers);
    }
  }

  /** The board lies the wrong way round. */
  record BoardTurned() implements AnswerKey {}

  /** Each of these squares has a fault; two in one set have exchanged their pieces. */
  record Faults(List<SquareSet> squares) implements AnswerKey {
    public Faults {
      squares = List.copyOf(squares);
    }
  }

  /** The board as it is to look. */
  record Picture(Diagram diagram) implements AnswerKey {}

  /** These entries were wrong. */
  record Corrected(List<Correction> entries) implements AnswerKey {
    public Corrected {
      entries = List.copyOf(entries);
    }
  }

  /** An entry of a score sheet that was wrong. */
  record Correction(String label, String wrong, String right) {}

  /** Finds what is right for a task. */
  static AnswerKey of(WorksheetTask task) {
    return AnswerKeyFinder.of(task.exercise());
  }
}
