package org.queenside.workshop;

import org.queenside.course.Say;
import org.queenside.course.file.TextLimit;
import org.queenside.workshop.Finding.Concern;

/** Says to an author which texts are longer than a pupil reads, or have markup. */
final class WordingFindings {
  private final Findings findings;

  private WordingFindings(Findings findings) {
    this.findings = findings;
  }

  static void check(Draft draft, Findings findings) {
    WordingFindings check = new WordingFindings(findings);
    Draft.Wording wording = draft.wording();
    check.text("task", wording.task(), TextLimit.TASK, Concern.TEXTS);
    check.text("text", wording.text(), TextLimit.TEXT, Concern.TEXTS);
    check.text("right", wording.right(), TextLimit.PRAISE, Concern.TEXTS);
    wording.hints().forEach(hint -> check.text("hint", hint, TextLimit.TEXT, Concern.HINTS));
    check.text("wrong", wording.otherwise(), TextLimit.TEXT, Concern.WRONG);
    draft
        .wrong()
        .forEach(each -> check.text("wrong", each.answer(), TextLimit.TEXT, Concern.WRONG));
  }

  private void text(String name, String text, TextLimit limit, Concern concern) {
    if (text.isBlank()) {
      return;
    }
    for (TextLimit.Fault fault : limit.faults(text.strip())) {
      Say what = Say.coded("text." + name);
      findings.fault(
          concern,
          switch (fault) {
            case SENTENCES -> Say.coded("text.sentences", what, limit.sentences());
            case CHARACTERS ->
                Say.coded("text.characters", what, limit.characters(), text.strip().length());
            case MARKUP -> Say.coded("text.markup", what);
          });
    }
  }
}
