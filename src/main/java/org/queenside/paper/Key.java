package org.queenside.paper;

import java.util.List;
import org.queenside.chess.SquareSet;

/** What is right, as it is told to whoever corrects a worksheet. It follows from the rules. */
public sealed interface Key {

  /**
   * Any of these answers is right.
   *
   * @param complete whether there are no others
   */
  record OneOf(List<String> answers, boolean complete) implements Key {
    public OneOf {
      answers = List.copyOf(answers);
    }
  }

  /** All of these belong to the answer, in any order. */
  record AllOf(List<String> answers) implements Key {
    public AllOf {
      answers = List.copyOf(answers);
    }
  }

  /** All of these belong to the answer, in this order. */
  record InOrder(List<String> answers) implements Key {
    public InOrder {
      answers = List.copyOf(answers);
    }
  }

  /**
   * The answer with this letter is right.
   *
   * @param option its place, from 0
   */
  record Letter(int option) implements Key {}

  /** It is mate. */
  record Mate() implements Key {}

  /** It is no mate: each of these moves is a way out. */
  record WaysOut(List<String> answers) implements Key {
    public WaysOut {
      answers = List.copyOf(answers);
    }
  }

  /** The board lies the wrong way round. */
  record WrongWayRound() implements Key {}

  /** Each of these squares has a fault; two in one set have exchanged their pieces. */
  record Faults(List<SquareSet> squares) implements Key {
    public Faults {
      squares = List.copyOf(squares);
    }
  }

  /** The board as it is to look. */
  record Picture(Diagram diagram) implements Key {}

  /** These entries were wrong. */
  record Corrected(List<Correction> entries) implements Key {
    public Corrected {
      entries = List.copyOf(entries);
    }
  }

  /** An entry of a score sheet that was wrong. */
  record Correction(String label, String wrong, String right) {}

  /** Finds what is right for a task. */
  static Key of(PaperTask task) {
    return KeySearch.of(task.exercise());
  }
}
