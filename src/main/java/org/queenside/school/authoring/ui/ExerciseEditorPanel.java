package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.ExerciseDraft;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** Where an author writes: the name, the exercise itself, and what becomes of it. */
final class ExerciseEditorPanel extends Div {
  private final ExerciseDocument manuscript;
  private final Clock clock;
  private final FormField name = new FormField("own-name", getTranslation("workshop.name"));
  private final Span status = new Span();
  private final NativeButton save = button("workshop.save", "fill", this::save);
  private final NativeButton attempt = button("workshop.try", "line", this::preview);
  private final Checkbox share =
      new Checkbox(getTranslation("workshop.share")).onChange(this::share);
  private final Div trouble = new Div();
  private final Div desk = new Div();
  private final Div preview = new Div();
  private String text = "";
  private String task = "";
  private @Nullable Exercise exercise;

  /**
   * Creates the desk.
   *
   * @param draft the exercise, or null if the form cannot hold it
   */
  ExerciseEditorPanel(
      ExerciseDocument manuscript,
      @Nullable ExerciseDraft draft,
      DraftInspector inspector,
      Clock clock) {
    this.manuscript = manuscript;
    this.clock = clock;
    addClassName("writing-desk");
    OwnExercise stored = manuscript.stored();
    name.with("maxlength", String.valueOf(OwnExercise.LONGEST_TITLE)).addClassName("name");
    DebouncedInputs.live(name, words -> rename());
    if (stored != null) {
      name.setValue(stored.title());
      share.set(stored.shared());
    }
    status.addClassName("pill");
    status.getElement().setAttribute("role", "status");
    trouble.getElement().setAttribute("role", "alert");
    desk.add(
        head(),
        trouble,
        draft == null && stored != null
            ? new SourceEditor(stored.latest(), inspector, this::written)
            : new ExerciseForm(
                draft == null ? ExerciseDraft.empty() : draft, inspector, this::written));
    add(preview, desk);
    preview.setVisible(false);
    enable();
  }

  private Component head() {
    var headline = new H1(getTranslation("workshop.headline.one"));
    headline.addClassName("sr");
    var acts = new Div(status, attempt, save);
    acts.addClassName("desk-acts");
    var line = new Div(name, acts);
    line.addClassName("desk-line");
    var ways = new Div(new Anchor("workshop", getTranslation("workshop.back")), share);
    ways.addClassName("desk-ways");
    return new Div(headline, ways, line);
  }

  private NativeButton button(String key, String style, Runnable does) {
    var button = new NativeButton(getTranslation(key), click -> does.run());
    button.addClassNames("btn", style);
    return button;
  }

  private void written(EditedExercise written) {
    switch (written) {
      case EditedExercise.Pending() -> exercise = null;
      case EditedExercise.Checked looked -> {
        text = looked.text();
        task = looked.task();
        exercise = looked.exercise();
        name.with("placeholder", usualTitle());
        if (looked.changed()) {
          keep();
        }
      }
    }
    enable();
  }

  private void rename() {
    keep();
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

  private void keep() {
    boolean first = manuscript.stored() == null;
    manuscript.keep(title(), text);
    OwnExercise stored = manuscript.stored();
    if (first && stored != null) {
      showAddress(stored);
    }
  }

  private static void showAddress(OwnExercise stored) {
    UI.getCurrent()
        .getPage()
        .getHistory()
        .replaceState(null, ExerciseEditorView.PATH + stored.id());
  }

  private void save() {
    if (exercise != null) {
      boolean first = manuscript.stored() == null;
      manuscript.save(title(), text);
      // Saving is over until something is changed, and a button at rest loses the focus.
      attempt.focus();
      OwnExercise stored = manuscript.stored();
      if (first && stored != null) {
        showAddress(stored);
      }
    }
    enable();
  }

  private void share(boolean shared) {
    manuscript.share(shared);
    enable();
  }

  private void enable() {
    OwnExercise stored = manuscript.stored();
    ExerciseDocument.State state = manuscript.state();
    boolean conflict = state == ExerciseDocument.State.CONFLICT;
    save.setEnabled(exercise != null && state != ExerciseDocument.State.SAVED && !conflict);
    attempt.setEnabled(exercise != null);
    share.setVisible(stored != null && stored.isAssignable());
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
    tell(state);
  }

  private void tell(ExerciseDocument.State state) {
    trouble.removeAll();
    if (state == ExerciseDocument.State.CONFLICT) {
      trouble.add(
          new Notice(
              Tone.REFUSED,
              getTranslation("workshop.conflict"),
              getTranslation("workshop.conflict.text")),
          button("workshop.conflict.theirs", "line", () -> UI.getCurrent().getPage().reload()),
          button("workshop.conflict.mine", "line", this::goOnAsCopy));
    } else if (state == ExerciseDocument.State.LOST) {
      trouble.add(
          new Notice(
              Tone.REFUSED, getTranslation("workshop.lost"), getTranslation("workshop.lost.text")),
          button("workshop.lost.again", "line", this::rename));
    }
    trouble.setClassName("trouble", trouble.getComponentCount() > 0);
  }

  private void goOnAsCopy() {
    manuscript.goOnAsCopy(title(), text);
    OwnExercise stored = manuscript.stored();
    if (stored != null) {
      showAddress(stored);
    }
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
    attempt.focus();
  }

  private void showPreview(boolean shown) {
    preview.setVisible(shown);
    desk.getElement().setAttribute("hidden", shown);
  }
}
