package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.ExerciseDraft;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.Button;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/**
 * The editor of a teacher's exercise: its name, the form, and buttons to try, save and share it.
 */
final class ExerciseEditorPanel extends Div {
  private final ExerciseDocument document;
  private final Clock clock;
  private final FormField name = new FormField("own-name", getTranslation("workshop.name"));
  private final Span status = Markup.span("pill");
  private final Button save = Button.filled("workshop.save", this::save);
  private final Button tryOut = Button.outlined("workshop.try", this::preview);
  private final Checkbox share =
      new Checkbox(getTranslation("workshop.share")).onChange(this::share);
  private final Div assign = new Div();
  private final Div alert = new Div();
  private final Div editor = new Div();
  private final Div preview = new Div();
  private String text = "";
  private String task = "";
  private @Nullable Exercise exercise;

  /** Creates the editor; {@code draft} is null if the form can't represent the exercise. */
  ExerciseEditorPanel(
      ExerciseDocument document,
      @Nullable ExerciseDraft draft,
      DraftInspector inspector,
      Clock clock) {
    this.document = document;
    this.clock = clock;
    OwnExercise stored = document.stored();
    name.with("maxlength", String.valueOf(OwnExercise.LONGEST_TITLE)).addClassName("name");
    name.onPause(_ -> rename());
    if (stored != null) {
      name.setValue(stored.title());
      share.set(stored.shared());
    }
    status.getElement().setAttribute("role", "status");
    alert.getElement().setAttribute("role", "alert");
    editor.add(
        head(),
        alert,
        draft == null && stored != null
            ? new SourceEditor(stored.latest(), inspector, this::written)
            : new ExerciseForm(
                draft == null ? ExerciseDraft.empty() : draft, inspector, this::written));
    add(preview, editor);
    preview.setVisible(false);
    enable();
  }

  private Component head() {
    var headline = new H1(getTranslation("workshop.headline.one"));
    headline.addClassName("sr");
    return new Div(
        headline,
        Markup.div(
            "row apart editor-links",
            new Anchor("workshop", getTranslation("workshop.back")),
            share),
        Markup.div(
            "row editor-head",
            name,
            Markup.div("row editor-actions", status, assign, tryOut, save)));
  }

  private void written(EditedExercise written) {
    switch (written) {
      case EditedExercise.Pending() -> exercise = null;
      case EditedExercise.Checked checked -> {
        text = checked.text();
        task = checked.task();
        exercise = checked.exercise();
        name.with("placeholder", usualTitle());
        if (checked.changed()) {
          saveDraft();
        }
      }
    }
    enable();
  }

  private void rename() {
    saveDraft();
    enable();
  }

  private String title() {
    String written = name.value().strip();
    return written.isEmpty() ? usualTitle() : written;
  }

  private String usualTitle() {
    String usual = task.isBlank() ? getTranslation("workshop.untitled") : task;
    return usual.length() > OwnExercise.LONGEST_TITLE
        ? usual.substring(0, OwnExercise.LONGEST_TITLE)
        : usual;
  }

  private void saveDraft() {
    store(() -> document.saveDraft(title(), text));
  }

  private void save() {
    if (exercise != null) {
      store(() -> document.save(title(), text));
      // Saving disables the save button, which would lose the focus.
      tryOut.focus();
    }
    enable();
  }

  /** Stores something, and shows the address of an exercise that is new. */
  private void store(Runnable change) {
    Long before = id();
    change.run();
    Long now = id();
    if (now != null && !now.equals(before)) {
      UI.getCurrent().getPage().getHistory().replaceState(null, ExerciseEditorView.PATH + now);
    }
  }

  private @Nullable Long id() {
    OwnExercise stored = document.stored();
    return stored == null ? null : stored.id();
  }

  private void share(boolean shared) {
    document.share(shared);
    enable();
  }

  private void enable() {
    OwnExercise stored = document.stored();
    ExerciseDocument.State state = document.state();
    boolean conflict = state == ExerciseDocument.State.CONFLICT;
    save.setEnabled(exercise != null && state != ExerciseDocument.State.SAVED && !conflict);
    tryOut.setEnabled(exercise != null);
    share.setVisible(stored != null && stored.isAssignable());
    assign.removeAll();
    if (stored != null && stored.isAssignable()) {
      assign.add(AssignItemLink.to(stored));
    }
    status.setText(
        getTranslation(
            switch (state) {
              case NEW -> "workshop.state.new";
              case SAVED -> "workshop.state.saved";
              case DRAFT ->
                  stored != null && stored.isAssignable()
                      ? "workshop.state.changed"
                      : "workshop.state.draft";
              case CONFLICT -> "workshop.state.conflict";
              case LOST -> "workshop.state.lost";
            }));
    status.setClassName("pill " + state.name().toLowerCase(Locale.ROOT));
    showAlert(state);
  }

  private void showAlert(ExerciseDocument.State state) {
    alert.removeAll();
    if (state == ExerciseDocument.State.CONFLICT) {
      alert.add(
          new Notice(
              Tone.REFUSED,
              getTranslation("workshop.conflict"),
              getTranslation("workshop.conflict.text")),
          Button.outlined("workshop.conflict.theirs", () -> UI.getCurrent().getPage().reload()),
          Button.outlined("workshop.conflict.mine", this::continueAsCopy));
    } else if (state == ExerciseDocument.State.LOST) {
      alert.add(
          new Notice(
              Tone.REFUSED, getTranslation("workshop.lost"), getTranslation("workshop.lost.text")),
          Button.outlined("workshop.lost.again", this::rename));
    }
    alert.setClassName("trouble", alert.getComponentCount() > 0);
  }

  private void continueAsCopy() {
    store(() -> document.continueAsCopy(title(), text));
    enable();
  }

  private void preview() {
    if (exercise == null) {
      return;
    }
    preview.removeAll();
    preview.add(
        new ExercisePreview(
            exercise,
            getTranslation("workshop.preview"),
            getTranslation("workshop.preview.end"),
            clock,
            this::endPreview));
    showPreview(true);
  }

  private void endPreview() {
    preview.removeAll();
    showPreview(false);
    tryOut.focus();
  }

  private void showPreview(boolean shown) {
    preview.setVisible(shown);
    editor.getElement().setAttribute("hidden", shown);
  }
}
