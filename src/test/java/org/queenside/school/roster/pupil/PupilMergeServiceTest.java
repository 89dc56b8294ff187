package org.queenside.school.roster.pupil;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilTotals;
import org.queenside.school.roster.RemovedPupil;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.SchoolClass;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

/** LearnerRecordsTest checks that every table of a pupil is included. */
@OnEveryDatabase
class PupilMergeServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final RosterFixture school;
  private RosterFixture.Person ada;
  private SchoolClass rooks;

  PupilMergeServiceTest(TestDatabase database) {
    school = new RosterFixture(database, new TestClock());
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

    ada.tries(() -> school.merge.merge(rooks.id(), benjamin, ben));

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
  void removalFromAClassIsMerged() {
    SchoolClass club = ada.does(() -> school.classes.create("Club", BERLIN));
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");
    ada.tries(() -> school.roster.copy(rooks.id(), club.id(), List.of(benjamin)));
    ada.tries(() -> school.roster.remove(club.id(), List.of(benjamin)));

    ada.tries(() -> school.merge.merge(rooks.id(), benjamin, ben));

    assertThat(ada.does(() -> school.removed.of(club.id())))
        .extracting(RemovedPupil::id)
        .containsExactly(ben);
  }

  @Test
  void totalsTellTheAccountsApart() {
    PupilTotals totals = ada.does(() -> school.merge.totals(rooks.id(), id("Ben")));

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
    assertThatThrownBy(() -> bob.tries(() -> school.merge.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> bob.does(() -> school.merge.totals(rooks.id(), ben)))
        .isInstanceOf(RecordNotFoundException.class);

    school.rows.addPupil(other.id(), ben);

    assertThatThrownBy(() -> ada.tries(() -> school.merge.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.elsewhere");
    assertThatThrownBy(() -> ada.tries(() -> school.merge.merge(rooks.id(), ben, benjamin)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.elsewhere");
    assertThat(ada.does(() -> school.roster.pupils(rooks.id()))).hasSize(3);
  }

  @Test
  void pupilIsNotMergedIntoThemselfOrTwice() {
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");
    assertThatThrownBy(() -> ada.tries(() -> school.merge.merge(rooks.id(), ben, ben)))
        .isInstanceOf(RecordNotFoundException.class);

    ada.tries(() -> school.merge.merge(rooks.id(), benjamin, ben));

    assertThatThrownBy(() -> ada.tries(() -> school.merge.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void pupilsWhoHavePlayedEachOtherAreTwoPeople() {
    LearnerId ben = id("Ben");
    LearnerId benjamin = id("Benjamin");
    school.rows.addGame(benjamin, ben);

    assertThatThrownBy(() -> ada.tries(() -> school.merge.merge(rooks.id(), benjamin, ben)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.played");
  }

  private LearnerId id(String name) {
    return ada.findsPupil(rooks.id(), name);
  }
}
