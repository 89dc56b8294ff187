package org.queenside.school.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.GuestMergeService;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.management.AuditRepository;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** LearnerRecordsTest checks that every table of a pupil goes along. */
@OnEveryDatabase
class PupilMergeServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final TestDatabase database;
  private final RosterFixture school;
  private final PupilMergeService service;
  private RosterFixture.Person ada;
  private SchoolClass rooks;

  PupilMergeServiceTest(TestDatabase database) {
    this.database = database;
    var jdbc = database.jdbc();
    var clock = new TestClock();
    school = new RosterFixture(database, clock);
    List<LearnerRecords> records =
        List.of(new ClassLearnerRecords(jdbc, new RemovedPupilRepository(jdbc, clock)));
    service =
        database.transactional(
            new PupilMergeService(
                school.current,
                school.classes,
                new PupilRepository(jdbc, clock),
                new PupilMergeRepository(jdbc),
                new GuestMergeService(
                    new LearnerRepository(jdbc, database.transactions(), clock), records),
                new AuditRepository(school.current, jdbc, clock)));
    ada = school.teacher("Ada");
    rooks = ada.does(() -> school.classes.create("5b", BERLIN));
  }

  @BeforeEach
  void makeAClass() {
    ada = school.teacher("Ada");
    rooks = ada.does(() -> school.classes.create("5b", BERLIN));
    ada.adds(rooks.id(), "Amira; Knights\nBen\nBenjamin; Rooks");
  }

  @Test
  void placesInClassesAndGroupsGoToTheAccountThatStays() {
    SchoolClass club = ada.does(() -> school.classes.create("Club", BERLIN));
    ada.tries(() -> school.roster.copy(rooks.id(), club.id(), List.of(id("Benjamin"))));
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");

    ada.tries(() -> service.merge(rooks.id(), benjamin, ben));

    ClassMembers members = ada.does(() -> school.roster.members(rooks.id()));
    assertThat(members.pupils()).extracting(Pupil::name).containsExactly("Amira", "Ben");
    assertThat(members.pupils().getLast().groups())
        .containsExactly(
            members.groups().stream()
                .filter(each -> each.name().equals("Rooks"))
                .findFirst()
                .orElseThrow()
                .id());
    assertThat(ada.does(() -> school.roster.pupils(club.id())))
        .extracting(Pupil::id)
        .containsExactly(ben);
    assertThat(school.accounts.find(benjamin)).isNull();
  }

  @Test
  void removalFromAClassGoesAlong() {
    SchoolClass club = ada.does(() -> school.classes.create("Club", BERLIN));
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");
    ada.tries(() -> school.roster.copy(rooks.id(), club.id(), List.of(benjamin)));
    ada.tries(() -> school.roster.remove(club.id(), List.of(benjamin)));

    ada.tries(() -> service.merge(rooks.id(), benjamin, ben));

    assertThat(ada.does(() -> school.removed.of(club.id())))
        .extracting(RemovedPupil::id)
        .containsExactly(ben);
  }

  @Test
  void totalsTellTheAccountsApart() {
    PupilTotals totals = ada.does(() -> service.totals(rooks.id(), id("Ben")));

    assertThat(totals.pupil().name()).isEqualTo("Ben");
    assertThat(totals.tries()).isZero();
    assertThat(totals.classes()).containsExactly("5b");
  }

  @Test
  void pupilsOfAnotherTeacherAreNotMerged() {
    RosterFixture.Person bob = school.teacher("Bob");
    SchoolClass other = bob.does(() -> school.classes.create("6a", BERLIN));
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");
    assertThatThrownBy(() -> bob.tries(() -> service.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> bob.does(() -> service.totals(rooks.id(), ben)))
        .isInstanceOf(RecordNotFoundException.class);

    school.rows.addPupil(other.id(), ben);

    assertThatThrownBy(() -> ada.tries(() -> service.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(PupilNotDeletableException.class);
    assertThatThrownBy(() -> ada.tries(() -> service.merge(rooks.id(), ben, benjamin)))
        .isInstanceOf(PupilNotDeletableException.class);
    assertThat(ada.does(() -> school.roster.pupils(rooks.id()))).hasSize(3);
  }

  @Test
  void pupilIsNotMergedIntoThemselfOrTwice() {
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");
    assertThatThrownBy(() -> ada.tries(() -> service.merge(rooks.id(), ben, ben)))
        .isInstanceOf(RecordNotFoundException.class);

    ada.tries(() -> service.merge(rooks.id(), benjamin, ben));

    assertThatThrownBy(() -> ada.tries(() -> service.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void pupilsWhoHavePlayedEachOtherAreTwoPeople() {
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");
    database
        .jdbc()
        .sql(
            """
            insert into game (id, white_learner_id, black_learner_id, transcript, halfmoves,
              version, show_moves, warn, take_back, started_at, changed_at)
            values (?, ?, ?, '', 0, 1, false, false, false, now(), now())""")
        .params(UUID.randomUUID(), benjamin.value(), ben.value())
        .update();

    assertThatThrownBy(() -> ada.tries(() -> service.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(PupilMergeException.class);
  }

  private LearnerId id(String name) {
    return ada.does(() -> school.roster.pupils(rooks.id())).stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow()
        .id();
  }
}
