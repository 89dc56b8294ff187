package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.function.Consumer;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.school.authoring.DraftInspection;
import org.queenside.school.authoring.DraftInspector;
import org.queenside.school.authoring.DraftTask;
import org.queenside.school.authoring.ExerciseDraft;
import org.queenside.school.authoring.ExerciseDraft.Wording;
import org.queenside.ui.Checkbox;

/** The form of an exercise: the board, what is asked for, the texts, and what the rules say. */
final class ExerciseForm extends Div {
  private final DraftInspector inspector;
  private final Consumer<EditedExercise> written;
  private final BackgroundCheck<DraftInspection> check = new BackgroundCheck<>();
  private final BoardEditor board;
  private final PositionFields position;
  private final DraftTaskFields goal;
  private final WordingFields wording;
  private final WrongTryFields wrong;
  private final Checkbox dots;
  private final DiagnosticsPanel findings;
  private ExerciseDraft draft;

  /**
   * Creates the form.
   *
   * @param written gets what is written whenever it was looked through
   */
  ExerciseForm(ExerciseDraft draft, DraftInspector inspector, Consumer<EditedExercise> written) {
    this.draft = draft;
    this.inspector = inspector;
    this.written = written;
    addClassName("editor");
    board = new BoardEditor(draft.setup(), this::takeSetup);
    board.setId("own-board");
    position = new PositionFields(draft.setup(), this::takeSetup);
    goal = new DraftTaskFields(draft.work(), this::takeWork, board::ask);
    wording = new WordingFields(draft.wording(), this::takeWording);
    wrong =
        new WrongTryFields(
            tries -> take(this.draft.withWrong(tries)),
            any -> takeWording(withOtherwise(this.draft.wording(), any)));
    dots =
        new Checkbox(getTranslation("workshop.dots"))
            .set(draft.extras().dots())
            .onChange(shown -> take(this.draft.withDots(shown)));
    findings = new DiagnosticsPanel(inspector, this::mend);
    var more = new FieldSet();
    more.setLegendText(getTranslation("workshop.more"));
    more.add(dots);
    var left = new Div(board);
    left.addClassName("left");
    var right = new Div(findings, goal, position, wording, wrong, more);
    right.addClassName("right");
    add(left, right);
    showWrong();
  }

  @Override
  protected void onAttach(AttachEvent event) {
    look(false);
  }

  @Override
  protected void onDetach(DetachEvent event) {
    check.stop(event.getUI());
  }

  private void takeSetup(Setup setup) {
    board.show(setup);
    position.show(setup);
    take(draft.withSetup(setup));
  }

  private void takeWork(DraftTask work) {
    take(draft.withWork(work));
    showWrong();
  }

  private void takeWording(Wording next) {
    take(draft.withWording(next));
  }

  /** The praise and the hints come from other fields than what is said to any wrong try. */
  private static Wording withOtherwise(Wording wording, String any) {
    return new Wording(wording.task(), wording.text(), wording.hints(), wording.right(), any);
  }

  private void take(ExerciseDraft next) {
    draft = next;
    look(true);
  }

  private void mend(ExerciseDraft mended) {
    draft = mended;
    board.show(mended.setup());
    position.show(mended.setup());
    goal.show(mended.work());
    wording.show(mended.wording());
    showWrong();
    look(true);
  }

  private void showWrong() {
    boolean foreseen =
        draft.work() instanceof DraftTask.ReachGoal || draft.work() instanceof DraftTask.FindAll;
    wrong.show(draft.wrong(), draft.wording().otherwise(), foreseen);
  }

  private void look(boolean changed) {
    wording.suggest(inspector.usualTask(draft), inspector.usualHint(draft));
    ExerciseDraft looked = draft;
    getUI()
        .ifPresent(
            ui ->
                check.begin(
                    ui,
                    () -> inspector.inspect(looked),
                    this::waiting,
                    inspection -> found(inspection, changed)));
  }

  private void waiting() {
    findings.waiting();
    written.accept(new EditedExercise.Pending());
  }

  private void found(DraftInspection inspection, boolean changed) {
    findings.show(inspection);
    goal.found(inspection);
    board.mark(framed(inspection), stars());
    written.accept(
        new EditedExercise.Checked(
            inspection.yaml(),
            inspection.isSound() ? inspection.exercise() : null,
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
    Square square = draft.work() instanceof DraftTask.ReachGoal achieve ? achieve.square() : null;
    return square == null ? SquareSet.EMPTY : SquareSet.of(square);
  }
}
