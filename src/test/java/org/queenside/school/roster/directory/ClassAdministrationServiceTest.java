package org.queenside.school.roster.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.RosterFixture;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class ClassAdministrationServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final TestDatabase database;
  private final RosterFixture school;
  private RosterFixture.Person admin;
  private RosterFixture.Person ada;
  private SchoolClass rooks;

  ClassAdministrationServiceTest(TestDatabase database) {
    this.database = database;
    school = new RosterFixture(database, new TestClock());
    admin = school.administrator();
    ada = school.teacher("Ada");
    rooks = ada.does(() -> school.classes.create("5b", BERLIN));
  }

  @BeforeEach
  void makeAClass() {
    admin = school.administrator();
    ada = school.teacher("Ada");
    rooks = ada.does(() -> school.classes.create("5b", BERLIN));
    ada.adds(rooks.id(), "Amira\nBen\nBenjamin");
  }

  @Test
  void classGoesOnWithItsTeachersAndPupilsAndTheLogNamesTheAdministrator() {
    ClassPromotion made = promote("6b");

    assertThat(ada.does(() -> school.roster.pupils(made.to()))).hasSize(3);
    assertThat(ada.does(() -> school.teachers.isLead(made.to()))).isTrue();
    assertThat(ada.does(() -> school.classes.open(rooks.id())).archived()).isTrue();
    assertThat(lastEntry()).containsExactly("Admin", "class-promoted", "5b", "6b");
    assertThatThrownBy(() -> admin.does(() -> school.classes.open(made.to())))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> promote("6b"))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.promoted");
  }

  @Test
  void promotionIsUndoneAsLongAsNothingWouldBeLost() {
    ClassPromotion made = promote("6b");
    assertThat(admin.does(() -> school.directory.classes(ada.account.name(), 0)))
        .filteredOn(each -> each.id().equals(rooks.id()) || each.id().equals(made.to()))
        .extracting(DirectoryClass::name, DirectoryClass::undoable)
        .containsExactly(tuple("6b", null), tuple("5b", made));
    ada.adds(made.to(), "Dora");
    assertThatThrownBy(this::undo)
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.promotion-in-use");

    LearnerId dora = ada.findsPupil(made.to(), "Dora");
    ada.tries(() -> school.deletion.delete(made.to(), List.of(dora)));
    undo();

    assertThat(ada.does(() -> school.classes.open(rooks.id())).archived()).isFalse();
    assertThat(lastEntry()).containsExactly("Admin", "promotion-undone", "5b", "6b");
    assertThatThrownBy(this::undo).isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void archivedClassAndNameOfAnotherClassAreRefused() {
    SchoolClass club = ada.does(() -> school.classes.create("Club", BERLIN));
    school.teacher("Bob").tries(() -> school.classes.create("6b", BERLIN));

    assertThatThrownBy(() -> promote("Club"))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.class-name");
    assertThatThrownBy(() -> promote(" ")).isInstanceOf(IllegalArgumentException.class);
    ada.tries(() -> school.settings.archive(club));
    assertThatThrownBy(() -> admin.does(() -> school.administration.promote(club.id(), "New club")))
        .isInstanceOf(ClassArchivedException.class);
    assertThat(promote("6b").newName()).isEqualTo("6b");
  }

  @Test
  void pupilsOfDifferentTeachersAreMerged() {
    RosterFixture.Person bob = school.teacher("Bob");
    SchoolClass club = bob.does(() -> school.classes.create("Club", BERLIN));
    bob.adds(club.id(), "Zoe\nBen B");
    LearnerId ben = ada.findsPupil(rooks.id(), "Ben");
    LearnerId other = bob.findsPupil(club.id(), "Ben B");

    admin.tries(() -> school.administration.merge(other, ben));

    assertThat(school.accounts.find(other)).isNull();
    assertThat(bob.findsPupil(club.id(), "Ben")).isEqualTo(ben);
    assertThat(lastEntry()).containsExactly("Admin", "pupils-merged", "Club, 5b", "2, 2");
  }

  @Test
  void twoPeopleAreNotMerged() {
    LearnerId ben = ada.findsPupil(rooks.id(), "Ben");
    LearnerId benjamin = ada.findsPupil(rooks.id(), "Benjamin");
    LearnerId alone = school.accounts.add(AccountRole.LEARNER, "Ben", "ben-alone").id();
    school.rows.addPupil(rooks.id(), ada.account.id());
    school.rows.addGame(benjamin, ben);

    assertThatThrownBy(() -> merge(benjamin, ben))
        .isInstanceOf(ChangeRefusedException.class)
        .hasMessage("class.trouble.played");
    assertThatThrownBy(() -> merge(ben, ben)).isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> merge(alone, ben)).isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> merge(ada.account.id(), ben))
        .isInstanceOf(RecordNotFoundException.class);
    assertThat(ada.does(() -> school.roster.pupils(rooks.id()))).hasSize(4);
  }

  @Test
  void othersChangeNothing() {
    LearnerId ben = ada.findsPupil(rooks.id(), "Ben");
    LearnerId benjamin = ada.findsPupil(rooks.id(), "Benjamin");

    assertThatThrownBy(() -> ada.does(() -> school.administration.promote(rooks.id(), "6b")))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> ada.tries(() -> school.administration.undoPromotion(rooks.id())))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> ada.tries(() -> school.administration.merge(benjamin, ben)))
        .isInstanceOf(RoleRequiredException.class);
  }

  private ClassPromotion promote(String name) {
    return admin.does(() -> school.administration.promote(rooks.id(), name));
  }

  private void undo() {
    admin.tries(() -> school.administration.undoPromotion(rooks.id()));
  }

  private void merge(LearnerId from, LearnerId into) {
    admin.tries(() -> school.administration.merge(from, into));
  }

  private List<Object> lastEntry() {
    return List.copyOf(
        database
            .jdbc()
            .sql("select actor_name, action, subject, detail from audit order by seq desc limit 1")
            .query()
            .singleRow()
            .values());
  }
}
