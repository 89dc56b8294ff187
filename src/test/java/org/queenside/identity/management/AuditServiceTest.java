package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.session.SignInFixture;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestDatabase;

@OnEveryDatabase
class AuditServiceTest {

  private final TestDatabase database;
  private final AccountManagementFixture fixture;
  private final SignInFixture signInFixture;
  private final Account teacher;

  AuditServiceTest(TestDatabase database) {
    this.database = database;
    this.fixture = new AccountManagementFixture(database);
    this.signInFixture = fixture.signInFixture;
    this.teacher = signInFixture.account(AccountRole.TEACHER);
  }

  @BeforeEach
  void emptyTheLog() {
    database.jdbc().sql("delete from audit").update();
  }

  @Test
  void theLogIsReadInPagesFromTheNewest() {
    List.of("5a", "5b", "5c").forEach(name -> note(AuditAction.CLASS_MADE, name));

    List<AuditRepository.Entry> first = find(AuditFilter.ALL, Long.MAX_VALUE, 2);
    List<AuditRepository.Entry> second = find(AuditFilter.ALL, first.getLast().number(), 2);

    assertThat(first).extracting(AuditRepository.Entry::subject).containsExactly("5c", "5b");
    assertThat(second).extracting(AuditRepository.Entry::subject).containsExactly("5a");
  }

  @Test
  void aPartOfANameIsFoundInAnyCaseAndWithoutWildcards() {
    note(AuditAction.CLASS_MADE, "Rooks 100%");
    note(AuditAction.CLASS_MADE, "Bishops");

    assertThat(subjects("rOOks", null)).containsExactly("Rooks 100%");
    assertThat(subjects("%", null)).containsExactly("Rooks 100%");
    assertThat(subjects(teacher.name(), null)).hasSize(2);
    assertThat(subjects("nobody", null)).isEmpty();
  }

  @Test
  void theTopicAndTheDaysNarrowTheLog() {
    Instant start = signInFixture.clock.instant();
    note(AuditAction.CLASS_MADE, "5a");
    signInFixture.clock.advance(Duration.ofDays(1));
    note(AuditAction.ASSIGNMENT_MADE, "5a");
    Instant later = signInFixture.clock.instant();

    assertThat(subjects("", AuditTopic.ASSIGNMENTS)).hasSize(1);
    assertThat(find(new AuditFilter("", null, start, later), Long.MAX_VALUE, 9))
        .extracting(AuditRepository.Entry::action)
        .containsExactly(AuditAction.CLASS_MADE);
    assertThat(find(new AuditFilter("", null, later, AuditFilter.END), Long.MAX_VALUE, 9))
        .extracting(AuditRepository.Entry::action)
        .containsExactly(AuditAction.ASSIGNMENT_MADE);
  }

  @Test
  void workThatIsSavedBitByBitIsOneEntryAnHour() {
    enterResults("5a");
    enterResults("5a");
    enterResults("5b");
    signInFixture.clock.advance(Duration.ofMinutes(61));
    enterResults("5a");

    assertThat(find(AuditFilter.ALL, Long.MAX_VALUE, 9))
        .extracting(AuditRepository.Entry::subject)
        .containsExactly("5a", "5b", "5a");
  }

  @Test
  void anAcceptedInvitationIsTheActOfThePersonWhoAccepted() {
    TestBrowser administrator = signInFixture.browserOf(AccountRole.ADMINISTRATOR);
    String token =
        administrator.request(() -> fixture.invitations.invite(AccountRole.TEACHER, "Bo"));
    new TestBrowser()
        .request(
            () ->
                fixture.registrations.accept(
                    token,
                    new RegistrationRequest("Bo Berg", "bo.berg", "correct-horse-staple-9"),
                    SignInOptions.SHORT));

    assertThat(find(AuditFilter.ALL, Long.MAX_VALUE, 9))
        .extracting(AuditRepository.Entry::action, AuditRepository.Entry::actor)
        .containsExactly(
            tuple(AuditAction.INVITATION_ACCEPTED, "Bo Berg"),
            tuple(AuditAction.INVITATION_MADE, signInFixture.in(administrator).name()));
  }

  private void note(AuditAction action, String subject) {
    ActingAs.run(teacher, () -> signInFixture.audit.note(action, subject));
  }

  private void enterResults(String schoolClass) {
    ActingAs.run(
        teacher,
        () -> signInFixture.audit.noteOnceAnHour(AuditAction.RESULTS_ENTERED, schoolClass));
  }

  private List<String> subjects(String text, @Nullable AuditTopic topic) {
    var filter = new AuditFilter(text, topic, Instant.EPOCH, AuditFilter.END);
    return find(filter, Long.MAX_VALUE, 9).stream().map(AuditRepository.Entry::subject).toList();
  }

  private List<AuditRepository.Entry> find(AuditFilter filter, long before, int most) {
    return signInFixture
        .browserOf(AccountRole.ADMINISTRATOR)
        .request(() -> fixture.log.find(filter, before, most));
  }
}
