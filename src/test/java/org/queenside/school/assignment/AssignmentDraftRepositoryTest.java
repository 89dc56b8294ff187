package org.queenside.school.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AssignmentDraftRepositoryTest {

  private final TestDatabase database;
  private final AssignmentDraftRepository drafts;
  private final AccountRepository accounts;
  private final ClassId schoolClass;
  private final LearnerId teacher;
  private final LearnerId ada;

  AssignmentDraftRepositoryTest(TestDatabase database) {
    this.database = database;
    drafts = new AssignmentDraftRepository(database.jdbc(), Clock.systemUTC());
    accounts = new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
    var classes = new TestClasses(database.jdbc());
    schoolClass = classes.add("Class 5b");
    teacher = account(AccountRole.TEACHER);
    ada = account(AccountRole.LEARNER);
    classes.addPupil(schoolClass, ada);
  }

  private LearnerId account(AccountRole role) {
    return accounts.add(role, "Ada", "a" + UUID.randomUUID()).id();
  }

  @Test
  void draftIsReadAsItWasSaved() {
    AssignmentDraft draft = draft("Rooks", LocalDateTime.parse("2026-11-27T18:00"), Set.of(ada));
    drafts.save(schoolClass, teacher, draft);

    assertThat(drafts.find(schoolClass, teacher)).isEqualTo(draft);
    assertThat(drafts.find(schoolClass, ada)).isNull();
  }

  /**
   * The text is what version 47 of the database contained after a teacher had filled in the form.
   */
  @Test
  void draftOfAnEarlierVersionIsRead() {
    drafts.save(schoolClass, teacher, draft("Rooks", null, Set.of(ada)));
    database
        .jdbc()
        .sql("update assignment_draft set content = ? where class_id = ?")
        .params(
            """
            {"title":"Rooks","comment":"Good luck","begins":null,"due":"2026-11-27T18:00:00",
            "hasDue":true,"lateAllowed":true,"inOrder":true,"afresh":false,"requiredStars":2,
            "wholeClass":false,"groups":[{"value":7}],"pupils":[],
            "otherClasses":[{"value":"00000000-0000-0001-0000-000000000002"}],
            "items":[{"item":"rook/first-move","section":"lesson/rook","amount":1}],
            "empty":false}""",
            schoolClass.value())
        .update();

    assertThat(drafts.find(schoolClass, teacher))
        .isEqualTo(draft("Rooks", LocalDateTime.parse("2026-11-27T18:00"), Set.of(ada)));
  }

  @Test
  void laterDraftReplacesTheOneBefore() {
    drafts.save(schoolClass, teacher, draft("Rooks", null, Set.of(ada)));
    AssignmentDraft later = draft("Bishops", null, Set.of());
    drafts.save(schoolClass, teacher, later);

    assertThat(drafts.find(schoolClass, teacher)).isEqualTo(later);
    drafts.delete(schoolClass, teacher);
    assertThat(drafts.find(schoolClass, teacher)).isNull();
  }

  @Test
  void deletedPupilDisappearsFromDrafts() {
    drafts.save(schoolClass, teacher, draft("Rooks", null, Set.of(ada)));
    accounts.remove(ada);

    assertThat(drafts.find(schoolClass, teacher)).isEqualTo(draft("Rooks", null, Set.of()));
  }

  private static AssignmentDraft draft(
      String title, @Nullable LocalDateTime due, Set<LearnerId> pupils) {
    return new AssignmentDraft(
        new AssignmentContent(
            title,
            "Good luck",
            List.of(AssignedItem.once("rook/first-move", "lesson/rook")),
            new CompletionRules(true, true, false, 2)),
        null,
        due,
        false,
        Set.of(new GroupId(7)),
        pupils,
        Set.of(new ClassId(new UUID(1, 2))));
  }
}
