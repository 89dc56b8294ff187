package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.function.Consumer;
import org.queenside.board.LocalNotation;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.school.authoring.DraftInspection;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.DraftTask;
import org.queenside.school.authoring.ExerciseDraft;
import org.queenside.school.authoring.ExerciseDraft.Wording;
import org.queenside.school.authoring.LocalDraft;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** The form of an exercise: the board, the task, the texts and the diagnostics. */
final class ExerciseForm extends Div {
  private final DraftInspector inspector;
  private final Consumer<EditedExercise> written;
  private final LocalDraft local = new LocalDraft(LocalNotation.letters(getLocale()));
  private final BackgroundCheck<DraftInspection> backgroundCheck = new BackgroundCheck<>();
  private final BoardEditor board;
  private final PositionFields position;
  private final DraftTaskFields goal;
  private final WordingFields wording;
  private final WrongTryFields wrong;
  private final Checkbox dots;
  private final DiagnosticsPanel findings;

  /** The draft with the letters of the author's language. */
  private ExerciseDraft draft;

  ExerciseForm(ExerciseDraft stored, DraftInspector inspector, Consumer<EditedExercise> written) {
    this.draft = local.write(stored);
    this.inspector = inspector;
    this.written = written;
    addClassName("editor");
    board = new BoardEditor(draft.setup(), this::takeSetup);
    board.setId("own-board");
    position = new PositionFields(draft.setup(), this::takeSetup);
    goal = new DraftTaskFields(draft.task(), this::takeTask, board::ask);
    wording =
        new WordingFields(draft.wording(), next -> takeWording(next.withOtherwise(otherwise())));
    wrong =
        new WrongTryFields(
            tries -> take(this.draft.withWrong(tries)),
            any -> takeWording(this.draft.wording().withOtherwise(any)));
    dots =
        new Checkbox(getTranslation("workshop.dots"))
            .set(draft.extras().dots())
            .onChange(shown -> take(this.draft.withDots(shown)));
    findings = new DiagnosticsPanel(inspector, this::applyFix);
    var more = new FieldSet();
    more.setLegendText(getTranslation("workshop.more"));
    more.add(dots);
    add(
        Markup.div("left", board),
        findings,
        Markup.div("right", goal, position, wording, wrong, more));
    showWrong();
  }

  @Override
  protected void onAttach(AttachEvent event) {
    check(false);
  }

  @Override
  protected void onDetach(DetachEvent event) {
    backgroundCheck.stop(event.getUI());
  }

  private void takeSetup(Setup setup) {
    board.show(setup);
    position.show(setup);
    take(draft.withSetup(setup));
  }

  private void takeTask(DraftTask task) {
    take(draft.withTask(task));
    showWrong();
  }

  private void takeWording(Wording next) {
    take(draft.withWording(next));
  }

  private String otherwise() {
    return draft.wording().otherwise();
  }

  private void take(ExerciseDraft next) {
    draft = next;
    check(true);
  }

  private void applyFix(ExerciseDraft fixed) {
    draft = local.write(fixed);
    board.show(draft.setup());
    position.show(draft.setup());
    goal.show(draft.task());
    wording.show(draft.wording());
    showWrong();
    check(true);
  }

  private void showWrong() {
    wrong.show(draft.wrong(), otherwise(), draft.task().hasExpectedTries());
  }

  private void check(boolean changed) {
    wording.suggest(inspector.usualTask(draft), inspector.usualHint(draft));
    ExerciseDraft checked = local.read(draft);
    getUI()
        .ifPresent(
            ui ->
                backgroundCheck.start(
                    ui,
                    () -> inspector.inspect(checked),
                    this::waiting,
                    inspection -> showResult(inspection, changed)));
  }

  private void waiting() {
    findings.waiting();
    written.accept(new EditedExercise.Pending());
  }

  private void showResult(DraftInspection inspection, boolean changed) {
    findings.show(inspection);
    goal.showReplies(inspection);
    board.mark(framed(inspection), stars());
    written.accept(
        new EditedExercise.Checked(
            inspection.yaml(),
            inspection.isValid() ? inspection.exercise() : null,
            draft.wording().task().isBlank()
                ? inspector.usualTask(draft)
                : draft.wording().task().strip(),
            changed));
  }

  private static SquareSet framed(DraftInspection inspection) {
    SquareSet framed = SquareSet.EMPTY;
    for (var finding : inspection.findings()) {
      framed = framed.union(finding.squares());
    }
    return framed;
  }

  private SquareSet stars() {
    Square square = draft.task() instanceof DraftTask.ReachGoal goal ? goal.square() : null;
    return square == null ? SquareSet.EMPTY : SquareSet.of(square);
  }
}
