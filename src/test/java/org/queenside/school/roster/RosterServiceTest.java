package org.queenside.school.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.RosterFixture.Person;
import org.queenside.school.roster.card.LoginCard;
import org.queenside.school.roster.names.NameList;
import org.queenside.school.roster.pupil.PupilCreationService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class RosterServiceTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final TestDatabase database;
  private final RosterFixture school;
  private final Person ada;
  private final ClassId id;

  RosterServiceTest(TestDatabase database) {
    this.database = database;
    school = new RosterFixture(database, Clock.systemUTC());
    ada = school.teacher("Ada");
    id = ada.does(() -> school.classes.create("5b", BERLIN)).id();
  }

  @Test
  void pupilsAreAddedWithSignInNamesCardsAndGroups() {
    List<LoginCard> cards = ada.adds(id, "Élodie; Knights\nBen; Knights\nКирилл");

    assertThat(cards)
        .extracting(LoginCard::name, LoginCard::number)
        .containsExactly(tuple("Élodie", 1), tuple("Ben", 2), tuple("Кирилл", 3));
    assertThat(cards).allSatisfy(card -> assertThat(card.token()).hasSize(43));
    assertThat(pupils()).extracting(Pupil::name).containsExactly("Ben", "Élodie", "Кирилл");
    Group knights = ada.does(() -> school.roster.groups(id)).getFirst();
    assertThat(knights.name()).isEqualTo("Knights");
    assertThat(pupil("Ben").groups()).containsExactly(knights.id());
    assertThat(pupil("Кирилл").groups()).isEmpty();
    assertThat(pupil("Кирилл").signInName()).startsWith("kirill");
  }

  @Test
  void sameNameInTwoClassesGetsTwoSignInNames() {
    ClassId other = otherClass();

    String first = ada.adds(id, "Noor").getFirst().signInName();
    String second = ada.adds(other, "Noor").getFirst().signInName();

    assertThat(second).isNotEqualTo(first).startsWith("noor");
  }

  @Test
  void nothingIsAddedIfOnePupilWasAddedInTheMeantime() {
    List<NameList.NewPupil> seen =
        ada.does(
            () ->
                school.newPupils.preview(id, "Amira\nBen", List.of(), Set.of()).list().newPupils());
    ada.adds(id, "Ben");

    assertThatThrownBy(
            () -> ada.does(() -> school.newPupils.add(id, seen, RosterFixture.secrets(2))))
        .isInstanceOf(ConflictException.class);

    assertThat(pupils()).extracting(Pupil::name).containsExactly("Ben");
  }

  @Test
  void classHasRoomForTwoHundredPupils() {
    String many = numbered(1, 199);
    ada.adds(id, many);

    PupilCreationService.Preview preview =
        ada.does(() -> school.newPupils.preview(id, "Amira\nBen", List.of(), Set.of()));

    assertThat(preview.freePlaces()).isOne();
    assertThat(preview.canBeAdded()).isFalse();
    assertThatThrownBy(() -> ada.adds(id, "Amira\nBen"))
        .isInstanceOfSatisfying(
            ChangeRefusedException.class, e -> assertThat(e.arguments()).containsExactly(1))
        .hasMessage("class.trouble.full");
    ada.adds(id, "Amira");
    assertThat(pupils()).hasSize(RosterService.MOST_PUPILS);
  }

  @Test
  void renamingAPupilFailsAfterAnotherRename() {
    ada.adds(id, "Amira");
    Pupil seen = pupil("Amira");
    ada.tries(() -> school.roster.rename(id, seen, "Amira K."));

    assertThatThrownBy(() -> ada.tries(() -> school.roster.rename(id, seen, "Mira")))
        .isInstanceOf(ConflictException.class);

    assertThat(pupil("Amira K.").signInName()).isEqualTo(seen.signInName());
  }

  @Test
  void removedPupilLeavesTheGroupsAndKeepsTheAccount() {
    ada.adds(id, "Amira; Knights");
    Pupil amira = pupil("Amira");

    ada.tries(() -> school.roster.remove(id, Set.of(amira.id())));

    assertThat(pupils()).isEmpty();
    assertThat(school.accounts.find(amira.id())).isNotNull();
    assertThat(
            database
                .jdbc()
                .sql("select count(*) from class_group_pupil where learner_id = ?")
                .param(amira.id().value())
                .query(Integer.class)
                .single())
        .isZero();
  }

  @Test
  void movedPupilHasACardInTheOtherClassOnly() {
    ClassId other = otherClass();
    ada.adds(other, "Zoë");
    ada.adds(id, "Amira\nBen");
    LearnerId amira = pupil("Amira").id();

    ada.tries(() -> school.roster.move(id, other, Set.of(amira)));

    assertThat(pupils()).extracting(Pupil::name).containsExactly("Ben");
    assertThat(ada.does(() -> school.roster.pupils(other)))
        .extracting(Pupil::name, Pupil::card)
        .containsExactly(tuple("Amira", 2), tuple("Zoë", 1));
  }

  @Test
  void copiedPupilIsInBothClassesOnce() {
    ClassId other = otherClass();
    ada.adds(id, "Amira");
    LearnerId amira = pupil("Amira").id();

    ada.tries(() -> school.roster.copy(id, other, Set.of(amira)));
    ada.tries(() -> school.roster.copy(id, other, Set.of(amira)));

    assertThat(ada.does(() -> school.roster.pupils(id))).extracting(Pupil::id).contains(amira);
    assertThat(ada.does(() -> school.roster.pupils(other))).hasSize(1);
  }

  @Test
  void movingWithinAClassChangesNothing() {
    ada.adds(id, "Amira");
    LearnerId amira = pupil("Amira").id();

    ada.tries(() -> school.roster.move(id, id, Set.of(amira)));

    assertThat(pupils()).extracting(Pupil::name).containsExactly("Amira");
  }

  @Test
  void pupilsAreNotMovedIntoOrOutOfAnotherTeachersClass() {
    Person ben = school.teacher("Ben");
    ClassId bens = ben.does(() -> school.classes.create("6a", BERLIN)).id();
    ada.adds(id, "Amira");
    LearnerId amira = pupil("Amira").id();

    assertThatThrownBy(() -> ada.tries(() -> school.roster.move(id, bens, Set.of(amira))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ben.tries(() -> school.roster.copy(id, bens, Set.of(amira))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ben.tries(() -> school.roster.copy(bens, bens, Set.of(amira))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThat(pupils()).hasSize(1);
  }

  @Test
  void groupsAreCreatedRenamedFilledAndDeleted() {
    ada.adds(id, "Amira\nBen");
    GroupId group = ada.does(() -> school.groups.create(id, "Knights"));
    assertThatThrownBy(() -> ada.does(() -> school.groups.create(id, " KNIGHTS ")))
        .isInstanceOfSatisfying(
            ChangeRefusedException.class, e -> assertThat(e.arguments()).containsExactly("Knights"))
        .hasMessage("class.trouble.taken");

    LearnerId amira = pupil("Amira").id();
    ada.tries(() -> school.groups.join(id, group, Set.of(amira)));
    ada.tries(() -> school.groups.join(id, group, Set.of(amira)));
    assertThat(pupil("Amira").groups()).containsExactly(group);

    Group seen = new Group(group, "Knights");
    ada.tries(() -> school.groups.rename(id, seen, "knights"));
    ada.tries(() -> school.groups.rename(id, new Group(group, "knights"), "Rooks"));
    assertThatThrownBy(() -> ada.tries(() -> school.groups.rename(id, seen, "Queens")))
        .isInstanceOf(ConflictException.class);
    assertThat(ada.does(() -> school.roster.groups(id))).containsExactly(new Group(group, "Rooks"));

    ada.tries(() -> school.groups.leave(id, group, Set.of(amira)));
    assertThat(pupil("Amira").groups()).isEmpty();
    ada.tries(() -> school.groups.delete(id, group));
    assertThat(ada.does(() -> school.roster.groups(id))).isEmpty();
    assertThat(pupils()).hasSize(2);
  }

  @Test
  void pupilOfAnotherClassIsNotPutIntoAGroup() {
    ClassId other = otherClass();
    ada.adds(other, "Zoë");
    LearnerId zoe = ada.does(() -> school.roster.pupils(other)).getFirst().id();
    GroupId group = ada.does(() -> school.groups.create(id, "Knights"));

    assertThatThrownBy(() -> ada.tries(() -> school.groups.join(id, group, Set.of(zoe))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(() -> ada.tries(() -> school.groups.delete(other, group)))
        .isInstanceOf(RecordNotFoundException.class);
  }

  @Test
  void newCardReplacesTheOldOneAndItsPassword() {
    LoginCard lost = ada.adds(id, "Amira").getFirst();
    Pupil amira = pupil("Amira");
    Object before = passwordHash(amira.id());

    LoginCard found =
        ada.does(() -> school.loginCards.renew(id, List.of(amira), RosterFixture.secrets(1)))
            .getFirst();

    assertThat(found.token()).isNotEqualTo(lost.token());
    assertThat(found.number()).isEqualTo(lost.number());
    assertThat(passwordHash(amira.id())).isNotEqualTo(before);
    assertThat(
            database
                .jdbc()
                .sql("select count(*) from sign_in_code where learner_id = ?")
                .param(amira.id().value())
                .query(Integer.class)
                .single())
        .isOne();
  }

  @Test
  void pupilWhoBecameATeacherGetsNoCardAndNoCode() {
    ada.adds(id, "Amira\nBen");
    Pupil amira = pupil("Amira");
    school.accounts.changeRole(amira.id(), AccountRole.TEACHER);

    assertThatThrownBy(
            () ->
                ada.does(
                    () -> school.loginCards.renew(id, List.of(amira), RosterFixture.secrets(1))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThat(ada.does(() -> school.loginCards.shortCodes(id)))
        .extracting(code -> code.pupil().name())
        .containsExactly("Ben");
  }

  private static String numbered(int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(number -> "Pupil " + number)
        .collect(Collectors.joining("\n"));
  }

  private ClassId otherClass() {
    return ada.does(() -> school.classes.create("6a", BERLIN)).id();
  }

  private List<Pupil> pupils() {
    return ada.does(() -> school.roster.pupils(id));
  }

  private Pupil pupil(String name) {
    return pupils().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  private Object passwordHash(LearnerId learner) {
    return database
        .jdbc()
        .sql("select password_hash from account where learner_id = ?")
        .param(learner.value())
        .query(String.class)
        .single();
  }
}
