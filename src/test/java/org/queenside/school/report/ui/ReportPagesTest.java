package org.queenside.school.report.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.JacksonUtils;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.router.QueryParameters;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Square;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.session.TestAccounts;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptLogService;
import org.queenside.progress.Effort;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.school.report.ClassDataExportService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.teacher.TestTeachers;
import org.queenside.store.StatementLog;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The pages on which a teacher sees the misconceptions and the progress of a class. */
@SpringBootTest
class ReportPagesTest extends PageTester {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final String BOARD = "4k3/8/8/8/6b1/8/8/R3K3 w Q -";

  @Autowired private SchoolClassService classes;
  @Autowired private TestTeachers teacher;
  @Autowired private AccountRepository accounts;
  @Autowired private AssignmentService assignments;
  @Autowired private AttemptLogService log;
  @Autowired private ClassDataExportService tables;
  @Autowired private JdbcClient jdbc;

  private ClassId id = new ClassId(new UUID(0, 0));
  private LearnerId ann = new LearnerId(new UUID(0, 0));
  private LearnerId ben = ann;

  @BeforeEach
  void createClassOfThree() {
    teacher.signIn();
    id = classes.create("Class 5b", BERLIN).id();
    ann = join("Ann");
    ben = join("<b>Ben</b>");
    join("Eve");
  }

  private LearnerId join(String name) {
    Account account = accounts.add(AccountRole.LEARNER, name, "p" + UUID.randomUUID());
    new TestClasses(jdbc).addPupil(id, account.id());
    return account.id();
  }

  private void castlesThroughCheck(LearnerId pupil) {
    log.record(
        pupil,
        Attempt.refused(
                "castling-refused/rook-came-back",
                "e1c1",
                new Effort(1, 0, Duration.ZERO),
                "castling-through-check",
                "castles-through-check")
            .withPosition(BOARD));
  }

  @Test
  void aClassWithoutMistakesReadsWhatThePageWillShow() {
    go("/mistakes");

    assertThat(text()).contains("No typical mistakes so far").contains("When pupils break a rule");

    // The page's earlier addresses.
    for (String earlier : List.of("/beliefs", "/misconceptions")) {
      go(earlier);
      assertThat(text()).contains("No typical mistakes so far");
    }
  }

  @Test
  void theMostWidelyHeldMisconceptionIsProvedOnTheBoard() {
    castlesThroughCheck(ann);
    castlesThroughCheck(ben);

    go("/mistakes");

    assertThat(text())
        .contains("2 of the 2 pupils tested castled through check.")
        .contains("e1–c1, tried by 2 pupils")
        .contains("The king can’t cross d1 because the bishop on g4 attacks it.")
        .contains("Ann", "<b>Ben</b>");
    var evidence = $(ChessBoard.class).single().getState().annotations().evidence();
    assertThat(evidence.crossed().contains(Square.D1)).isTrue();
    assertThat(evidence.arrows())
        .singleElement()
        .extracting(arrow -> arrow.from() + " " + arrow.to())
        .isEqualTo("g4 d1");
  }

  @Test
  void oneClickAssignsTasksThatMustBeSolvedAgain() {
    castlesThroughCheck(ann);
    castlesThroughCheck(ben);
    go("/mistakes");

    press("Teach it again");

    Assignment given = assignments.of(id).getFirst();
    assertThat(assignments.of(id)).hasSize(1);
    assertThat(given.plan().audience()).isEqualTo(new Audience.Chosen(Set.of(), Set.of(ann, ben)));
    assertThat(given.plan().rules().afresh()).isTrue();
    assertThat(given.plan().schedule().due())
        .isEqualTo(LocalDate.now(BERLIN).plusDays(7).atTime(LocalTime.of(23, 59)));
    assertThat(given.plan().items())
        .hasSizeBetween(3, 5)
        .extracting(AssignedItem::section)
        .containsOnly("misconception/castles-through-check");
    assertThat(text()).contains("2 pupils have").contains("short tasks now");
    assertThat(links()).contains("class/" + id + "/board/" + given.id());
  }

  @Test
  void tasksWithoutADueDateAreNamedBesideTheBoardToo() {
    assignments.create(id, rooks(LocalDateTime.of(2999, 2, 1, 18, 0)));
    castlesThroughCheck(ann);
    go("/mistakes");
    press("Teach it again");
    jdbc.sql("update assignment set due = null where class_id = ?").param(id.value()).update();

    for (String page : List.of("/mistakes", "")) {
      go(page);
      assertThat(text()).contains("You’ve assigned tasks on this, with no due date.");
    }
  }

  @Test
  void reteachingBesideTheBoardCanBeUndoneWhileTheClassWorks() {
    assignments.create(id, rooks(LocalDateTime.of(2999, 2, 1, 18, 0)));
    castlesThroughCheck(ann);
    go("");
    press("Teach it again");
    castlesThroughCheck(ben);

    $(MisconceptionSidebar.class).single().refresh();
    press("Undo");
    $(MisconceptionSidebar.class).single().refresh();

    assertThat(assignments.of(id)).hasSize(1);
    assertThat(text()).contains("2 of the 2 pupils tested castled through check.");
  }

