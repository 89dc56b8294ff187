package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.queenside.ui.Button;
import org.queenside.ui.Select;

/** Asks which of two accounts of one child stays, and says what goes where. */
public final class PupilMergeForm<T> extends Div {

  private final BiFunction<T, T, String> preview;
  private final Paragraph shown = new Paragraph();

  /** Creates the form; the first account probably stays. {@code merge} first gets the other one. */
  public PupilMergeForm(
      T first,
      T second,
      Function<T, String> words,
      BiFunction<T, T, String> preview,
      BiConsumer<T, T> merge) {
    this.preview = preview;
    addClassName("merge-form");
    var stays =
        new Select<>(
                "merge-stays", getTranslation("pupils.merge.stays"), List.of(first, second), words)
            .onChange(now -> show(now.equals(first) ? second : first, now));
    show(second, first);
    add(
        new Paragraph(getTranslation("pupils.merge.ask")),
        stays,
        shown,
        Button.outlined(
            "pupils.merge.sure",
            () -> {
              T kept = stays.value();
              merge.accept(kept.equals(first) ? second : first, kept);
            }));
    shown.getElement().setAttribute("aria-live", "polite");
  }

  private void show(T leaves, T stays) {
    shown.setText(preview.apply(leaves, stays));
  }
}
