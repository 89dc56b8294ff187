package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.browserless.SpringBrowserlessTest;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.RouteBaseData;
import com.vaadin.flow.router.RouteConfiguration;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.course.model.Misconception;
import org.queenside.game.GameId;
import org.queenside.game.PeerGameService;
import org.queenside.game.PeerPair;
import org.queenside.game.TimeControl;
import org.queenside.identity.account.Account;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.game.ClassGameSettings;
import org.queenside.school.live.LiveLessonService;
import org.queenside.school.report.GradebookService;
import org.queenside.school.report.Grading;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.report.ReteachingService;
import org.queenside.school.roster.ClassId;
import org.queenside.ui.PageText;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A class with everything that can be filled in loses one thing after the other: due dates, clocks,
 * comments, exercises, players. Each time, every page that shows the class still opens, for
 * everyone who may see it.
 */
@SpringBootTest
class NothingSetTest extends SpringBrowserlessTest {

  private static final String FAILED = "We can’t show this page just now.";
  private static final LocalDateTime BEGUN = LocalDateTime.of(2026, 1, 1, 8, 0);

  /** What a person may remove or leave empty, in the order in which it is taken away. */
  private static final Map<String, String> REMOVALS = new LinkedHashMap<>();

  static {
    REMOVALS.put("due dates", "update assignment set due = null where class_id = :class");
    REMOVALS.put("comment", "update assignment set comment = '' where class_id = :class");
    REMOVALS.put("clock", "update class_games set time_control = null where class_id = :class");
    REMOVALS.put("goal", "delete from assignment where title = 'Together' and class_id = :class");
    REMOVALS.put("grading", "delete from class_grading where class_id = :class");
    REMOVALS.put("comments", "delete from pupil_comment where class_id = :class");
    REMOVALS.put("position", "update misconception set position = null where learner_id = :pupil");
    REMOVALS.put(
        "task of the mistake",
        "update misconception set item = 'gone/gone' where learner_id = :pupil");
    REMOVALS.put(
        "question", "update live_question set item = 'gone/gone' where lesson_id = " + lesson());
    REMOVALS.put(
        "players",
        "update game set white_learner_id = null, black_learner_id = null where " + own());
    REMOVALS.put("games", "delete from game where " + own());
    REMOVALS.put("live lesson", "delete from live_lesson where class_id = :class");
    REMOVALS.put(
        "own exercise", "update own_exercise set source = null, draft = null where id = :own");
    REMOVALS.put("own exercise itself", "delete from own_exercise where id = :own");
    REMOVALS.put(
        "tasks",
        "update assignment_item set item = 'gone/gone-' || place where assignment_id in "
            + "(select id from assignment where class_id = :class)");
    REMOVALS.put("groups", "delete from class_group where class_id = :class");
    REMOVALS.put(
        "chosen pupils",
        "delete from assignment_pupil where assignment_id in "
            + "(select id from assignment where class_id = :class)");
    REMOVALS.put("visits", "update learner set last_seen_at = null where id = :pupil");
    REMOVALS.put(
        "password",
        "update account set password_hash = null, signed_in_at = null where learner_id = :pupil");
    REMOVALS.put("work", "delete from attempt where learner_id = :pupil");
    REMOVALS.put("progress", "delete from progress where learner_id = :pupil");
    REMOVALS.put("game settings", "delete from class_games where class_id = :class");
    REMOVALS.put("other pupils", "delete from class_pupil where " + others());
    REMOVALS.put("other teachers", "delete from class_assistant where class_id = :class");
    REMOVALS.put("assignments", "delete from assignment where class_id = :class");
    REMOVALS.put("last pupil", "delete from class_pupil where class_id = :class");
  }

  @Autowired private TwoClassesFixture school;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private AssignmentService assignments;
  @Autowired private ReteachingService reteaching;
  @Autowired private ClassGameService games;
  @Autowired private PeerGameService peers;
  @Autowired private GradebookService gradebooks;
  @Autowired private LiveLessonService live;
  @Autowired private ParentLinkService parents;
  @Autowired private AttemptLogService log;
  @Autowired private JdbcClient jdbc;

  private static String lesson() {
    return "(select id from live_lesson where class_id = :class)";
  }

  private static String own() {
    return "class_id = :class or id = :game";
  }

  private static String others() {
    return "class_id = :class and learner_id <> :pupil";
  }

  @ParameterizedTest
  @EnumSource(names = {"TEACHER", "ASSISTANT", "PUPIL", "ADMINISTRATOR"})
  void everyPageOpensWhateverIsMissing(Actor actor) {
    TwoClassesFixture.Year year = school.begin();
    List<String> pages = fill(year, actor);
    TestAccounts.signIn(currentAccount, year.people().get(actor));
    List<String> failures = new ArrayList<>();
    pages.stream().filter(this::fails).forEach(failures::add);
    int removed = 0;
    for (var removal : REMOVALS.entrySet()) {
      remove(removal.getValue(), year);
      removed++;
      if (removed % step(actor) == 0 || removed == REMOVALS.size()) {
        pages.stream()
            .filter(this::fails)
            .forEach(page -> failures.add(page + " without " + removal.getKey()));
      }
    }

    assertThat(pages).hasSizeGreaterThan(5);
    assertThat(failures).isEmpty();
  }

