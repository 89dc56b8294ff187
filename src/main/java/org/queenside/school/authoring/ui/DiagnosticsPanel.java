package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.queenside.board.LocalNotation;
import org.queenside.chess.PieceLetters;
import org.queenside.school.authoring.Diagnostic;
import org.queenside.school.authoring.Diagnostic.FormSection;
import org.queenside.school.authoring.Diagnostic.Severity;
import org.queenside.school.authoring.DraftInspection;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.ExerciseDraft;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Clicks;
import org.queenside.ui.CommaList;
import org.queenside.ui.Focus;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;

/** The diagnostics of a draft, each with its place in the form and its quick fixes. */
final class DiagnosticsPanel extends Section {
  private final DraftInspector inspector;
  private final Consumer<ExerciseDraft> fixed;
  private final H2 headline = new H2();
  private final UnorderedList list = new UnorderedList();
  private final Paragraph facts = Markup.paragraph("facts");
  private final Div announcement = Markup.div("sr");

  DiagnosticsPanel(DraftInspector inspector, Consumer<ExerciseDraft> fixed) {
    this.inspector = inspector;
    this.fixed = fixed;
    addClassNames("card", "findings");
    announcement.getElement().setAttribute("role", "status");
    add(headline, list, facts, announcement);
  }

  void waiting() {
    headline(getTranslation("workshop.check.waiting"), "waiting");
    list.removeAll();
    facts.setText("");
  }

  void show(DraftInspection inspection) {
    long faults =
        inspection.findings().stream()
            .filter(finding -> finding.severity() == Severity.FAULT)
            .count();
    headline(
        inspection.isValid()
            ? getTranslation("workshop.check.sound")
            : getTranslation("workshop.check.faults", faults),
        inspection.isValid() ? "sound" : "unsound");
    list.removeAll();
    inspection.findings().forEach(finding -> list.add(item(finding)));
    facts.setText(facts(inspection));
    String first =
        inspection.findings().isEmpty()
            ? facts.getText()
            : inspector.words(inspection.findings().getFirst().message());
    announcement.setText(headline.getText() + " " + first);
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
    return inspection.replies().isEmpty()
        ? getTranslation("workshop.check.right", local(right))
        : getTranslation("workshop.check.replies", local(right), local(inspection.replies()));
  }

  private String local(List<String> moves) {
    PieceLetters letters = LocalNotation.letters(getLocale());
    return CommaList.of(moves.stream().map(letters::write).toList(), getLocale());
  }

  private ListItem item(Diagnostic finding) {
    var place = Clicks.button(getTranslation(key(finding)), () -> scrollTo(finding.section()));
    place.addClassNames("place");
    var item =
        Markup.item(
            "finding is-" + finding.severity().name().toLowerCase(Locale.ROOT),
            place,
            new Span(inspector.words(finding.message())));
    if (!finding.quickFixes().isEmpty()) {
      var quickFixes = Markup.div("row quick-fixes");
      for (Diagnostic.QuickFix quickFix : finding.quickFixes()) {
        quickFixes.add(
            new Button(
                ButtonStyle.OUTLINED,
                inspector.words(quickFix.label()),
                () -> {
                  fixed.accept(quickFix.draft());
                  // The button is about to disappear, so the focus moves to the new result.
                  Focus.moveTo(headline);
                }));
      }
      item.add(quickFixes);
    }
    return item;
  }

  private static String key(Diagnostic finding) {
    return "workshop.place." + finding.section().name().toLowerCase(Locale.ROOT);
  }

  /** Moves to the section of the form that a diagnostic is about. */
  private void scrollTo(FormSection section) {
    String id =
        switch (section) {
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
