package org.queenside.school.authoring;

import java.util.ArrayList;
import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.Message;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.QuickFix;
import org.queenside.school.authoring.Diagnostic.Severity;

/** Collects the diagnostics of one draft. */
final class DiagnosticCollector {
  private final List<Diagnostic> list = new ArrayList<>();

  void fault(FormSection section, Message message) {
    fault(section, message, SquareSet.EMPTY, List.of());
  }

  void fault(FormSection section, Message message, Square square, List<QuickFix> quickFixes) {
    fault(section, message, SquareSet.of(square), quickFixes);
  }

  void fault(FormSection section, Message message, SquareSet squares, List<QuickFix> quickFixes) {
    list.add(new Diagnostic(section, Severity.FAULT, message, squares, quickFixes));
  }

  void question(
      FormSection section, Message message, SquareSet squares, List<QuickFix> quickFixes) {
    list.add(new Diagnostic(section, Severity.QUESTION, message, squares, quickFixes));
  }

  boolean hasFaults() {
    return list.stream().anyMatch(finding -> finding.severity() == Severity.FAULT);
  }

  List<Diagnostic> toList() {
    return List.copyOf(list);
  }
}
