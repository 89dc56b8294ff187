package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.queenside.school.authoring.Diagnostic;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.Severity;
import org.queenside.school.authoring.DraftInspection;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.ExerciseDraft;
import org.queenside.ui.Focus;
import org.queenside.ui.Icon;

/** What the rules say to an exercise, each with its place and what mends it. */
final class DiagnosticsPanel extends Section {
  private final DraftInspector inspector;
  private final Consumer<ExerciseDraft> mended;
  private final H2 headline = new H2();
  private final UnorderedList list = new UnorderedList();
  private final Paragraph facts = new Paragraph();
  private final Div spoken = new Div();

  /**
   * Creates an empty panel.
   *
   * @param mended gets the draft when a button mends something
   */
  DiagnosticsPanel(DraftInspector inspector, Consumer<ExerciseDraft> mended) {
    this.inspector = inspector;
    this.mended = mended;
    addClassName("findings");
    facts.addClassName("facts");
    spoken.addClassName("sr");
    spoken.getElement().setAttribute("role", "status");
    add(headline, list, facts, spoken);
  }

  /** Says that the look takes longer. */
  void waiting() {
    headline(getTranslation("workshop.check.waiting"), "waiting");
    list.removeAll();
    facts.setText("");
  }

  /** Shows what was found. */
  void show(DraftInspection inspection) {
    long faults =
        inspection.findings().stream()
            .filter(finding -> finding.weight() == Severity.FAULT)
            .count();
    headline(
        inspection.isSound()
            ? getTranslation("workshop.check.sound")
            : getTranslation("workshop.check.faults", faults),
        inspection.isSound() ? "sound" : "unsound");
    list.removeAll();
    inspection.findings().forEach(finding -> list.add(item(finding)));
    facts.setText(facts(inspection));
    String first =
        inspection.findings().isEmpty()
            ? facts.getText()
            : inspector.words(inspection.findings().getFirst().sentence());
    spoken.setText(headline.getText() + " " + first);
  }

  private void headline(String text, String style) {
    headline.removeAll();
    Icon icon =
        switch (style) {
          case "sound" -> Icon.RIGHT;
          case "waiting" -> Icon.MORE;
          default -> Icon.HINT;
        };
    headline.add(icon.draw(), new Span(text));
    headline.setClassName(style);
  }

  private String facts(DraftInspection inspection) {
    List<String> right = inspection.right();
    if (right.isEmpty() || right.size() > 12) {
      return "";
    }
    String moves = String.join(", ", right);
    return inspection.replies().isEmpty()
        ? getTranslation("workshop.check.right", moves)
        : getTranslation("workshop.check.replies", moves, String.join(", ", inspection.replies()));
  }

  private ListItem item(Diagnostic finding) {
    var place = new NativeButton(getTranslation(key(finding)), click -> lead(finding.concern()));
    place.addClassNames("place");
    var sentence = new Span(inspector.words(finding.sentence()));
    var item = new ListItem(place, sentence);
    item.addClassNames("finding", finding.weight().name().toLowerCase(Locale.ROOT));
    if (!finding.mends().isEmpty()) {
      var mends = new Div();
      mends.addClassName("mends");
      for (Diagnostic.QuickFix mend : finding.mends()) {
        var button =
            new NativeButton(
                inspector.words(mend.label()),
                click -> {
                  mended.accept(mend.draft());
                  // The button goes with its finding; what is said now is the next to be read.
                  Focus.moveTo(headline);
                });
        button.addClassNames("btn", "line");
        mends.add(button);
      }
      item.add(mends);
    }
    return item;
  }

  private static String key(Diagnostic finding) {
    return "workshop.place." + finding.concern().name().toLowerCase(Locale.ROOT);
  }

  /** Leads to the part of the form that a finding is about. */
  private void lead(FormSection concern) {
    String id =
        switch (concern) {
          case BOARD -> "own-board";
          case GOAL, OPTIONS -> "own-goal";
          case TEXTS -> "own-texts";
          case HINTS -> "own-hints";
          case WRONG -> "own-wrong";
        };
    getElement()
        .executeJs(
            """
            const part = document.getElementById($0);
            part?.scrollIntoView({block: 'center'});
            part?.querySelector('input, select, textarea, [tabindex="0"]')?.focus({preventScroll: true});
            """,
            id);
  }
}
