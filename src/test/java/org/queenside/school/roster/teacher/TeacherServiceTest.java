package org.queenside.school.roster.teacher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRole;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.RosterFixture.Person;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class TeacherServiceTest {

  private final TestDatabase database;
  private final RosterFixture school;
  private final Person ada;
  private final Person ben;
  private final ClassId id;

  TeacherServiceTest(TestDatabase database) {
    this.database = database;
    school = new RosterFixture(database, Clock.systemUTC());
    ada = school.teacher("Ada");
    ben = school.teacher("Ben");
    id = ada.does(() -> school.classes.create("5b", ZoneId.of("Europe/Berlin"))).id();
  }

  @Test
  void invitedTeacherSeesTheClassOnlyAfterAccepting() {
    ada.tries(
        () ->
            school.teachers.ask(
                id, ben.account.signInName().toUpperCase(Locale.ROOT), TeachingRole.TEACHER));

    assertThat(ben.does(school.teachers::offers))
        .containsExactly(new TeachingOffer(id, "5b", "Ada", TeachingRole.TEACHER));
    assertThatThrownBy(() -> ben.does(() -> school.classes.open(id)))
        .isInstanceOf(RecordNotFoundException.class);

    ben.tries(() -> school.teachers.accept(id));

    assertThat(ben.does(() -> school.classes.open(id)).name()).isEqualTo("5b");
    assertThat(ben.does(school.teachers::offers)).isEmpty();
    assertThat(ada.does(() -> school.teachers.of(id)))
        .extracting(Teacher::name, Teacher::leads)
        .containsExactly(tuple("Ada", true), tuple("Ben", false));
    assertThat(ada.does(() -> school.teachers.pendingOffers(id))).isEmpty();
  }

  @Test
  void offerDoesNotRevealWhetherTheSignInNameExists() {
    ada.tries(() -> school.teachers.ask(id, "nobody at all", TeachingRole.TEACHER));
    ada.tries(() -> school.teachers.ask(id, ben.account.signInName(), TeachingRole.TEACHER));

    assertThat(ada.does(() -> school.teachers.pendingOffers(id)))
        .extracting(PendingOffer::signInName)
        .containsExactlyInAnyOrder("nobody at all", ben.account.signInName());
  }

  @Test
  void accountCreatedAfterTheOfferDoesNotGetIt() {
    ada.tries(() -> school.teachers.ask(id, "new-" + id, TeachingRole.TEACHER));

    var late = school.accounts.add(AccountRole.TEACHER, "Late", "new-" + id);

    assertThat(
            database
                .jdbc()
                .sql("select count(*) from class_offer where learner_id = ?")
                .param(late.id().value())
                .query(Integer.class)
                .single())
        .isZero();
  }

  @Test
  void pupilGetsNoOffer() {
    String pupil = ada.adds(id, "Amira " + id).getFirst().signInName();

    ada.tries(() -> school.teachers.ask(id, pupil, TeachingRole.TEACHER));

    assertThat(
            database
                .jdbc()
                .sql(
                    "select count(*) from class_offer where class_id = ? and learner_id is not null")
                .param(id.value())
                .query(Integer.class)
                .single())
        .isZero();
  }

  @Test
  void expiredOrWithdrawnOfferCannotBeAccepted() {
    ada.tries(() -> school.teachers.ask(id, ben.account.signInName(), TeachingRole.TEACHER));
    ada.tries(() -> school.teachers.withdraw(id, ben.account.signInName()));
    assertThatThrownBy(() -> ben.tries(() -> school.teachers.accept(id)))
        .isInstanceOf(RecordNotFoundException.class);

    ada.tries(() -> school.teachers.ask(id, ben.account.signInName(), TeachingRole.TEACHER));
    database
        .jdbc()
        .sql("update class_offer set expires_at = ? where class_id = ?")
        .params(Instant.now().minusSeconds(1).atOffset(ZoneOffset.UTC), id.value())
        .update();
    assertThat(ben.does(school.teachers::offers)).isEmpty();
    assertThatThrownBy(() -> ben.tries(() -> school.teachers.accept(id)))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void teacherOfTheClassGetsNoOffer() {
    ada.tries(() -> school.teachers.ask(id, ben.account.signInName(), TeachingRole.TEACHER));
    ben.tries(() -> school.teachers.accept(id));
    ada.tries(() -> school.teachers.ask(id, ben.account.signInName(), TeachingRole.TEACHER));

    assertThat(ben.does(school.teachers::offers)).isEmpty();
    assertThat(ada.does(() -> school.teachers.pendingOffers(id))).isEmpty();
  }

  @Test
  void onlyTheLeadInvitesRemovesAndHandsOver() {
    join();
    Person carl = school.teacher("Carl");

    assertThatThrownBy(
            () ->
                ben.tries(
                    () -> school.teachers.ask(id, carl.account.signInName(), TeachingRole.TEACHER)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.lead");
    assertThatThrownBy(() -> ben.tries(() -> school.teachers.remove(id, ada.account.id())))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.lead");
    assertThatThrownBy(() -> ben.tries(() -> school.teachers.handOver(id, ben.account.id())))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.lead");
  }

  @Test
  void newLeadCanRemoveTheFormerOne() {
    join();

    ada.tries(() -> school.teachers.handOver(id, ben.account.id()));
    ben.tries(() -> school.teachers.remove(id, ada.account.id()));

    assertThat(ben.does(() -> school.teachers.of(id)))
        .extracting(Teacher::name)
        .containsExactly("Ben");
    assertThatThrownBy(() -> ada.does(() -> school.classes.open(id)))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void classIsNotHandedToATeacherOfAnotherClass() {
    assertThatThrownBy(() -> ada.tries(() -> school.teachers.handOver(id, ben.account.id())))
        .isInstanceOf(ConflictException.class);

    assertThat(ada.does(() -> school.teachers.isLead(id))).isTrue();
  }

  @Test
  void leadCannotLeaveButOthersCan() {
    join();

    assertThatThrownBy(() -> ada.tries(() -> school.teachers.leave(id)))
        .isInstanceOf(ConflictException.class);
    ben.tries(() -> school.teachers.leave(id));

    assertThat(ben.does(school.classes::all)).isEmpty();
  }

  private void join() {
    ada.tries(() -> school.teachers.ask(id, ben.account.signInName(), TeachingRole.TEACHER));
    ben.tries(() -> school.teachers.accept(id));
  }
}