  /**
   * Assistants see what teachers see, and administrators little of it, so fewer looks are enough.
   */
  private static int step(Actor actor) {
    return switch (actor) {
      case ASSISTANT, ADMINISTRATOR -> 4;
      default -> 1;
    };
  }

  /** Fills in everything, and returns the pages of an actor. */
  private List<String> fill(TwoClassesFixture.Year year, Actor actor) {
    ClassId id = year.schoolClass();
    Account teacher = year.people().get(Actor.TEACHER);
    log.record(
        year.pupil(),
        Attempt.refused(
                "castling-refused/rook-came-back",
                "e1c1",
                new Effort(1, 0, Duration.ZERO),
                "castling-through-check",
                "castles-through-check")
            .withPosition("4k3/8/8/8/6b1/8/8/R3K3 w Q -"));
    PeerPair pair = new PeerPair(year.people().get(Actor.CLASSMATE).id(), year.pupil());
    TimeControl tenMinutes = TimeControl.of("10-5").orElseThrow();
    GameId clocked =
        peers.start(id.value(), List.of(pair), tenMinutes, Duration.ofMinutes(3)).getFirst();
    String parent =
        school.as(
            teacher,
            () -> {
              assignments.create(
                  id, plan("Rooks", AssignedItem.once("rook/first-move", "lesson/rook")));
              reteaching.assign(
                  id, Misconception.CASTLES_THROUGH_CHECK, lesson -> "Again: " + lesson, "Try it");
              assignments.create(
                  id, plan("Together", AssignedItem.together(AssignedItem.PUZZLES_TOGETHER, 100)));
              assignments.create(id, plan("Every day", AssignedItem.daily(5)));
              games.change(id, new ClassGameSettings(true, tenMinutes, 3));
              gradebooks.change(id, Grading.NONE, new Grading("A 90\nB 0", "2026-01-01 Spring"));
              gradebooks.comment(id, year.pupil(), "", "Plays well");
              live.start(id, List.of("rook/first-move"));
              return Objects.requireNonNull(
                  parents.create(id, Set.of(year.pupil())).get(year.pupil()));
            });
    List<AssignmentId> all =
        school.as(teacher, () -> assignments.of(id).stream().map(each -> each.id()).toList());
    List<String> pages = new ArrayList<>();
    for (String route : routes(actor)) {
      if (route.contains(":assignment")) {
        all.forEach(
            each ->
                pages.add(year.address(route.replaceFirst(":assignment\\??", each.toString()))));
      } else {
        pages.add(year.address(route));
      }
    }
    if (actor == Actor.PUPIL) {
      pages.addAll(List.of("parents/" + parent, "play/game/" + clocked));
    }
    if (actor == Actor.TEACHER) {
      pages.add("class/" + id + "/games/" + clocked);
    }
    return pages;
  }

  private static AssignmentPlan plan(String title, AssignedItem item) {
    return new AssignmentPlan(
        new AssignmentContent(title, "All of it", List.of(item), CompletionRules.USUAL),
        new Audience.WholeClass(),
        new AssignmentSchedule(BEGUN, LocalDateTime.of(2999, 2, 1, 18, 0)));
  }

  private static List<String> routes(Actor actor) {
    String wanted =
        switch (actor) {
          case PUPIL -> "|me|today|review|work/.*|account|play/(games|classmates|game/.*)";
          case ASSISTANT ->
              "class/:class(|/board.*|/games.*|/mistakes|/report|/gradebook.*|/pupil/:pupil)|classes";
          case ADMINISTRATOR -> "administration.*";
          default -> ".*:class.*|classes.*|workshop.*";
        };
    return RouteConfiguration.forApplicationScope().getAvailableRoutes().stream()
        .map(RouteBaseData::getTemplate)
        .filter(route -> route.matches(wanted))
        .sorted()
        .toList();
  }

  private boolean fails(String address) {
    try {
      UI.getCurrent().navigate(address);
      return PageText.of(getCurrentView().getElement()).contains(FAILED);
    } catch (RuntimeException _) {
      return true;
    }
  }

  private void remove(String statement, TwoClassesFixture.Year year) {
    var sql = jdbc.sql(statement);
    Map<String, Object> values =
        Map.of(
            "class", year.schoolClass().value(),
            "pupil", year.pupil().value(),
            "own", year.own().id(),
            "game", year.game().id().value());
    values.forEach(
        (name, value) -> {
          if (statement.contains(":" + name)) {
            sql.param(name, value);
          }
        });
    sql.update();
  }
}
