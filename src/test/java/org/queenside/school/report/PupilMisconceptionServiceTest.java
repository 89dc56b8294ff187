package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.queenside.course.model.Misconception.CASTLES_THROUGH_CHECK;
import static org.queenside.course.model.Misconception.CASTLING_ROOK_FIRST;
import static org.queenside.course.model.Misconception.ROOK_OFF_ITS_LINES;
import static org.queenside.course.model.Misconception.SLIDERS_JUMP;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.school.roster.Pupil;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

/** The misconceptions of a class, found in its attempt log. */
@OnEveryDatabase
class PupilMisconceptionServiceTest {

  private static final String ITEM = "castling/some-exercise";
  private static final String POSITION = "4k3/8/8/8/6b1/8/8/R3K3 w Q -";

  /** An item that would reveal castling through check. */
  private static final String REVEALING =
      ReportLogFixture.CORRECTIONS.revealingItems(CASTLES_THROUGH_CHECK).stream()
          .sorted()
          .toList()
          .getFirst();

  private final ReportLogFixture log;
  private Pupil ann;
  private Pupil ben;
  private Pupil eve;

  PupilMisconceptionServiceTest(TestDatabase database) {
    this.log = new ReportLogFixture(database);
    this.ann = log.pupil("Ann");
    this.ben = log.pupil("Ben");
    this.eve = log.pupil("Eve");
  }

  @BeforeEach
  void newPupils() {
    ann = log.pupil("Ann");
    ben = log.pupil("Ben");
    eve = log.pupil("Eve");
    log.at("2026-11-02T08:00:00Z");
  }

  private List<ClassMisconception> findings() {
    List<Pupil> pupils = List.of(ann, ben, eve);
    List<PupilMisconception> all = log.misconceptions().of(pupils);
    return ClassMisconceptionService.findings(
        all, pupils, log.misconceptions().tested(pupils, all));
  }

  private PupilMisconception ofAnn() {
    return log.misconceptions().of(List.of(ann)).getFirst();
  }

  @Test
  void pupilsAreCountedRatherThanTries() {
    log.shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.shows(ben, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.shows(eve, CASTLING_ROOK_FIRST, ITEM, "a1d1", POSITION);

    List<ClassMisconception> findings = findings();

    assertThat(findings)
        .extracting(ClassMisconception::misconception)
        .containsExactly(CASTLES_THROUGH_CHECK, CASTLING_ROOK_FIRST);
    assertThat(findings.getFirst().holders()).containsExactly(ann, ben);
    assertThat(findings.getFirst().corrected()).isEmpty();
    assertThat(findings.getFirst().tested()).as("all worked on that task").isEqualTo(3);
    assertThat(findings.getFirst().commonest())
        .isEqualTo(new CommonMistake(ITEM, "e1c1", POSITION, 2, 3));
  }

  @Test
  void pupilsWhoDidATaskThatWouldHaveShownItAreCounted() {
    log.shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.solves(ben, REVEALING, 0, 0, 5);
    log.solves(eve, "rook/first-move", 0, 0, 5);

    assertThat(findings().getFirst().tested()).isEqualTo(2);
  }

  @Test
  void theCommonestMistakeIsTheOneMostPupilsMade() {
    for (int time = 0; time < 5; time++) {
      log.shows(ann, SLIDERS_JUMP, "rook/b", "a1a8", "8/8/8/8/8/8/P7/R7 w - -");
    }
    log.shows(ben, SLIDERS_JUMP, "bishop/a", "c1h6", POSITION);
    log.shows(eve, SLIDERS_JUMP, "bishop/a", "c1h6", POSITION);

    assertThat(findings().getFirst().commonest())
        .isEqualTo(new CommonMistake("bishop/a", "c1h6", POSITION, 2, 2));
  }

  @Test
  void tiesGoToTheMostFrequentMistakeAndThenToTheLatest() {
    log.shows(ann, SLIDERS_JUMP, ITEM, "a1a3", POSITION);
    log.at("2026-11-02T08:01:00Z").shows(ben, SLIDERS_JUMP, ITEM, "a1a4", POSITION);
    assertThat(findings().getFirst().commonest().tried()).isEqualTo("a1a4");

    log.at("2026-11-02T08:02:00Z").shows(ann, SLIDERS_JUMP, ITEM, "a1a3", POSITION);
    log.at("2026-11-02T08:03:00Z").shows(eve, SLIDERS_JUMP, ITEM, "a1a5", POSITION);

    assertThat(findings().getFirst().commonest().tried()).isEqualTo("a1a3");
  }

  @Test
  void solvingATaskOpenedLaterCorrectsIt() {
    log.shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.at("2026-11-02T08:10:00Z").solves(ann, REVEALING, 0, 0, 60);

    assertThat(ofAnn().isHeld()).isFalse();
    assertThat(ofAnn().correctedAt()).isEqualTo(Instant.parse("2026-11-02T08:10:00Z"));
    ClassMisconception finding = findings().getFirst();
    assertThat(finding.isHeld()).isFalse();
    assertThat(finding.corrected()).containsExactly(ann);
  }

  @Test
  void solvingTheTaskInWhichItJustShowedCorrectsNothing() {
    log.shows(ann, CASTLES_THROUGH_CHECK, REVEALING, "e1c1", POSITION);
    log.at("2026-11-02T08:00:20Z").solves(ann, REVEALING, 1, 0, 30);

    assertThat(ofAnn().isHeld()).isTrue();
  }

  @Test
  void solvingTheSameTaskAgainCorrectsIt() {
    log.shows(ann, CASTLES_THROUGH_CHECK, REVEALING, "e1c1", POSITION);
    log.at("2026-11-02T08:00:20Z").solves(ann, REVEALING, 1, 0, 30);
    log.at("2026-11-02T08:05:00Z").solves(ann, REVEALING, 0, 1, 30);

    assertThat(ofAnn().correctedAt()).isEqualTo(Instant.parse("2026-11-02T08:05:00Z"));
  }

  @Test
  void otherTasksAndShownAnswersCorrectNothing() {
    log.shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.at("2026-11-02T08:10:00Z").solves(ann, "rook/first-move", 0, 0, 5);
    log.isShown(ann, REVEALING);
    log.solves(ben, REVEALING, 0, 0, 5);

    assertThat(ofAnn().isHeld()).isTrue();
  }

  @Test
  void aMisconceptionThatShowsAgainIsHeldAgain() {
    log.shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.at("2026-11-02T08:10:00Z").solves(ann, REVEALING, 0, 0, 60);
    log.at("2026-11-03T08:00:00Z").shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);

    assertThat(ofAnn().isHeld()).isTrue();
    assertThat(ofAnn().firstAt()).isEqualTo(Instant.parse("2026-11-02T08:00:00Z"));
    assertThat(ofAnn().lastAt()).isEqualTo(Instant.parse("2026-11-03T08:00:00Z"));
    assertThat(ofAnn().times()).isEqualTo(2);
  }

