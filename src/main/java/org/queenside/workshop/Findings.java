package org.queenside.workshop;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.Say;
import org.queenside.workshop.Finding.Concern;
import org.queenside.workshop.Finding.Mend;
import org.queenside.workshop.Finding.Weight;

/** Collects what is found in one draft. */
final class Findings {
  private final List<Finding> list = new ArrayList<>();

  void fault(Concern concern, Say sentence) {
    fault(concern, sentence, SquareSet.EMPTY, List.of());
  }

  void fault(Concern concern, Say sentence, Square square, List<Mend> mends) {
    fault(concern, sentence, SquareSet.of(square), mends);
  }

  void fault(Concern concern, Say sentence, SquareSet squares, List<Mend> mends) {
    list.add(new Finding(concern, Weight.FAULT, sentence, squares, mends));
  }

  void question(Concern concern, Say sentence, SquareSet squares, List<Mend> mends) {
    list.add(new Finding(concern, Weight.QUESTION, sentence, squares, mends));
  }

  boolean hasFaults() {
    return list.stream().anyMatch(finding -> finding.weight() == Weight.FAULT);
  }

  List<Finding> toList() {
    return List.copyOf(list);
  }
}
