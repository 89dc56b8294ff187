package org.queenside.school.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.school.roster.year.ClassPromotionPlan;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class RemovedPupilServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final RosterFixture school;
  private RosterFixture.Person ada;
  private SchoolClass rooks;

  RemovedPupilServiceTest(TestDatabase database) {
    school = new RosterFixture(database, new TestClock());
    ada = school.teacher("Ada");
    rooks = ada.does(() -> school.classes.create("5b", BERLIN));
  }

  @BeforeEach
  void makeAClass() {
    ada = school.teacher("Ada");
    rooks = ada.does(() -> school.classes.create("5b", BERLIN));
    ada.adds(rooks.id(), "Amira\nBen\nCem");
  }

  @Test
  void removedPupilIsListedAndComesBackWithTheOldCard() {
    LearnerId ben = remove("Ben");

    assertThat(ada.does(() -> school.removed.of(rooks.id())))
        .singleElement()
        .satisfies(
            each -> {
              assertThat(each.name()).isEqualTo("Ben");
              assertThat(each.className()).isEqualTo("5b");
              assertThat(each.removedBy()).isEqualTo("Ada");
              assertThat(each.deletion()).isNull();
            });

    ada.tries(() -> school.removed.putBack(rooks.id(), ben));

    assertThat(pupils()).extracting(Pupil::name).containsExactly("Amira", "Ben", "Cem");
    assertThat(pupils()).extracting(Pupil::card).containsExactly(1, 2, 3);
    assertThat(ada.does(() -> school.removed.of(rooks.id()))).isEmpty();
    assertThatThrownBy(() -> ada.tries(() -> school.removed.putBack(rooks.id(), ben)))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void cardThatSomeoneElseHasNowIsNotGivenTwice() {
    LearnerId cem = remove("Cem");
    ada.adds(rooks.id(), "Dora");

    ada.tries(() -> school.removed.putBack(rooks.id(), cem));

    assertThat(pupils()).extracting(Pupil::name).containsExactly("Amira", "Ben", "Cem", "Dora");
    assertThat(pupils()).extracting(Pupil::card).containsExactly(1, 2, 4, 3);
  }

  @Test
  void pupilWhoLearnsWithAnotherTeacherNowIsNotShown() {
    LearnerId ben = remove("Ben");
    RosterFixture.Person bob = school.teacher("Bob");
    SchoolClass other = bob.does(() -> school.classes.create("6a", BERLIN));
    school.rows.addPupil(other.id(), ben);

    assertThat(ada.does(() -> school.removed.of(rooks.id()))).isEmpty();
    assertThatThrownBy(() -> ada.tries(() -> school.removed.putBack(rooks.id(), ben)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> bob.does(() -> school.removed.of(rooks.id())))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void pupilMovedBackIsNoLongerListed() {
    LearnerId ben = remove("Ben");
    SchoolClass other = ada.does(() -> school.classes.create("6a", BERLIN));
    school.rows.addPupil(other.id(), ben);

    ada.tries(() -> school.roster.move(other.id(), rooks.id(), List.of(ben)));

    assertThat(ada.does(() -> school.removed.of(rooks.id()))).isEmpty();
  }

  @Test
  void listMovesWithAPromotion() {
    LearnerId ben = remove("Ben");
    ClassPromotion made =
        ada.does(
                () ->
                    school.promotions.startYear(
                        List.of(new ClassPromotionPlan(rooks, "6b", Set.of()))))
            .getFirst();

    ada.tries(() -> school.removed.putBack(made.to(), ben));

    assertThat(ada.does(() -> school.roster.pupils(made.to()))).hasSize(3);
  }

  @Test
  void administratorFindsPupilsInNoClassAlsoAfterTheirClassIsDeleted() {
    LearnerId ben = remove("Ben");
    LearnerId cem = remove("Cem");
    RosterFixture.Person admin = school.administrator();

    admin.tries(() -> school.removed.putBack(ben));
    assertThat(pupils()).extracting(Pupil::name).containsExactly("Amira", "Ben");

    ada.tries(() -> school.deletion.delete(rooks.id()));
    assertThat(ids(admin)).contains(cem);
    assertThatThrownBy(() -> admin.tries(() -> school.removed.putBack(cem)))
        .isInstanceOf(RecordNotFoundException.class);

    admin.tries(() -> school.removed.delete(cem));
    assertThat(ids(admin)).doesNotContain(cem);
    assertThat(school.accounts.find(cem)).isNull();
  }

  @Test
  void administratorFindsLearnersInNoClassByNameAndByThePage() {
    RosterFixture.Person admin = school.administrator();
    LearnerId zoe = school.accounts.add(AccountRole.LEARNER, "Zoë Quill", "zq").id();
    List<LearnerId> others =
        IntStream.range(0, RemovedPupilService.PAGE)
            .mapToObj(
                each ->
                    school.accounts.add(
                        AccountRole.LEARNER, "quill %02d".formatted(each), "q" + each))
            .map(Account::id)
            .toList();

    assertThat(ids(admin, " zoë", 0)).containsExactly(zoe);
    assertThat(ids(admin, "ZQ", 0)).containsExactly(zoe);
    assertThat(ids(admin, "quill", 0)).isEqualTo(others);
    assertThat(ids(admin, "quill", RemovedPupilService.PAGE)).containsExactly(zoe);
    assertThat(ids(admin, "_", 0)).isEmpty();
  }

  @Test
  void administratorDeletesNobodyWhoIsInAClass() {
    RosterFixture.Person admin = school.administrator();
    LearnerId amira = pupils().getFirst().id();

    assertThatThrownBy(() -> admin.tries(() -> school.removed.delete(amira)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ada.tries(() -> school.removed.delete(amira)))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> ada.does(() -> school.removed.inNoClass("", 0)))
        .isInstanceOf(RoleRequiredException.class);
    assertThat(pupils()).hasSize(3);
  }

  private List<LearnerId> ids(RosterFixture.Person admin) {
    return ids(admin, "", 0);
  }

  private List<LearnerId> ids(RosterFixture.Person admin, String text, int skipped) {
    return admin.does(() -> school.removed.inNoClass(text, skipped)).stream()
        .map(RemovedPupil::id)
        .toList();
  }

  private LearnerId remove(String name) {
    LearnerId id = ada.findsPupil(rooks.id(), name);
    ada.tries(() -> school.roster.remove(rooks.id(), List.of(id)));
    return id;
  }

  private List<Pupil> pupils() {
    return ada.does(() -> school.roster.pupils(rooks.id()));
  }
}
