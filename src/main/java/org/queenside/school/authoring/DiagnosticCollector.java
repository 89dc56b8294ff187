package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Message;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.QuickFix;
import org.queenside.school.authoring.Diagnostic.Severity;

/** Collects what is found in one draft. */
final class DiagnosticCollector {
  private final List<Diagnostic> list = new ArrayList<>();

  void fault(FormSection concern, Message sentence) {
    fault(concern, sentence, SquareSet.EMPTY, List.of());
  }

  void fault(FormSection concern, Message sentence, Square square, List<QuickFix> mends) {
    fault(concern, sentence, SquareSet.of(square), mends);
  }

  void fault(FormSection concern, Message sentence, SquareSet squares, List<QuickFix> mends) {
    list.add(new Diagnostic(concern, Severity.FAULT, sentence, squares, mends));
  }

  void question(FormSection concern, Message sentence, SquareSet squares, List<QuickFix> mends) {
    list.add(new Diagnostic(concern, Severity.QUESTION, sentence, squares, mends));
  }

  boolean hasFaults() {
    return list.stream().anyMatch(finding -> finding.weight() == Severity.FAULT);
  }

  List<Diagnostic> toList() {
    return List.copyOf(list);
  }
}
