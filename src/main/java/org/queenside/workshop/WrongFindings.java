package org.queenside.workshop;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Say;
import org.queenside.workshop.Finding.Concern;
import org.queenside.workshop.Finding.Mend;

/** Says to an author which of the foreseen tries nobody can make, or are no mistakes. */
final class WrongFindings {
  private final Draft draft;
  private final Position position;
  private final Solutions solutions;
  private final Findings findings;
  private final Set<String> seen = new HashSet<>();

  private WrongFindings(Draft draft, Position position, Solutions solutions, Findings findings) {
    this.draft = draft;
    this.position = position;
    this.solutions = solutions;
    this.findings = findings;
  }

  static void check(Draft draft, Position position, Solutions solutions, Findings findings) {
    if (draft.work() instanceof Work.Achieve || draft.work() instanceof Work.FindAll) {
      WrongFindings check = new WrongFindings(draft, position, solutions, findings);
      draft.wrong().forEach(check::check);
    }
  }

  private void check(Draft.WrongTry foreseen) {
    String tried = foreseen.tried().strip();
    if (tried.isEmpty() && foreseen.answer().isBlank()) {
      return;
    }
    if (tried.isEmpty()) {
      fault(Say.coded("wrong.no-try"), foreseen);
      return;
    }
    if (foreseen.answer().isBlank()) {
      fault(Say.coded("wrong.no-answer", tried), foreseen);
    }
    switch (TriedText.read(position, tried)) {
      case TriedText.Unreadable() -> fault(Say.coded("wrong.unreadable", tried), foreseen);
      case TriedText.OfMove of -> {
        move(of.move(), foreseen);
        once(of, foreseen);
      }
      case TriedText.ToSquare to -> {
        square(to.square(), foreseen);
        once(to, foreseen);
      }
    }
  }

  private void once(TriedText.Named tried, Draft.WrongTry foreseen) {
    if (!seen.add(tried.key())) {
      fault(Say.coded("wrong.twice", foreseen.tried().strip()), foreseen);
    }
  }

  private void move(Move move, Draft.WrongTry foreseen) {
    if (!position.isLegal(move)) {
      fault(Say.coded("wrong.illegal", foreseen.tried().strip()), foreseen);
    } else if (solutions.right().contains(move)) {
      fault(Say.coded("wrong.right", foreseen.tried().strip()), foreseen);
    }
  }

  private void square(Square square, Draft.WrongTry foreseen) {
    List<Move> moves = position.legalMoves().stream().filter(move -> move.to() == square).toList();
    if (moves.isEmpty()) {
      fault(Say.coded("wrong.nowhere", square), foreseen);
    } else if (solutions.right().containsAll(moves)) {
      fault(Say.coded("wrong.right", square.toString()), foreseen);
    }
  }

  private void fault(Say sentence, Draft.WrongTry foreseen) {
    List<Draft.WrongTry> others = draft.wrong().stream().filter(each -> each != foreseen).toList();
    findings.fault(
        Concern.WRONG,
        sentence,
        SquareSet.EMPTY,
        List.of(new Mend(Say.coded("mend.leave-out"), draft.withWrong(others))));
  }
}