  @Test
  void anAssignmentForSomePupilsDoesNotReplaceTheBoardOfTheClass() {
    assignments.create(id, rooks(LocalDateTime.of(2999, 2, 1, 18, 0)));
    castlesThroughCheck(ann);
    go("/mistakes");
    press("Teach it again");

    go("");

    assertThat($(H1.class).single().getText()).isEqualTo("Rooks");
  }

  @Test
  void aBoardSaysThatItsAssignmentWasDeleted() {
    AssignmentId rooks = assignments.create(id, rooks(LocalDateTime.of(2999, 2, 1, 18, 0)));
    go("/board/" + rooks);
    assignments.delete(assignments.open(id, rooks));

    lookAgain();

    assertThat(text()).contains("Rooks", "This assignment has just been deleted.");
  }

  /** Each open board does this every few seconds. */
  @Test
  void aBoardThatLooksAgainLooksTheSignInUpOnceAndNeedsSevenStatements() {
    AssignmentId rooks = assignments.create(id, rooks(LocalDateTime.of(2999, 2, 1, 18, 0)));
    go("/board/" + rooks);

    List<String> statements = StatementLog.of(() -> TestAccounts.inOneRequest(this::lookAgain));

    assertThat(statements).hasSizeBetween(1, 7);
    assertThat(statements).filteredOn(each -> each.contains("from sign_in")).hasSize(1);
  }

  private void lookAgain() {
    Element grid = $(ClassBoardGrid.class).single().getElement();
    var number = JacksonUtils.createObjectNode().put("event.detail.number", 1);
    grid.getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(new DomEvent(grid, "class-look", number));
  }

  @Test
  void reteachingCanBeUndone() {
    castlesThroughCheck(ann);
    go("/mistakes");
    press("Teach it again");

    press("Undo");

    assertThat(assignments.of(id)).isEmpty();
    assertThat(buttons()).contains("Teach it again");
  }

  @Test
  void noPupilGetsTheSameTasksTwice() {
    castlesThroughCheck(ann);
    go("/mistakes");
    press("Teach it again");

    go("/mistakes");
    assertThat(buttons()).doesNotContain("Teach it again");
    assertThat(text()).contains("You’ve assigned tasks on this");

    castlesThroughCheck(ben);
    go("/mistakes");
    assertThat(text()).contains("to one more pupil");
    press("Teach it again");

    assertThat(assignments.of(id))
        .extracting(each -> each.plan().audience())
        .containsExactlyInAnyOrder(
            new Audience.Chosen(Set.of(), Set.of(ann)), new Audience.Chosen(Set.of(), Set.of(ben)));
  }

  @Test
  void aFormerTeacherOfTheClassSeesNothing() {
    castlesThroughCheck(ann);
    jdbc.sql("delete from class_instructor where class_id = ?").param(id.value()).update();

    for (String page :
        List.of("/mistakes", "/report", "/pupil/" + ann, "/pupil/" + ann + "/sheet")) {
      go(page);
      assertThat(text()).doesNotContain("Ann").doesNotContain("castled").doesNotContain("5b");
    }
  }

  @Test
  void pupilsOfOtherTeachersAreNotFound() {
    LearnerId stranger =
        accounts.add(AccountRole.LEARNER, "Stranger", "s" + UUID.randomUUID()).id();

    for (String pupil : List.of(stranger.toString(), "nonsense")) {
      go("/pupil/" + pupil);
      assertThat(text()).doesNotContain("Stranger").contains("There’s nothing at this address.");
    }
  }

  @Test
  void aPupilsPageShowsWhetherThePupilHasEverSignedIn() {
    go("/pupil/" + ann);
    assertThat(text()).contains("Hasn’t signed in yet.").doesNotContain("Last here");

    castlesThroughCheck(ann);

    go("/pupil/" + ann);
    assertThat(text()).contains("Last here on").doesNotContain("Hasn’t signed in");
  }

  @Test
  void aPupilsPageShowsTasksMisconceptionsAndLessons() {
    castlesThroughCheck(ann);
    log.record(ann, Attempt.solved("rook/first-move", "a2a7", Effort.NONE, 3));
    go("/mistakes");
    press("Teach it again");

    go("/pupil/" + ann);

    assertThat(text())
        .contains("Ann")
        .contains("Try again:")
        .contains("0 of ")
        .contains("Castled through check")
        .contains("Once, last on")
        .contains("Rook1 of ");
    assertThat(links()).contains("class/" + id + "/pupil/" + ann + "/sheet");
  }

  @Test
  void aPupilsPageActsOnThatVeryPupil() {
    go("/pupil/" + ann);
    press("Rename");
    $(Input.class).id("new-text").setValue("Anna");
    press("Save");
    assertThat(text()).contains("Ann is called Anna now.").contains("Take-home sheet");

    press("Remove");
    press("Remove from the class");

    assertThat(text()).contains("One pupil has been removed from this class.");
    assertThat(links()).contains("class/" + id + "/pupils");
    go("/pupils");
    assertThat(text()).contains("2 pupils", "Ben").contains("1 removed pupil");
  }