  @Test
  void aSingleBasicMistakeMayBeASlip() {
    log.shows(ann, ROOK_OFF_ITS_LINES, "rook/maze", "d2e3", POSITION);
    log.at("2026-11-04T08:00:00Z").shows(ann, ROOK_OFF_ITS_LINES, "rook/maze", "d2c3", POSITION);

    assertThat(findings()).isEmpty();
  }

  @Test
  void aRepeatedBasicMistakeShowsUntilATaskOfItsConceptIsSolved() {
    log.shows(ann, ROOK_OFF_ITS_LINES, "rook/maze", "d2e3", POSITION);
    log.at("2026-11-02T08:01:00Z").shows(ann, ROOK_OFF_ITS_LINES, "rook/maze", "d2e3", POSITION);
    log.shows(ben, ROOK_OFF_ITS_LINES, "rook/maze", "d2c3", POSITION);
    log.shows(ben, ROOK_OFF_ITS_LINES, "rook/maze", "d2e3", POSITION);
    log.shows(eve, ROOK_OFF_ITS_LINES, "rook/maze", "d2e3", POSITION);

    assertThat(findings()).hasSize(1);
    assertThat(findings().getFirst().holders()).containsExactly(ann, ben);
    assertThat(findings().getFirst().tested()).isEqualTo(3);

    log.at("2026-11-02T08:10:00Z").solves(ann, "rook/two-stars", 0, 0, 5);
    assertThat(findings().getFirst().holders()).containsExactly(ben);
    assertThat(findings().getFirst().corrected()).containsExactly(ann);

    log.at("2026-12-02T08:00:00Z").shows(ann, ROOK_OFF_ITS_LINES, "rook/maze", "d2f4", POSITION);
    assertThat(findings().getFirst().corrected()).as("a slip later").containsExactly(ann);
  }

  @Test
  void correctedMisconceptionsComeLast() {
    log.shows(ann, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.shows(ben, CASTLES_THROUGH_CHECK, ITEM, "e1c1", POSITION);
    log.shows(eve, CASTLING_ROOK_FIRST, ITEM, "a1d1", POSITION);
    log.at("2026-11-02T08:10:00Z").solves(ann, REVEALING, 0, 0, 60);
    log.solves(ben, REVEALING, 0, 0, 60);

    assertThat(findings())
        .extracting(ClassMisconception::misconception)
        .containsExactly(CASTLING_ROOK_FIRST, CASTLES_THROUGH_CHECK);
  }

  @Test
  void aClassWithoutAttemptsHasNoMisconceptions() {
    assertThat(findings()).isEmpty();
  }
}
