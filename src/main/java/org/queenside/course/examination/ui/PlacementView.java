package org.queenside.course.examination.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Placement;
import org.queenside.course.progress.AttemptRecorder;
import org.queenside.course.progress.PlacementService;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.ResultPage;
import org.queenside.progress.ProgressService;
import org.queenside.ui.Button;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;

/**
 * Finds out where a learner who knows some rules should start. The address holds the seed and the
 * marks, so the placement continues at the same task after a reload, a lost session or the back
 * button, and tabs don't disturb each other. Nothing is marked as known before the learner agrees.
 */
@Route("placement")
@AnonymousAllowed
class PlacementView extends Page implements HasPageHeader {

  private static final String ADDRESS = "placement";
  private static final String SEED = "seed";
  private static final String MARKS = "marks";
  private static final char RIGHT = 'r';
  private static final char WRONG = 'w';

  private final Course course;
  private final ProgressService progress;
  private final PlacementService placements;
  private final Clock clock;

  PlacementView(Course course, ProgressService progress, PlacementService placements, Clock clock) {
    super("");
    this.course = course;
    this.progress = progress;
    this.placements = placements;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    QueryParameters query = event.getLocation().getQueryParameters();
    String seed = query.getSingleParameter(SEED).orElse("");
    if (seed.matches("\\d{1,9}")) {
      String marks = query.getSingleParameter(MARKS).orElse("");
      open(
          Integer.parseInt(seed),
          marks.chars().limit(Placement.MOST_TASKS).mapToObj(mark -> mark == RIGHT).toList());
    } else {
      offer();
    }
  }

  private void offer() {
    removeAll();
    LinkButton back = LinkButton.outlined("course", "placement.no");
    var offer =
        new ResultPage(
            heading(),
            getTranslation("placement.text"),
            Button.filled("placement.begin", this::begin),
            back);
    add(offer);
    StoredPlacement.find(
        query ->
            replace(
                offer,
                new ResultPage(
                    heading(),
                    getTranslation("placement.stopped"),
                    LinkButton.filled(ADDRESS + "?" + query, "placement.go-on"),
                    Button.outlined("placement.restart", this::begin),
                    back)));
  }

  private void begin() {
    int seed = ThreadLocalRandom.current().nextInt(1_000_000_000);
    keep(seed, List.of());
    open(seed, List.of());
  }

  private void open(int seed, List<Boolean> marks) {
    var placement = Placement.after(course, seed, marks);
    if (placement.next() == null) {
      removeAll();
      add(new PlacementResult(course, progress.read(), placement.known(), placements));
    } else {
      ExercisePanel.in(this, task(placement, placement.next(), seed, marks));
    }
  }

  private ExerciseSpec task(Placement placement, LessonTask task, int seed, List<Boolean> before) {
    List<Boolean> marks = new ArrayList<>(before);
    int number = placement.asked().size() + 1;
    var count = new Span(getTranslation("placement.count", number, Placement.MOST_TASKS));
    return new ExerciseSpec(
        ExerciseMode.test(ExerciseMode.line(heading(), count), false),
        task.exercise(),
        new AttemptRecorder(
            progress::record,
            clock,
            task.item(),
            right -> {
              marks.add(right);
              keep(seed, marks);
            }),
        _ -> open(seed, marks));
  }

  /** Puts the marks into the address, and into the browser in case the tab is closed. */
  private static void keep(int seed, List<Boolean> marks) {
    var written = new StringBuilder();
    marks.forEach(mark -> written.append(mark ? RIGHT : WRONG));
    String query = SEED + "=" + seed + "&" + MARKS + "=" + written;
    UI.getCurrent().getPage().getHistory().replaceState(null, ADDRESS + "?" + query);
    StoredPlacement.keep(query);
  }

  @Override
  public String heading() {
    return getTranslation("placement.headline");
  }

  @Override
  public String back() {
    return "course";
  }
}
