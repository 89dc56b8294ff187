package org.queenside.school.roster.year;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.teacher.TeachingRole;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StatementLog;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class ClassPromotionServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final RosterFixture school;
  private final TestClock clock = new TestClock();
  private final TestDatabase database;
  private RosterFixture.Person ada;
  private SchoolClass old;

  ClassPromotionServiceTest(TestDatabase database) {
    this.database = database;
    this.school = new RosterFixture(database, clock);
    this.ada = school.teacher("Ada");
    this.old = ada.does(() -> school.classes.create("5b", BERLIN));
  }

  @BeforeEach
  void makeAClass() {
    ada = school.teacher("Ada");
    old = ada.does(() -> school.classes.create("5b", BERLIN));
    ada.adds(old.id(), "Amira; Knights\nBen; Rooks\nCem; Knights");
  }

  @Test
  void pupilsCardsGroupsAndCodeMoveAndTheOldClassIsArchived() {
    tie(old.id());

    ClassPromotion made = promote("6b", Set.of()).getFirst();

    SchoolClass now = ada.does(() -> school.classes.open(made.to()));
    assertThat(now.name()).isEqualTo("6b");
    assertThat(now.code()).isEqualTo(old.code());
    assertThat(now.zone()).isEqualTo(BERLIN);
    ClassMembers members = ada.does(() -> school.roster.members(made.to()));
    assertThat(members.pupils())
        .extracting(Pupil::name, Pupil::card)
        .containsExactly(tuple("Amira", 1), tuple("Ben", 2), tuple("Cem", 3));
    assertThat(members.groups()).extracting(Group::name).containsExactly("Knights", "Rooks");
    assertThat(members.pupils().getFirst().groups())
        .containsExactly(members.groups().getFirst().id());
    ClassMembers before = ada.does(() -> school.roster.members(old.id()));
    assertThat(before.schoolClass().archived()).isTrue();
    assertThat(before.schoolClass().code()).isNotEqualTo(old.code());
    assertThat(before.pupils()).hasSize(3);
    assertThat(tablets(made.to())).isEqualTo(1);
    assertThat(tablets(old.id())).isZero();
  }

  @Test
  void assistantsComeAlongAndANewOneKeepsThePromotion() {
    RosterFixture.Person dora = assistant("Dora", old.id());

    ClassPromotion made = promote("6b", Set.of()).getFirst();

    assertThat(dora.does(() -> school.classes.openToRead(made.to())).readOnly()).isTrue();
    assertThat(dora.does(() -> school.classes.openToRead(old.id())).readOnly()).isTrue();
    assertThat(made.undoable()).isTrue();
    RosterFixture.Person emil = assistant("Emil", made.to());
    assertThat(ada.does(() -> school.promotions.of(old.id())))
        .hasValueSatisfying(now -> assertThat(now.undoable()).isFalse());

    emil.tries(() -> school.teachers.leaveAsAssistant(made.to()));
    ada.tries(() -> school.promotions.undo(old.id()));

    assertThat(dora.does(school.classes::overview))
        .extracting(each -> each.schoolClass().id())
        .containsExactly(old.id());
  }

  private RosterFixture.Person assistant(String name, ClassId id) {
    RosterFixture.Person person = school.teacher(name);
    ada.tries(() -> school.teachers.ask(id, person.account.signInName(), TeachingRole.ASSISTANT));
    person.tries(() -> school.teachers.accept(id));
    return person;
  }

  @Test
  void pupilsWhoDoNotComeAlongStayInTheArchivedClass() {
    LearnerId ben = ada.findsPupil(old.id(), "Ben");

    ClassPromotion made = promote("6b", Set.of(ben)).getFirst();

    assertThat(ada.does(() -> school.roster.pupils(made.to())))
        .extracting(Pupil::name)
        .containsExactly("Amira", "Cem");
    assertThat(ada.does(() -> school.roster.pupils(old.id()))).hasSize(3);
  }

  @Test
  void classIsPromotedOnlyOnce() {
    promote("6b", Set.of());

    assertThatThrownBy(() -> promote("6b", Set.of()))
        .isInstanceOfSatisfying(
            ChangeRefusedException.class, e -> assertThat(e.arguments()).contains("6b"))
        .hasMessage("class.trouble.promoted");
    ada.tries(() -> school.settings.restore(school.classes.open(old.id())));
    old = ada.does(() -> school.classes.open(old.id()));
    assertThatThrownBy(() -> promote("6c", Set.of()))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.promoted");
    assertThat(ada.does(() -> school.classes.all())).hasSize(2);
  }

  @Test
  void classThatEndsIsArchived() {
    assertThat(promote(null, Set.of())).isEmpty();

    assertThat(ada.does(() -> school.classes.open(old.id())).archived()).isTrue();
    assertThatThrownBy(() -> promote("6b", Set.of())).isInstanceOf(ClassArchivedException.class);
  }

  @Test
  void allClassesAreStartedOrNone() {
    SchoolClass other = ada.does(() -> school.classes.create("6b", BERLIN));
    List<ClassPromotionPlan> sameName = List.of(plan(old, "7b"), plan(other, "7b"));
    List<ClassPromotionPlan> rightNames = List.of(plan(old, "6b"), plan(other, "7b"));

    assertThatThrownBy(() -> ada.does(() -> school.promotions.startYear(sameName)))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.class-name");
    assertThatThrownBy(() -> promote("6b", Set.of()))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.class-name");
    assertThatThrownBy(
            () ->
                ada.does(
                    () ->
                        school.promotions.startYear(
                            List.of(plan(old, "6b"), plan(changed(other), "7b")))))
        .isInstanceOf(ConflictException.class);
    assertThat(ada.does(() -> school.classes.all())).noneMatch(SchoolClass::archived);

    assertThat(ada.does(() -> school.promotions.startYear(rightNames)))
        .extracting(ClassPromotion::name, ClassPromotion::newName)
        .containsExactly(tuple("5b", "6b"), tuple("6b", "7b"));
  }

  @Test
  void undoingRestoresEverything() {
    tie(old.id());
    ClassPromotion made = promote("6b", Set.of(ada.findsPupil(old.id(), "Ben"))).getFirst();

    SchoolClass back = ada.does(() -> school.promotions.undo(old.id()));

    assertThat(back.archived()).isFalse();
    assertThat(back.code()).isEqualTo(old.code());
    assertThat(tablets(old.id())).isEqualTo(1);
    assertThat(ada.does(() -> school.roster.pupils(old.id()))).hasSize(3);
    assertThat(ada.does(() -> school.classes.all())).containsExactly(back);
    assertThatThrownBy(() -> ada.does(() -> school.classes.open(made.to())))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ada.does(() -> school.promotions.undo(old.id())))
        .isInstanceOf(RecordNotFoundException.class);
    old = back;
    assertThat(promote("6b", Set.of())).hasSize(1);
  }

  @Test
  void promotionIsNotUndoneOnceTheNewClassIsInUse() {
    ClassPromotion made = promote("6b", Set.of()).getFirst();
    assertThat(made.undoable()).isTrue();
    school.rows.startLiveLesson(made.to());
    assertRefused();

    database.jdbc().sql("delete from live_lesson").update();
    assertThat(ada.does(() -> school.promotions.of(old.id()))).contains(made);
    ada.adds(made.to(), "Dora");
    assertRefused();
  }

  @Test
  void allPromotionsAreReadWithOneStatement() {
    promote("6b", Set.of());
    old = ada.does(() -> school.classes.create("7a", BERLIN));
    promote("8a", Set.of());

    assertThat(StatementLog.of(() -> ada.does(school.promotions::recent))).hasSize(1);
  }

  @Test
  void teacherWhoLeftTheNewClassCannotUndo() {
    RosterFixture.Person bob = school.teacher("Bob");
    school.rows.addTeacher(old.id(), bob.account.id(), false);
    ClassPromotion made = promote("6b", Set.of()).getFirst();

    bob.tries(() -> school.teachers.leave(made.to()));

    assertThat(bob.does(() -> school.promotions.of(old.id()))).isEmpty();
    assertThatThrownBy(() -> bob.does(() -> school.promotions.undo(old.id())))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void promotionIsNotUndoneAfterTwoWeeks() {
    ClassPromotion made = promote("6b", Set.of()).getFirst();
    assertThat(ada.does(school.promotions::recent)).containsExactly(made);
    assertThat(made.day()).isEqualTo("2026-03-10");

    clock.advance(Duration.ofDays(14));

    assertRefused();
    clock.advance(Duration.ofSeconds(1));
    assertThat(ada.does(school.promotions::recent)).isEmpty();
    assertThat(ada.does(() -> school.promotions.of(old.id())))
        .map(ClassPromotion::undoable)
        .contains(false);
  }

  @Test
  void otherTeachersSeeAndChangeNothing() {
    RosterFixture.Person bob = school.teacher("Bob");
    assertThatThrownBy(() -> bob.does(() -> school.promotions.startYear(List.of(plan(old, "6b")))))
        .isInstanceOf(RecordNotFoundException.class);

    promote("6b", Set.of());

    assertThat(bob.does(school.promotions::recent)).isEmpty();
    assertThatThrownBy(() -> bob.does(() -> school.promotions.undo(old.id())))
        .isInstanceOf(RecordNotFoundException.class);
  }

  private void assertRefused() {
    assertThat(ada.does(() -> school.promotions.of(old.id())))
        .map(ClassPromotion::undoable)
        .contains(false);
    assertThatThrownBy(() -> ada.does(() -> school.promotions.undo(old.id())))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.promotion-in-use");
    assertThat(ada.does(() -> school.classes.open(old.id())).archived()).isTrue();
  }

  private List<ClassPromotion> promote(@Nullable String name, Set<LearnerId> staying) {
    return ada.does(
        () -> school.promotions.startYear(List.of(new ClassPromotionPlan(old, name, staying))));
  }

  private static ClassPromotionPlan plan(SchoolClass schoolClass, String name) {
    return new ClassPromotionPlan(schoolClass, name, Set.of());
  }

  private static SchoolClass changed(SchoolClass seen) {
    return new SchoolClass(
        seen.id(),
        seen.name(),
        seen.code(),
        seen.zone(),
        seen.archived(),
        seen.version() - 1,
        false);
  }

  private void tie(ClassId id) {
    database
        .jdbc()
        .sql(
            """
            insert into tied_device (id, device_hash, class_id, name, tied_at, used_at)
            values (?, ?, ?, 'Tablet 1', now(), now())""")
        .params(UUID.randomUUID(), id.toString().getBytes(StandardCharsets.UTF_8), id.value())
        .update();
  }

  private int tablets(ClassId id) {
    return Objects.requireNonNull(
        database
            .jdbc()
            .sql("select count(*) from tied_device where class_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single());
  }
}
