package org.queenside.school.assignment.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardPicture;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.progress.Attempt;
import org.queenside.progress.Effort;
import org.queenside.progress.ProgressService;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.assignment.PupilAssignment;
import org.queenside.school.assignment.PupilAssignmentService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.TestClock;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Tests the pages of a pupil's assignments, each with a new pupil of a new class. */
@SpringBootTest
class PupilAssignmentPagesTest extends PageTester {

  private static final String FIRST = "rook/first-move";
  private static final String GONE = "puzzle/999999999";

  @Autowired private AccountRepository accounts;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private ProgressService progress;
  @Autowired private PupilAssignmentService tasks;
  @Autowired private ItemTitleResolver names;
  @Autowired private JdbcClient jdbc;

  private ClassId schoolClass;

  @BeforeEach
  void learn() {
    Account pupil = accounts.add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID());
    TestAccounts.signIn(currentAccount, pupil);
    TestClasses classes = new TestClasses(jdbc);
    schoolClass = classes.add("Class 5b");
    classes.addPupil(schoolClass, pupil.id());
  }

  @Test
  void pupilWithoutAssignmentsIsSentToTheCourse() {
    go("me");

    assertThat(text()).contains("You have nothing to do yet.");
  }

  @Test
  void pupilReadsTheMessageToTheirClassUntilItEnds() {
    tell(schoolClass, "Bring <b>your</b> set");
    tell(new TestClasses(jdbc).add("Class 6a"), "Not for you");

    go("me");
    assertThat(text())
        .contains("From your teacher in Class 5b")
        .contains("Bring <b>your</b> set")
        .doesNotContain("Not for you");

    jdbc.sql("update school_class set archived_at = now() where id = ?")
        .param(schoolClass.value())
        .update();
    go("course");
    go("me");
    assertThat(text()).doesNotContain("Bring");
  }

  private void tell(ClassId id, String text) {
    jdbc.sql("insert into class_message (class_id, body, written_at) values (?, ?, now())")
        .params(id.value(), text)
        .update();
  }

  @Test
  void assignmentDueFirstIsShownFirstWithItsComment() {
    give("Later", "2999-12-31", true, false, FIRST);
    give("Sooner", "2999-01-01", true, false, FIRST);

    go("me");

    assertThat(text()).contains("0 of 1 done").contains("due Tuesday 1 January 2999, 18:00");
    assertThat(text().indexOf("Sooner")).isLessThan(text().indexOf("Later"));
    assertThat(text()).contains("Well then");
  }

  @Test
  void nextTaskShowsItsBoardAndBadgesAreBelow() {
    give("Rooks", "2999-01-01", true, false, FIRST);

    go("me");

    assertThat($(BoardPicture.class).all()).hasSize(1);
    assertThat(text()).contains("Your badges").contains("Next: The pieces");
  }

  @Test
  void puzzlesOfTodayAreCounted() {
    jdbc.sql("update school_class set zone = 'UTC' where id = ?")
        .param(schoolClass.value())
        .update();
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    giveAnyPuzzles(today.minusDays(3) + " 00:00", today.plusDays(30) + " 23:59", "daily/puzzle", 2);
    progress.record(Attempt.solved("puzzle/1", "a1a8", Effort.NONE, 0));

    go("me");

    boolean schoolDay = today.getDayOfWeek().compareTo(DayOfWeek.SATURDAY) < 0;
    assertThat(text().contains("1 of 2 today")).isEqualTo(schoolDay);
    assertThat(text().contains("Solve puzzles")).isEqualTo(schoolDay);
  }

  @Test
  void classSeesItsGoalAndNoNames() {
    giveAnyPuzzles("2026-01-01 00:00", null, "together/puzzle", 1000);
    progress.record(Attempt.solved("puzzle/1", "a1a8", Effort.NONE, 0));

    go("me");

    assertThat(text()).contains("1 of 1,000 mates together").doesNotContain("Ada");
  }

  @Test
  void doneAssignmentsAreListedBelow() {
    give("Rooks", "2999-01-01", true, false, FIRST);
    progress.record(Attempt.solved(FIRST, "a2a7", Effort.NONE, 3));

    go("me");

    assertThat(text()).contains("All done. Learn what you like.").contains("1 of 1 done");
  }

  @Test
  void eachTaskOfADrillCounts() {
    long id = give("Rules", "2999-01-01", true, false, FIRST, "drill/legal");
    jdbc.sql("update assignment_item set amount = 3 where assignment_id = ? and place = 2")
        .param(id)
        .update();

    go("me");
    assertThat(text()).contains("0 of 4 done");
    progress.record(Attempt.solved("drill/legal", "option 1", Effort.NONE, 3));
    progress.record(Attempt.solved("drill/legal", "option 2", Effort.NONE, 3));
    go("me");
    assertThat(text()).contains("2 of 4 done");
    go("work/" + id + "/2");
    assertThat(text()).contains("2 of 3 solved").contains("Is that allowed?");
  }

  @Test
  void inOrderItemsOpenOneByOne() {
    long id = give("Rooks", "2999-01-01", true, true, FIRST, "drill/legal");

    go("work/" + id + "/2");
    assertThat(address()).isEqualTo("work/" + id + "/1");
    progress.record(Attempt.solved(FIRST, "a2a7", Effort.NONE, 3));
    go("work/" + id + "/2");

    assertThat(address()).isEqualTo("work/" + id + "/2");
  }

  @Test
  void deletedItemsAreSkipped() {
    long id = give("Mates", "2999-01-01", true, true, GONE, FIRST);

    go("work/" + id);
    assertThat(address()).isEqualTo("work/" + id + "/2");
    go("work/" + id + "/1");

    assertThat(text()).contains("This task isn’t here any more.");
    progress.record(Attempt.solved(FIRST, "a2a7", Effort.NONE, 3));
    go("me");
    assertThat(text()).as("nothing is left").contains("All done. Learn what you like.");
  }

  @Test
  void startPageLinksToDueAssignments() {
    give("Rooks", "2999-01-01", true, false, FIRST);

    go("me");
    go("");

    assertThat(text()).contains("My tasks").doesNotContain("no account needed");
  }

  @Test
  void skippingADrillLeadsToTheNextTask() {
    long id = give("Mixed", "2999-01-01", true, false, "drill/set-up", FIRST);
    go("work/" + id + "/1");

    press("Skip");

    assertThat(address()).isEqualTo("work/" + id + "/2");
  }

  @Test
  void renamedAssignmentUpdatesTheTabTitle() {
    long id = give("Squares", "2999-01-01", true, true, "drill/set-up");
    go("work/" + id + "/1");
    jdbc.sql("update assignment set title = 'Set the board up' where id = ?").param(id).update();

    press("Skip");

    assertThat(UI.getCurrent().getInternals().getTitle()).contains("Set the board up");
    assertThat(text()).contains("Set the board up").doesNotContain("Squares");
  }

  @Test
  void closedAssignmentStaysOpenForPractice() {
    long id = give("Rooks", "2026-01-02", false, false, FIRST);

    go("me");
    assertThat(text())
        .contains("Nothing is due now.", "Time’s up", "was due")
        .doesNotContain("All done");
    go("work/" + id + "/1");

    assertThat(text()).contains("What you do now is just for you.");
  }

  @Test
  void assignmentOfAnArchivedClassCanBeViewed() {
    long id = give("Rooks", "2999-01-01", true, false, FIRST);
    jdbc.sql("update school_class set archived_at = current_timestamp where id = ?")
        .param(schoolClass.value())
        .update();

    go("me");
    assertThat(text())
        .contains("From an earlier class", "The class is over, but you can still look.")
        .doesNotContain("Time’s up");
    go("work/" + id + "/1");

    assertThat(text()).contains("This class is over.");
  }

  @Test
  void assignmentOfOthersIsNotFound() {
    long id = give("Rooks", "2999-01-01", true, false, FIRST);
    jdbc.sql("update assignment set whole_class = false where id = ?").param(id).update();

    go("work/" + id + "/1");
    assertThat(text()).contains("There’s nothing at this address.").doesNotContain("Rooks");
    go("work/999999999");
    assertThat(text()).contains("There’s nothing at this address.");
    go("work/1x");
    assertThat(text()).contains("There’s nothing at this address.");
  }

  @Test
  void deletingAnOpenAssignmentKeepsFinishedWork() {
    long id = give("Rooks", "2999-01-01", true, false, FIRST);
    go("work/" + id + "/1");
    jdbc.sql("delete from assignment where id = ?").param(id).update();

    move("a2", "a7");
    test($(NativeButton.class).withText("Finish").first()).click();

    assertThat(text()).contains("Rooks: taken back.").doesNotContain("nothing at this address");
    assertThat(progress.read().stars(FIRST)).isPositive();
  }

  @Test
  void deletedAssignmentIsReportedOnNavigation() {
    long id = give("Rooks", "2999-01-01", true, false, FIRST, "rook/two-stars");
    go("work/" + id + "/1");
    jdbc.sql("delete from class_pupil where class_id = ?").param(schoolClass.value()).update();

    go("work/" + id + "/2");

    assertThat(text()).contains("Rooks: taken back.");
  }

  @Test
  void removedItemLeadsToTheNextOneLeft() {
    long id = give("Rooks", "2999-01-01", true, true, FIRST, "rook/two-stars");
    progress.record(Attempt.solved(FIRST, "a2a7", Effort.NONE, 3));
    go("work/" + id + "/2");
    jdbc.sql(
            "update assignment_item set item = 'drill/legal' where assignment_id = ? and place = 1")
        .param(id)
        .update();
    jdbc.sql("delete from assignment_item where assignment_id = ? and place = 2")
        .param(id)
        .update();

    move("c6", "c2");
    move("c2", "h2");
    press("Finish");

    assertThat(address()).isEqualTo("work/" + id + "/1");
    assertThat(text()).contains("1 of 1");
  }

  @Test
  void closedAssignmentInOrderCanBePractisedToItsEnd() {
    long id = give("Rooks", "2026-01-02", false, true, FIRST, "rook/two-stars");
    go("work/" + id + "/1");

    move("a2", "a7");
    press("Next");

    assertThat(address())
        .as("though the first was not done in time")
        .isEqualTo("work/" + id + "/2");
    go("work/" + id + "/end");
    assertThat(text())
        .contains("Rooks: time’s up.")
        .contains("You did none of them in time.")
        .doesNotContain("to open the next one");
  }

  @Test
  void statusLineSaysThatTheDueDateHasPassed() {
    PupilAssignment strict = task(give("Rooks", "2026-03-10", false, false, FIRST));
    PupilAssignment kind = task(give("Rooks", "2026-03-10", true, false, FIRST));
    TestClock clock = new TestClock();
    var closes = new ItemStatusLine(strict, tasks.progression(strict), 0, null, names, clock);
    var staysOpen = new ItemStatusLine(kind, tasks.progression(kind), 0, null, names, clock);
    assertThat(note(closes)).as("six hours before").isEmpty();
    assertThat(note(staysOpen)).isEmpty();

    clock.advance(Duration.ofHours(6).plusSeconds(1));
    closes.updateTimeNote();
    staysOpen.updateTimeNote();

    assertThat(note(closes)).contains("The time for this is up. What you do now is just for you.");
    assertThat(note(staysOpen)).contains("The time for this is up. Late is still fine.");
  }

  private PupilAssignment task(long id) {
    return tasks.open(AssignmentId.parse(String.valueOf(id)));
  }

  private static Optional<String> note(ItemStatusLine line) {
    return line.line()
        .getChildren()
        .filter(part -> part.hasClassName("work-note") && part.isVisible())
        .map(part -> part.getElement().getText())
        .findFirst();
  }

  private void move(String from, String to) {
    BoardEvents.move(
        $(ChessBoard.class).all().getFirst(), Move.of(Square.parse(from), Square.parse(to)));
  }

  private long give(String title, String due, boolean late, boolean inOrder, String... items) {
    jdbc.sql(
            "insert into assignment (class_id, title, comment, begins, due, late_allowed, in_order,"
                + " afresh, required_stars, whole_class, made_at, version)"
                + " values (?, ?, 'Well then', timestamp '2026-01-01 08:00:00', cast(? as"
                + " timestamp), ?, ?, false, 0, true, current_timestamp, 1)")
        .params(schoolClass.value(), title, due + " 18:00:00", late, inOrder)
        .update();
    long id = jdbc.sql("select max(id) from assignment").query(Long.class).single();
    for (int place = 0; place < items.length; place++) {
      jdbc.sql(
              "insert into assignment_item (assignment_id, place, item, section, amount)"
                  + " values (?, ?, ?, 'lesson/rook', 1)")
          .params(id, place + 1, items[place])
          .update();
    }
    return id;
  }

  private void giveAnyPuzzles(String begins, @Nullable String due, String item, int amount) {
    long id = give("Any puzzles", "2026-03-10", false, false);
    jdbc.sql(
            "update assignment set begins = cast(? as timestamp), due = cast(? as timestamp)"
                + " where id = ?")
        .params(begins + ":00", due == null ? null : due + ":00", id)
        .update();
    jdbc.sql(
            "insert into assignment_item (assignment_id, place, item, section, amount)"
                + " values (?, 1, ?, ?, ?)")
        .params(id, item, item.substring(0, item.indexOf('/')), amount)
        .update();
  }

  private static void go(String address) {
    UI.getCurrent().navigate(address);
  }

  private static String address() {
    return UI.getCurrent().getActiveViewLocation().getPath();
  }
}
