package org.queenside.school.authoring;

import org.queenside.course.model.Message;
import org.queenside.course.syntax.TextLimit;
import org.queenside.school.authoring.Diagnostic.FormSection;

/** Checks that the texts of a draft are short and have no markup. */
record DraftWordingValidator(DiagnosticCollector findings) {

  static void check(ExerciseDraft draft, DiagnosticCollector findings) {
    DraftWordingValidator check = new DraftWordingValidator(findings);
    ExerciseDraft.Wording wording = draft.wording();
    check.text("task", wording.task(), TextLimit.TASK, FormSection.TEXTS);
    check.text("text", wording.text(), TextLimit.TEXT, FormSection.TEXTS);
    check.text("right", wording.right(), TextLimit.PRAISE, FormSection.TEXTS);
    wording.hints().forEach(hint -> check.text("hint", hint, TextLimit.TEXT, FormSection.HINTS));
    check.text("wrong", wording.otherwise(), TextLimit.TEXT, FormSection.WRONG);
    draft
        .wrong()
        .forEach(each -> check.text("wrong", each.answer(), TextLimit.TEXT, FormSection.WRONG));
  }

  private void text(String name, String text, TextLimit limit, FormSection section) {
    if (text.isBlank()) {
      return;
    }
    for (TextLimit.Fault fault : limit.faults(text.strip())) {
      Message what = Message.coded("text." + name);
      findings.fault(
          section,
          switch (fault) {
            case SENTENCES -> Message.coded("text.sentences", what, limit.sentences());
            case CHARACTERS ->
                Message.coded("text.characters", what, limit.characters(), text.strip().length());
            case MARKUP -> Message.coded("text.markup", what);
          });
    }
  }
}
