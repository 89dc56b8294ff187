package org.queenside.school.live.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.school.live.DemonstrationBoard;
import org.queenside.school.live.LiveClassScreen;
import org.queenside.school.live.LiveLesson;
import org.queenside.school.live.LiveLessonService;
import org.queenside.school.live.LiveQuestion;
import org.queenside.school.live.LiveQuestionResult;
import org.queenside.school.live.LiveStep;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Focus;
import org.queenside.ui.Markup;
import org.queenside.ui.Poll;

/** The live lesson of a class: choosing questions, the answers as they arrive, the solutions. */
@Route("class/:class/live")
@RolesAllowed("TEACHER")
class LiveLessonView extends AbstractClassView implements LiveLessonActions.Listener {

  private static final Duration INTERVAL = Duration.ofSeconds(1);

  /** The parameter of the address while names are shown, so that a reload keeps them. */
  private static final String NAMES = "names";

  private final LiveLessonService lessons;
  private final LiveStartPanel.Sources sources;
  private final Paragraph status = Markup.paragraph("status");
  private final Div slot = new Div();
  private boolean named;
  private @Nullable LiveStep step;
  private @Nullable LiveLessonPanel panel;
  private @Nullable DemonstrationPanel demonstration;
  private @Nullable LiveLessonActions boardActions;
  private @Nullable DemonstrationBoard board;
  private @Nullable LiveStartPanel start;

  LiveLessonView(
      SchoolClassService classes, LiveLessonService lessons, LiveStartPanel.Sources sources) {
    super(classes, ClassPage.LIVE);
    this.lessons = lessons;
    this.sources = sources;
    status.getElement().setAttribute("role", "status");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("live.archived"));
      return;
    }
    named = event.getLocation().getQueryParameters().getParameters().containsKey(NAMES);
    show(slot, status, new Poll(INTERVAL, this::poll));
    show(lessons.poll(schoolClass.id()));
  }

  private ClassId id() {
    return schoolClass().id();
  }

  private void poll() {
    try {
      show(lessons.poll(id()));
    } catch (StoreUnavailableException _) {
      // The next poll tries again.
    }
  }

  private void show(LiveClassScreen screen) {
    LiveLesson lesson = screen.lesson();
    if (lesson == null) {
      if (start == null || step != null) {
        showStart();
      }
      return;
    }
    board = lesson.board();
    if (lesson.isBoardShown() && board != null) {
      demonstrate(screen, lesson, board);
      return;
    }
    demonstration = null;
    if (panel == null || !lesson.step().equals(step)) {
      step = lesson.step();
      start = null;
      panel =
          new LiveLessonPanel(
              getTranslation("live.in-class", screen.members().schoolClass().name()),
              sources.questions().find(lesson.item(), getLocale()),
              namesSwitch(),
              new LiveLessonActions(this),
              this::showOnBoard);
      replace(panel);
    }
    panel.show(screen);
  }

  private void demonstrate(LiveClassScreen screen, LiveLesson lesson, DemonstrationBoard board) {
    step = lesson.step();
    start = null;
    panel = null;
    if (demonstration == null || boardActions == null) {
      boardActions = new LiveLessonActions(this);
      demonstration =
          new DemonstrationPanel(
              getTranslation("live.in-class", screen.members().schoolClass().name()),
              board,
              new BoardListener(),
              boardActions);
      replace(demonstration);
    }
    demonstration.show(lesson);
    boardActions.showForBoard(lesson);
  }

  private final class BoardListener implements DemonstrationPanel.Listener {

    @Override
    public void show(DemonstrationBoard board) {
      change(() -> lessons.showBoard(id(), seen(), board));
    }

    @Override
    public void askForMove() {
      boolean[] asked = {true};
      change(() -> asked[0] = lessons.askForMove(id(), seen()));
      if (!asked[0]) {
        status.setText(getTranslation("live.full", LiveLesson.MOST));
      }
    }

    @Override
    public void back() {
      change(() -> lessons.hideBoard(id(), seen()));
    }
  }

  @Override
  public void board() {
    DemonstrationBoard before = board;
    change(() -> lessons.showBoard(id(), seen(), before == null ? boardOfQuestion() : before));
  }

  /** Returns a board with the pieces of the question on the screens. */
  private DemonstrationBoard boardOfQuestion() {
    LiveQuestion question = panel == null ? null : panel.question();
    Position position = question == null ? null : question.scene().position();
    return DemonstrationBoard.of(position == null ? Position.START : position);
  }

  /** Plays a pupil's move on the board that the question came from. */
  private void showOnBoard(Move move) {
    DemonstrationBoard before = board;
    if (before != null) {
      change(() -> lessons.showBoard(id(), seen(), before.after(move)));
    }
  }

  /** Shows something else, and moves the focus there if the button that had it has gone. */
  private void replace(Component... content) {
    boolean first = slot.getChildren().findAny().isEmpty();
    slot.removeAll();
    slot.add(content);
    if (!first) {
      Focus.moveToHeadlineOf(slot);
    }
  }

  private Checkbox namesSwitch() {
    return new Checkbox(getTranslation("live.names"))
        .asSwitch()
        .set(named)
        .onChange(
            shown -> {
              named = shown;
              UI.getCurrent()
                  .getPage()
                  .getHistory()
                  .replaceState(null, address(id(), shown ? "/live?" + NAMES : "/live"));
            });
  }

  private void showStart() {
    step = null;
    panel = null;
    demonstration = null;
    start = new LiveStartPanel(sources, this::begin, this::beginWithBoard);
    List<LiveQuestionResult> results = lessons.results(id());
    replace(
        new H1(headline()),
        results.isEmpty()
            ? Markup.paragraph("lead", getTranslation("live.about"))
            : new LiveResultList(results, sources.questions()),
        start);
  }

  private void begin(List<String> items) {
    change(() -> lessons.start(id(), items));
  }

  private void beginWithBoard() {
    change(() -> lessons.start(id(), DemonstrationBoard.of(Position.START)));
  }

  @Override
  public void showAnswer() {
    change(() -> lessons.showAnswer(id(), seen()));
  }

  @Override
  public void next() {
    change(() -> lessons.next(id(), seen()));
  }

  @Override
  public void more() {
    if (start != null) {
      slot.remove(start);
    }
    start =
        new LiveStartPanel(
            sources, items -> change(() -> lessons.add(id(), seen(), items)), this::board);
    slot.add(start);
    start.scrollIntoView();
  }

  @Override
  public void pause(boolean paused) {
    change(() -> lessons.pause(id(), seen(), paused));
  }

  @Override
  public void end() {
    change(() -> lessons.end(id(), seen()));
  }

  private LiveStep seen() {
    return Objects.requireNonNull(step);
  }

  /** Another device may have been faster. Then the page just shows the current step. */
  private void change(Runnable change) {
    String said = "";
    try {
      change.run();
    } catch (ConflictException _) {
      said = getTranslation("live.changed");
    } catch (NotSavedException _) {
      said = getTranslation("live.unsaved");
    } catch (ClassArchivedException _) {
      said = getTranslation("live.archived");
    }
    status.setText(said);
    poll();
  }

  @Override
  protected String headline() {
    return getTranslation("live");
  }
}
