package org.queenside.school.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Concept;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.identity.management.AuditRepository;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.ConflictException;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class OwnExerciseServiceTest {

  private static final String MATE =
      """
      id: own
      kind: goal
      task: Mate in one move.
      position: 6k1/5ppp/8/8/8/8/8/R5K1 w - -
      goal: mate
      hints: [The king’s own pawns shut it in.]
      concepts: [mate-in-one]
      """;
  private static final String CHECK = MATE.replace("goal: mate", "goal: check");
  private static final String UNSOUND = MATE.replace("goal: mate", "goal: stalemate");

  private final CurrentAccount current;
  private final AccountRepository accounts;
  private final OwnExerciseService exercises;
  private final Person ada;
  private final Person ben;

  OwnExerciseServiceTest(TestDatabase database) {
    current = TestAccounts.currentAccount(database);
    accounts = new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
    Course course =
        new Course("Course", List.of(), List.of(new Concept("mate-in-one", "Mate in one")));
    exercises =
        new OwnExerciseService(
            current,
            new OwnExerciseRepository(database.jdbc(), Clock.systemUTC()),
            new AuditRepository(current, database.jdbc(), Clock.systemUTC()),
            course,
            false);
    ada = person(AccountRole.TEACHER, "Ada");
    ben = person(AccountRole.TEACHER, "Ben");
  }

  /** A user. */
  private record Person(Account account) {

    <T extends @Nullable Object> T does(Supplier<T> what) {
      return ActingAs.<T, RuntimeException>call(account, what::get);
    }
  }

  private Person person(AccountRole role, String name) {
    return new Person(accounts.add(role, name, UUID.randomUUID().toString()));
  }

  @Test
  void pupilsGetASoundExercise() {
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
  void anUnsoundExerciseIsADraft() {
    OwnExercise made = ada.does(() -> exercises.create("No stalemate", UNSOUND));

    assertThat(made.isAssignable()).isFalse();
    assertThat(made.latest()).isEqualTo(UNSOUND);
    assertThat(exercises.find(made.id())).isNull();
    assertThatThrownBy(() -> ada.does(() -> exercises.save(made, "No stalemate", UNSOUND)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void pupilsGetAChangeOnlyWhenItIsSaved() {
    OwnExercise made = ada.does(() -> exercises.create("Back rank", MATE));

    OwnExercise kept = ada.does(() -> exercises.saveDraft(made, "Back rank", UNSOUND));
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
  void twoWindowsDoNotOverwriteEachOther() {
    OwnExercise inBoth = ada.does(() -> exercises.create("Back rank", MATE));
    ada.does(() -> exercises.save(inBoth, "First", CHECK));

    assertThatThrownBy(() -> ada.does(() -> exercises.save(inBoth, "Second", MATE)))
        .isInstanceOf(ConflictException.class);
    assertThatThrownBy(() -> ada.does(() -> exercises.share(inBoth, true)))
        .isInstanceOf(ConflictException.class);
    assertThat(ada.does(() -> exercises.open(inBoth.id())).title()).isEqualTo("First");
  }

  @Test
  void othersSeeSharedExercisesWithoutTheDraft() {
    OwnExercise mine = ada.does(() -> exercises.create("Back rank", MATE));
    assertThatThrownBy(() -> ben.does(() -> exercises.open(mine.id())))
        .isInstanceOf(RecordNotFoundException.class);
    assertThat(ben.does(exercises::shared)).extracting(OwnExercise::id).doesNotContain(mine.id());

    OwnExercise shared = ada.does(() -> exercises.share(mine, true));
    ada.does(() -> exercises.saveDraft(shared, "Back rank", UNSOUND));

    OwnExercise seen = ben.does(() -> exercises.open(mine.id()));
    assertThat(seen.latest()).isEqualTo(MATE);
    assertThat(ben.does(exercises::shared)).contains(seen);
    assertThat(ada.does(exercises::shared)).extracting(OwnExercise::id).doesNotContain(mine.id());
  }

  @Test
  void othersCanOnlyChangeTheirCopy() {
    OwnExercise mine = ada.does(() -> exercises.create("Back rank", MATE));
    OwnExercise shared = ada.does(() -> exercises.share(mine, true));

    assertThatThrownBy(() -> ben.does(() -> exercises.save(shared, "Ben’s", CHECK)))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(
            () ->
                ben.does(
                    () -> {
                      exercises.delete(shared);
                      return true;
                    }))
        .isInstanceOf(RecordNotFoundException.class);

    OwnExercise copy = ben.does(() -> exercises.copy(mine.id(), "Ben’s"));
    assertThat(ben.does(() -> exercises.isMine(copy))).isTrue();
    ben.does(() -> exercises.save(copy, "Ben’s", CHECK));
    assertThat(ada.does(() -> exercises.open(mine.id())).source()).isEqualTo(MATE);
  }

  @Test
  void aDeletedExerciseStaysInAssignments() {
    OwnExercise made = ada.does(() -> exercises.create("Back rank", MATE));
    ada.does(
        () -> {
          exercises.delete(made);
          return true;
        });

    assertThat(ada.does(exercises::mine)).extracting(OwnExercise::id).doesNotContain(made.id());
    assertThatThrownBy(() -> ada.does(() -> exercises.open(made.id())))
        .isInstanceOf(RecordNotFoundException.class);
    assertThat(exercises.find(made.id())).isNotNull();
  }

  @Test
  void pupilsAndVisitorsSeeNothing() {
    Person pupil = person(AccountRole.LEARNER, "Pim");
    OwnExercise made = ada.does(() -> exercises.create("Back rank", MATE));
    ada.does(() -> exercises.share(made, true));

    assertThatThrownBy(() -> pupil.does(exercises::mine)).isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> pupil.does(exercises::shared))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> pupil.does(() -> exercises.open(made.id())))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> pupil.does(() -> exercises.create("Mine", MATE)))
        .isInstanceOf(RoleRequiredException.class);
    assertThatThrownBy(() -> new TestBrowser().request(exercises::mine))
        .isInstanceOf(RoleRequiredException.class);
  }

  @Test
  void onlyNamesOfOwnExercisesHaveAnId() {
    assertThat(OwnExercise.idOf("own/12")).isEqualTo(12);
    assertThat(OwnExercise.idOf("own/")).isNull();
    assertThat(OwnExercise.idOf("own/-1")).isNull();
    assertThat(OwnExercise.idOf("own/99999999999999999999")).isNull();
    assertThat(OwnExercise.idOf("rook/12")).isNull();
  }
}
