package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.function.BiConsumer;
import org.queenside.school.roster.PupilTotals;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Select;

/** Asks which of two accounts of one child stays, and says what goes where. */
final class PupilMergeForm extends Div {

  private final Paragraph preview = new Paragraph();

  /**
   * Creates the form.
   *
   * @param merge gets the account that leaves, and the one that stays
   */
  PupilMergeForm(PupilTotals one, PupilTotals other, BiConsumer<PupilTotals, PupilTotals> merge) {
    addClassName("merge-form");
    // More work is done with the account that the child really uses.
    PupilTotals first = one.tries() >= other.tries() ? one : other;
    PupilTotals second = first.equals(one) ? other : one;
    var stays =
        new Select<>(
                "merge-stays",
                getTranslation("pupils.merge.stays"),
                List.of(first, second),
                this::words)
            .onChange(now -> show(now.equals(first) ? second : first, now));
    show(second, first);
    add(
        new Paragraph(getTranslation("pupils.merge.ask")),
        stays,
        preview,
        new Button(
            ButtonStyle.OUTLINED,
            getTranslation("pupils.merge.sure"),
            () -> {
              PupilTotals kept = stays.value();
              merge.accept(kept.equals(first) ? second : first, kept);
            }));
    preview.getElement().setAttribute("aria-live", "polite");
  }

  private String words(PupilTotals totals) {
    return getTranslation(
        "pupils.merge.one",
        totals.pupil().name(),
        totals.pupil().signInName(),
        totals.pupil().card(),
        totals.tries(),
        totals.games());
  }

  private void show(PupilTotals leaves, PupilTotals stays) {
    preview.setText(
        getTranslation(
            "pupils.merge.preview",
            leaves.tries(),
            leaves.games(),
            leaves.pupil().signInName(),
            stays.pupil().signInName(),
            String.join(", ", leaves.classes())));
  }
}
