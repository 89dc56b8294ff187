package org.queenside.workshop;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
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
    Say wrong = wrong(TriedText.read(position, tried), tried);
    if (wrong != null) {
      fault(wrong, foreseen);
    } else if (foreseen.answer().isBlank()) {
      fault(Say.coded("wrong.no-answer", tried), foreseen);
    }
  }

  /** What keeps a try from being a mistake that a pupil can make, or null if nothing does. */
  private @Nullable Say wrong(TriedText read, String tried) {
    return switch (read) {
      case TriedText.Unreadable() -> Say.coded("wrong.unreadable", tried);
      case TriedText.OfMove of when !position.isLegal(of.move()) ->
          Say.coded("wrong.illegal", tried);
      case TriedText.OfMove of ->
          solutions.right().contains(of.move())
              ? Say.coded("wrong.right", tried)
              : twice(of, tried);
      case TriedText.ToSquare to -> wrong(to, tried);
    };
  }

  private @Nullable Say wrong(TriedText.ToSquare to, String tried) {
    List<Move> moves =
        position.legalMoves().stream().filter(move -> move.to() == to.square()).toList();
    if (moves.isEmpty()) {
      return Say.coded("wrong.nowhere", tried);
    }
    return solutions.right().containsAll(moves)
        ? Say.coded("wrong.right", tried)
        : twice(to, tried);
  }

  private @Nullable Say twice(TriedText.Named named, String tried) {
    return seen.add(named.key()) ? null : Say.coded("wrong.twice", tried);
  }

  private void fault(Say sentence, Draft.WrongTry foreseen) {
    List<Draft.WrongTry> others =
        draft.wrong().stream().filter(each -> !each.equals(foreseen)).toList();
    findings.fault(
        Concern.WRONG,
        sentence,
        SquareSet.EMPTY,
        List.of(new Mend(Say.coded("mend.leave-out"), draft.withWrong(others))));
  }
}
