package org.queenside.school.roster.teacher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.RosterFixture.Person;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AssistantsTest {

  private final TestDatabase database;
  private final RosterFixture school;
  private final Person ada;
  private final Person ben;
  private final ClassId id;

  AssistantsTest(TestDatabase database) {
    this.database = database;
    school = new RosterFixture(database, Clock.systemUTC());
    ada = school.teacher("Ada");
    ben = school.teacher("Ben");
    id = ada.does(() -> school.classes.create("5b", ZoneId.of("Europe/Berlin"))).id();
  }

  @Test
  void assistantReadsTheClassAfterAcceptingAndDoesNotTeachIt() {
    offer(ben, TeachingRole.ASSISTANT);

    assertThat(ben.does(school.teachers::offers))
        .containsExactly(new TeachingOffer(id, "5b", "Ada", TeachingRole.ASSISTANT));
    assertThatThrownBy(() -> ben.does(() -> school.classes.openToRead(id)))
        .isInstanceOf(RecordNotFoundException.class);

    ben.tries(() -> school.teachers.accept(id));

    assertThat(ben.does(school.teachers::offers)).isEmpty();
    assertThat(ben.does(() -> school.classes.openToRead(id)).readOnly()).isTrue();
    assertThat(ben.does(school.classes::overview))
        .extracting(each -> each.schoolClass().name(), each -> each.schoolClass().readOnly())
        .containsExactly(tuple("5b", true));
    assertThat(ben.does(() -> school.roster.membersToRead(id)).pupils()).isEmpty();
    assertThat(ben.does(school.classes::all)).isEmpty();
    assertRefused(() -> school.classes.open(id));
    assertRefused(() -> school.classes.openForChange(id));
    assertRefused(() -> school.classes.lock(id));
    assertRefused(() -> school.teachers.of(id));
    assertRefused(() -> school.teachers.leave(id));
    assertRefused(() -> school.teachers.assistants(id));
    assertThat(ada.does(() -> school.classes.openToRead(id)).readOnly()).isFalse();
    assertThat(ada.does(() -> school.teachers.of(id)))
        .extracting(Teacher::name)
        .containsExactly("Ada");
    assertThat(ada.does(() -> school.teachers.assistants(id)))
        .extracting(Assistant::name)
        .containsExactly("Ben");
    assertThat(ada.does(() -> school.teachers.pendingOffers(id))).isEmpty();
  }

  @Test
  void leadSeesAsWhatSomeoneWasAsked() {
    offer(ben, TeachingRole.ASSISTANT);

    assertThat(ada.does(() -> school.teachers.pendingOffers(id)))
        .containsExactly(new PendingOffer(ben.account.signInName(), TeachingRole.ASSISTANT));

    offer(ben, TeachingRole.TEACHER);

    assertThat(ada.does(() -> school.teachers.pendingOffers(id)))
        .containsExactly(new PendingOffer(ben.account.signInName(), TeachingRole.TEACHER));
  }

  @Test
  void assistantBecomesATeacherByANewOffer() {
    join(ben, TeachingRole.ASSISTANT);
    offer(ben, TeachingRole.ASSISTANT);
    assertThat(ben.does(school.teachers::offers)).isEmpty();

    join(ben, TeachingRole.TEACHER);

    assertThat(ben.does(() -> school.classes.open(id)).readOnly()).isFalse();
    assertThat(ben.does(school.classes::overview)).hasSize(1);
    assertThat(ada.does(() -> school.teachers.assistants(id))).isEmpty();
  }

  @Test
  void teacherCannotBecomeAnAssistant() {
    join(ben, TeachingRole.TEACHER);
    offer(ben, TeachingRole.ASSISTANT);

    assertThat(ben.does(school.teachers::offers)).isEmpty();
    ben.tries(() -> school.teachers.accept(id));

    assertThat(ben.does(() -> school.classes.open(id)).readOnly()).isFalse();
    assertThat(ada.does(() -> school.teachers.assistants(id))).isEmpty();
  }

  @Test
  void answeringTwiceDoesNoHarm() {
    join(ben, TeachingRole.ASSISTANT);

    ben.tries(() -> school.teachers.accept(id));
    ben.tries(() -> school.teachers.decline(id));

    assertThat(ada.does(() -> school.teachers.assistants(id))).hasSize(1);
  }

  @Test
  void onlyTheLeadRemovesAnAssistant() {
    Person carl = school.teacher("Carl");
    join(ben, TeachingRole.ASSISTANT);
    join(carl, TeachingRole.TEACHER);

    assertThatThrownBy(
            () -> carl.tries(() -> school.teachers.removeAssistant(id, ben.account.id())))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.lead");
    assertThatThrownBy(
            () -> ada.tries(() -> school.teachers.removeAssistant(id, carl.account.id())))
        .isInstanceOf(ConflictException.class);
    ada.tries(() -> school.teachers.removeAssistant(id, ben.account.id()));

    assertRefused(() -> school.classes.openToRead(id));
    assertThat(ben.does(school.classes::overview)).isEmpty();
    assertThatThrownBy(() -> ada.tries(() -> school.teachers.removeAssistant(id, ben.account.id())))
        .isInstanceOf(ConflictException.class);
  }

  @Test
  void assistantLeavesAndTeachersDoNotByThisWay() {
    join(ben, TeachingRole.ASSISTANT);

    ben.tries(() -> school.teachers.leaveAsAssistant(id));

    assertRefused(() -> school.classes.openToRead(id));
    assertThatThrownBy(() -> ada.tries(() -> school.teachers.leaveAsAssistant(id)))
        .isInstanceOf(ConflictException.class);
  }

  @Test
  void everyStepIsInTheLog() {
    join(ben, TeachingRole.ASSISTANT);
    ben.tries(() -> school.teachers.leaveAsAssistant(id));
    join(ben, TeachingRole.ASSISTANT);
    ada.tries(() -> school.teachers.removeAssistant(id, ben.account.id()));

    List<String> log =
        database
            .jdbc()
            .sql("select action from audit where actor_id in (?, ?) order by seq")
            .params(ada.account.id().value(), ben.account.id().value())
            .query(String.class)
            .list();
    assertThat(log)
        .containsExactly(
            "class-made",
            "assisting-offered",
            "assistant-joined",
            "assistant-left",
            "assisting-offered",
            "assistant-joined",
            "assistant-removed");
  }

  private void offer(Person person, TeachingRole role) {
    ada.tries(() -> school.teachers.ask(id, person.account.signInName(), role));
  }

  private void join(Person person, TeachingRole role) {
    offer(person, role);
    person.tries(() -> school.teachers.accept(id));
  }

  private void assertRefused(Runnable action) {
    assertThatThrownBy(() -> ben.tries(action)).isInstanceOf(RecordNotFoundException.class);
  }
}
