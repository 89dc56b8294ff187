package org.queenside.workshop;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.course.MoveKind;
import org.queenside.course.Say;
import org.queenside.workshop.Finding.Concern;

/** Says to an author whether what is asked for can be done, and in how many ways. */
final class WorkFindings {
  /** More than these nobody wants to find one by one; the linter thinks so too. */
  private static final int MOST_TO_FIND = 12;

  private static final int FEWEST_OPTIONS = 2;

  private final Draft draft;
  private final Position position;
  private final Phrases phrases;
  private final Findings findings;

  WorkFindings(Draft draft, Position position, Phrases phrases, Findings findings) {
    this.draft = draft;
    this.position = position;
    this.phrases = phrases;
    this.findings = findings;
  }

  /** Tells what is wrong, and returns the moves that are right. */
  Solutions check() {
    return switch (draft.work()) {
      case Work.Achieve achieve ->
          new AchieveFindings(draft, achieve, position, phrases, findings).check();
      case Work.FindAll(MoveKind kind) -> findAll(kind);
      case Work.MateOrNot() -> mateOrNot();
      case Work.Ask ask -> {
        ask(ask);
        yield Solutions.NONE;
      }
    };
  }

  private Solutions findAll(MoveKind kind) {
    Color mover = position.turn();
    boolean aboutTheirKing =
        kind == MoveKind.MATES || kind == MoveKind.CHECKS || kind == MoveKind.STALEMATES;
    if (aboutTheirKing && position.king(mover.opposite()) == null) {
      findings.fault(Concern.BOARD, Say.coded("work.no-king", mover.opposite()));
      return Solutions.NONE;
    }
    if (kind == MoveKind.ANSWERS && !position.isCheck()) {
      findings.fault(Concern.GOAL, Say.coded("all.no-check", mover));
      return Solutions.NONE;
    }
    List<Move> right = kind.in(position);
    if (right.isEmpty()) {
      findings.fault(Concern.GOAL, Say.coded("all.none." + kind.code()));
    } else if (right.size() > MOST_TO_FIND) {
      findings.fault(Concern.GOAL, Say.coded("all.too-many", right.size(), MOST_TO_FIND));
    }
    return new Solutions(position, right, List.of());
  }

  private Solutions mateOrNot() {
    if (position.king(position.turn()) == null) {
      findings.fault(Concern.BOARD, Say.coded("work.no-own-king", position.turn()));
      return Solutions.NONE;
    }
    if (!position.isCheck()) {
      findings.fault(Concern.BOARD, Say.coded("mate-or-not.no-check", position.turn()));
      return Solutions.NONE;
    }
    return new Solutions(position, position.legalMoves(), List.of());
  }

  private void ask(Work.Ask ask) {
    if (draft.wording().task().isBlank()) {
      findings.fault(Concern.TEXTS, Say.coded("ask.no-question"));
    }
    if (ask.options().size() < FEWEST_OPTIONS) {
      findings.fault(Concern.OPTIONS, Say.coded("ask.too-few"));
    }
    if (ask.options().stream().anyMatch(option -> option.text().isBlank())) {
      findings.fault(Concern.OPTIONS, Say.coded("ask.blank"));
    }
    Set<String> texts = new HashSet<>();
    for (Work.Choice option : ask.options()) {
      String text = option.text().strip().toLowerCase(Locale.ROOT);
      if (!text.isEmpty() && !texts.add(text)) {
        findings.fault(Concern.OPTIONS, Say.coded("ask.same", option.text().strip()));
      }
    }
    if (ask.right() < 0 || ask.right() >= ask.options().size()) {
      findings.fault(Concern.OPTIONS, Say.coded("ask.no-answer"));
    }
  }
}
