package org.queenside.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.classroom.Conflict;
import org.queenside.classroom.NoSuchClass;
import org.queenside.course.Concept;
import org.queenside.course.Course;
import org.queenside.course.Exercise;
import org.queenside.database.OnEveryDatabase;
import org.queenside.database.TestDatabase;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Role;
import org.queenside.learner.TestAccounts;
import org.queenside.learner.TestBrowser;

@OnEveryDatabase
class OwnExercisesTest {

  private static final String MATE =
      """
      id: own
      kind: goal
      task: Mate in one move.
      position: 6k1/5ppp/8/8/8/8/8/R5K1 w - -
      goal: mate
      hints: [The king's own pawns shut it in.]
      concepts: [mate-in-one]
      """;
  private static final String CHECK = MATE.replace("goal: mate", "goal: check");
  private static final String UNSOUND = MATE.replace("goal: mate", "goal: stalemate");

  private final CurrentAccount current;
  private final Accounts accounts;
  private final OwnExercises exercises;
  private final Person ada;
  private final Person ben;

  OwnExercisesTest(TestDatabase database) {
    current = TestAccounts.currentAccount(database);
    accounts = new Accounts(database.jdbc(), database.transactions(), Clock.systemUTC());
    Course course =
        new Course("Course", List.of(), List.of(new Concept("mate-in-one", "Mate in one")));
    exercises = new OwnExercises(current, database.jdbc(), Clock.systemUTC(), course);
    ada = new Person(Role.INSTRUCTOR, "Ada");
    ben = new Person(Role.INSTRUCTOR, "Ben");
  }

  /** Somebody with an account in front of a browser. */
  private final class Person {
    private final TestBrowser browser = new TestBrowser();

    Person(Role role, String name) {
      Account account = accounts.add(role, name, UUID.randomUUID().toString());
      browser.request(
          () -> {
            TestAccounts.signIn(current, account);
            return true;
          });
    }

    <T extends @Nullable Object> T does(Supplier<T> what) {
      return browser.request(what);
    }
  }

  @Test
  void aSoundExerciseIsWhatPupilsGet() {
    OwnExercise made = ada.does(() -> exercises.create("Back rank", MATE));

    assertThat(made.isAssignable()).isTrue();
    assertThat(made.authorName()).isEqualTo("Ada");
    assertThat(made.source()).isEqualTo(MATE);
    assertThat(made.draft()).isNull();
    assertThat(exercises.find(made.id())).isInstanceOf(Exercise.ReachGoal.class);
    assertThat(exercises.titles(List.of(made.id(), -1L)))
        .containsOnlyKeys(made.id())
        .containsValue("Back rank");
    assertThat(OwnExercise.idOf(made.item())).isEqualTo(made.id());
  }

