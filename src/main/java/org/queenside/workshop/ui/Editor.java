package org.queenside.workshop.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.FieldSet;
import java.util.function.Consumer;
import org.queenside.chess.Setup;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.look.Tick;
import org.queenside.workshop.Draft;
import org.queenside.workshop.Draft.Wording;
import org.queenside.workshop.Inspection;
import org.queenside.workshop.Inspector;
import org.queenside.workshop.Work;

/** The form of an exercise: the board, what is asked for, the texts, and what the rules say. */
final class Editor extends Div {
  private final Inspector inspector;
  private final Consumer<Written> written;
  private final LiveCheck<Inspection> check = new LiveCheck<>();
  private final BoardEditor board;
  private final PositionFields position;
  private final GoalFields goal;
  private final WordingFields wording;
  private final WrongFields wrong;
  private final Tick dots;
  private final FindingsPanel findings;
  private Draft draft;

  /**
   * Creates the form.
   *
   * @param written gets what is written whenever it was looked through
   */
  Editor(Draft draft, Inspector inspector, Consumer<Written> written) {
    this.draft = draft;
    this.inspector = inspector;
    this.written = written;
    addClassName("editor");
    board = new BoardEditor(draft.setup(), this::takeSetup);
    board.setId("own-board");
    position = new PositionFields(draft.setup(), this::takeSetup);
    goal = new GoalFields(draft.work(), this::takeWork, board::ask);
    wording = new WordingFields(draft.wording(), this::takeWording);
    wrong =
        new WrongFields(
            tries -> take(this.draft.withWrong(tries)),
            any -> takeWording(withOtherwise(this.draft.wording(), any)));
    dots =
        new Tick(getTranslation("workshop.dots"))
            .set(draft.extras().dots())
            .onChange(shown -> take(this.draft.withDots(shown)));
    findings = new FindingsPanel(inspector, this::mend);
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

  private void takeWork(Work work) {
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

  private void take(Draft next) {
    draft = next;
    look(true);
  }

  private void mend(Draft mended) {
    draft = mended;
    board.show(mended.setup());
    position.show(mended.setup());
    goal.show(mended.work());
    wording.show(mended.wording());
    showWrong();
    look(true);
  }

  private void showWrong() {
    boolean foreseen = draft.work() instanceof Work.Achieve || draft.work() instanceof Work.FindAll;
    wrong.show(draft.wrong(), draft.wording().otherwise(), foreseen);
  }

  private void look(boolean changed) {
    wording.suggest(inspector.usualTask(draft), inspector.usualHint(draft));
    Draft looked = draft;
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
    written.accept(new Written.Unfinished());
  }

  private void found(Inspection inspection, boolean changed) {
    findings.show(inspection);
    goal.found(inspection);
    board.mark(framed(inspection), stars());
    written.accept(
        new Written.Looked(
            inspection.yaml(),
            inspection.isSound() ? inspection.exercise() : null,
            draft.wording().task().isBlank()
                ? inspector.usualTask(draft)
                : draft.wording().task().strip(),
            changed));
  }

  private static SquareSet framed(Inspection inspection) {
    SquareSet framed = SquareSet.EMPTY;
    for (var finding : inspection.findings()) {
      framed = framed.union(finding.squares());
    }
    return framed;
  }

  private SquareSet stars() {
    Square square = draft.work() instanceof Work.Achieve achieve ? achieve.square() : null;
    return square == null ? SquareSet.EMPTY : SquareSet.of(square);
  }
}