  @Test
  void theReportForParentsDoesNotCompareWithOthers() {
    castlesThroughCheck(ann);
    castlesThroughCheck(ben);

    go("/pupil/" + ann + "/sheet");

    assertThat(text())
        .contains("Ann is learning chess")
        .contains("Worth another look")
        .contains("Ann tried e1–c1.")
        .doesNotContain("Ben")
        .doesNotContain(" of 3");
  }

  @Test
  void theWeekIsAlsoATableForScreenReaders() {
    log.record(ann, Attempt.solved("rook/first-move", "a2a7", Effort.NONE, 3));
    log.record(ben, Attempt.solved("rook/first-move", "a2a7", new Effort(1, 0, Duration.ZERO), 2));

    go("/report");

    assertThat(text())
        .contains("This week, the class has solved 2 tasks, one at the first try")
        .contains("As a table");
  }

  @Test
  void allDataCanBeDownloadedAsTables() throws IOException {
    castlesThroughCheck(ann);
    log.record(ben, Attempt.wrong("rook/first-move", "=1+1", Effort.NONE, null));
    go("/mistakes");
    press("Teach it again");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    tables.write(id, Locale.ENGLISH, Locale.ENGLISH, bytes);

    Map<String, String> files = unzip(bytes.toByteArray());
    assertThat(files)
        .containsOnlyKeys(
            "pupils.csv", "assignments.csv", "misconceptions.csv", "attempts.csv", "games.csv");
    assertThat(files.get("pupils.csv")).contains("Ann,", "<b>Ben</b>,", "Eve,");
    assertThat(files.get("misconceptions.csv"))
        .contains(
            "castles-through-check,castled through check,castling-refused/rook-came-back,e1c1");
    assertThat(files.get("assignments.csv")).contains("Try again:", ",not started");
    assertThat(files.get("attempts.csv").lines())
        .hasSize(3)
        .anyMatch(
            line -> line.contains("refused,castling-through-check,castles-through-check,1,0,0,"))
        .anyMatch(line -> line.contains(",'=1+1,wrong,"));
  }

  @Test
  void theTablesSayWhatIsLate() throws IOException {
    LocalDateTime due = LocalDateTime.of(2026, 2, 1, 18, 0);
    Instant inBerlin = Instant.parse("2026-02-01T17:00:00Z");
    Attempt solved = Attempt.solved("rook/first-move", "a2a7", Effort.NONE, 3);
    log.record(ben, solved, inBerlin.minusSeconds(60));
    log.record(ann, solved.withId(UUID.randomUUID()), inBerlin.plusSeconds(60));
    assignments.create(id, rooks(due));
    assignments.create(id, rooks(LocalDateTime.of(2999, 2, 1, 18, 0)));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    tables.write(id, Locale.ENGLISH, Locale.ENGLISH, bytes);

    assertThat(unzip(bytes.toByteArray()).get("assignments.csv").lines())
        .filteredOn(line -> line.contains("first-move"))
        .extracting(line -> line.replaceFirst(".*,(.*,.*)", "$1"))
        .containsExactly(
            "right,", "right,done late", "not started,overdue", "right,", "right,", "not started,");
  }

  @Test
  void diplomasOpenWithAnAchievementOfTheClass() {
    jdbc.sql("insert into diploma (learner_id, passed_at, correct, tasks) values (?, ?, 23, 25)")
        .params(ben.value(), OffsetDateTime.now(ZoneOffset.UTC))
        .update();
    log.record(ann, Attempt.solved("rook/first-move", "a2a7", Effort.NONE, 3));
    assignments.create(id, rooks(LocalDateTime.of(2999, 2, 1, 18, 0)));

    go("/diplomas");
    assertThat(text()).contains("has passed the examination").doesNotContain("Ann");
    jdbc.sql("delete from diploma where learner_id = ?").param(ben.value()).update();
    go("/diplomas");
    assertThat(text()).contains("has done every task of \u201cRooks\u201d.", "Ann");
    UI.getCurrent().navigate("class/" + id + "/diplomas", QueryParameters.of("for", "examination"));
    assertThat(text()).contains("Nobody in the class has passed the examination yet.");
  }

  private static AssignmentPlan rooks(LocalDateTime due) {
    return new AssignmentPlan(
        new AssignmentContent(
            "Rooks",
            "",
            List.of(AssignedItem.once("rook/first-move", "lesson/rook")),
            CompletionRules.USUAL),
        new Audience.WholeClass(),
        new AssignmentSchedule(LocalDateTime.of(2026, 1, 1, 8, 0), due));
  }

  private static Map<String, String> unzip(byte[] zipped) throws IOException {
    Map<String, String> files = new HashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(zipped))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  private void go(String page) {
    UI.getCurrent().navigate("class/" + id + page);
  }

  private List<String> buttons() {
    return $(NativeButton.class).all().stream().map(NativeButton::getText).toList();
  }

  private List<String> links() {
    return $(Anchor.class).all().stream().map(Anchor::getHref).toList();
  }
}
