package org.queenside.workshop.ui;

import java.util.List;
import org.queenside.course.MoveKind;
import org.queenside.workshop.Aim;
import org.queenside.workshop.Work;

/** What can be asked for, as an author chooses it from one list. */
sealed interface Asked {

  /** A goal. */
  record Goal(Aim aim) implements Asked {}

  /** All moves of a kind. */
  record All(MoveKind kind) implements Asked {}

  /** Whether a check is mate. */
  record MateOrNot() implements Asked {}

  /** A question with answers. */
  record Question() implements Asked {}

  /** Returns what a work asks for. */
  static Asked of(Work work) {
    return switch (work) {
      case Work.Achieve achieve -> new Goal(achieve.aim());
      case Work.FindAll(MoveKind kind) -> new All(kind);
      case Work.MateOrNot() -> new MateOrNot();
      case Work.Ask _ -> new Question();
    };
  }

  /** Returns a work that asks for this and says nothing more about it yet. */
  default Work begin(Work before) {
    return switch (this) {
      case Goal(Aim aim) when before instanceof Work.Achieve achieve && aim.needsSquare() ->
          Work.Achieve.of(aim).withSquare(achieve.square());
      case Goal(Aim aim) -> Work.Achieve.of(aim);
      case All(MoveKind kind) -> new Work.FindAll(kind);
      case MateOrNot() -> new Work.MateOrNot();
      case Question() ->
          new Work.Ask(List.of(new Work.Choice("", ""), new Work.Choice("", "")), -1);
    };
  }
}