  @Test
  void whatIsNotSoundIsADraftThatNoPupilGets() {
    OwnExercise made = ada.does(() -> exercises.create("No stalemate", UNSOUND));

    assertThat(made.isAssignable()).isFalse();
    assertThat(made.latest()).isEqualTo(UNSOUND);
    assertThat(exercises.find(made.id())).isNull();
    assertThatThrownBy(() -> ada.does(() -> exercises.save(made, "No stalemate", UNSOUND)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void pupilsKeepWhatTheyHaveUntilAChangeIsSaved() {
    OwnExercise made = ada.does(() -> exercises.create("Back rank", MATE));

    OwnExercise kept = ada.does(() -> exercises.keep(made, "Back rank", UNSOUND));
    assertThat(kept.latest()).isEqualTo(UNSOUND);
    assertThat(kept.source()).isEqualTo(MATE);
    assertThat(exercises.find(made.id())).isEqualTo(made.exercise());

    OwnExercise back = ada.does(() -> exercises.discard(kept));
    assertThat(back.latest()).isEqualTo(MATE);

    OwnExercise saved = ada.does(() -> exercises.save(back, "Check", CHECK));
    assertThat(saved.title()).isEqualTo("Check");
    assertThat(saved.draft()).isNull();
    assertThat(exercises.find(made.id())).isNotEqualTo(made.exercise());
  }

  @Test
  void twoWindowsDoNotWriteOverEachOther() {
    OwnExercise inBoth = ada.does(() -> exercises.create("Back rank", MATE));
    ada.does(() -> exercises.save(inBoth, "First", CHECK));

    assertThatThrownBy(() -> ada.does(() -> exercises.save(inBoth, "Second", MATE)))
        .isInstanceOf(Conflict.class);
    assertThatThrownBy(() -> ada.does(() -> exercises.share(inBoth, true)))
        .isInstanceOf(Conflict.class);
    assertThat(ada.does(() -> exercises.open(inBoth.id())).title()).isEqualTo("First");
  }

  @Test
  void othersSeeOnlyWhatIsSharedAndNeverTheDraft() {
    OwnExercise mine = ada.does(() -> exercises.create("Back rank", MATE));
    assertThatThrownBy(() -> ben.does(() -> exercises.open(mine.id())))
        .isInstanceOf(NoSuchClass.class);
    assertThat(ben.does(exercises::shared)).extracting(OwnExercise::id).doesNotContain(mine.id());

    OwnExercise shared = ada.does(() -> exercises.share(mine, true));
    ada.does(() -> exercises.keep(shared, "Back rank", UNSOUND));

    OwnExercise seen = ben.does(() -> exercises.open(mine.id()));
    assertThat(seen.latest()).isEqualTo(MATE);
    assertThat(ben.does(exercises::shared)).contains(seen);
    assertThat(ada.does(exercises::shared)).extracting(OwnExercise::id).doesNotContain(mine.id());
  }

  @Test
  void othersChangeNothingButTheirCopy() {
    OwnExercise mine = ada.does(() -> exercises.create("Back rank", MATE));
    OwnExercise shared = ada.does(() -> exercises.share(mine, true));

    assertThatThrownBy(() -> ben.does(() -> exercises.save(shared, "Ben's", CHECK)))
        .isInstanceOf(NoSuchClass.class);
    assertThatThrownBy(
            () ->
                ben.does(
                    () -> {
                      exercises.delete(shared);
                      return true;
                    }))
        .isInstanceOf(NoSuchClass.class);

    OwnExercise copy = ben.does(() -> exercises.copy(mine.id(), "Ben's"));
    assertThat(ben.does(() -> exercises.isMine(copy))).isTrue();
    ben.does(() -> exercises.save(copy, "Ben's", CHECK));
    assertThat(ada.does(() -> exercises.open(mine.id())).source()).isEqualTo(MATE);
  }

  @Test
  void whatIsThrownAwayIsGoneForItsAuthorButNotForClassesThatHaveItToDo() {
    OwnExercise made = ada.does(() -> exercises.create("Back rank", MATE));
    ada.does(
        () -> {
          exercises.delete(made);
          return true;
        });

    assertThat(ada.does(exercises::mine)).extracting(OwnExercise::id).doesNotContain(made.id());
    assertThatThrownBy(() -> ada.does(() -> exercises.open(made.id())))
        .isInstanceOf(NoSuchClass.class);
    assertThat(exercises.find(made.id())).isNotNull();
  }

  @Test
  void aPupilAndAVisitorSeeNothing() {
    Person pupil = new Person(Role.LEARNER, "Pim");
    OwnExercise made = ada.does(() -> exercises.create("Back rank", MATE));
    ada.does(() -> exercises.share(made, true));

    assertThatThrownBy(() -> pupil.does(exercises::mine)).isInstanceOf(NotSignedIn.class);
    assertThatThrownBy(() -> pupil.does(exercises::shared)).isInstanceOf(NotSignedIn.class);
    assertThatThrownBy(() -> pupil.does(() -> exercises.open(made.id())))
        .isInstanceOf(NotSignedIn.class);
    assertThatThrownBy(() -> pupil.does(() -> exercises.create("Mine", MATE)))
        .isInstanceOf(NotSignedIn.class);
    assertThatThrownBy(() -> new TestBrowser().request(exercises::mine))
        .isInstanceOf(NotSignedIn.class);
  }

  @Test
  void onlyItsNameInTheLogIsAnItem() {
    assertThat(OwnExercise.idOf("own/12")).isEqualTo(12);
    assertThat(OwnExercise.idOf("own/")).isNull();
    assertThat(OwnExercise.idOf("own/-1")).isNull();
    assertThat(OwnExercise.idOf("own/99999999999999999999")).isNull();
    assertThat(OwnExercise.idOf("rook/12")).isNull();
  }
}
