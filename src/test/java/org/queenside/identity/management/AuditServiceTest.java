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
  private final AccountManagementFixture office;
  private final SignInFixture house;
  private final Account teacher;

  AuditServiceTest(TestDatabase database) {
    this.database = database;
    this.office = new AccountManagementFixture(database);
    this.house = office.house;
    this.teacher = house.account(AccountRole.INSTRUCTOR);
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
    Instant start = house.clock.instant();
    note(AuditAction.CLASS_MADE, "5a");
    house.clock.advance(Duration.ofDays(1));
    note(AuditAction.ASSIGNMENT_MADE, "5a");
    Instant later = house.clock.instant();

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
    house.clock.advance(Duration.ofMinutes(61));
    enterResults("5a");

    assertThat(find(AuditFilter.ALL, Long.MAX_VALUE, 9))
        .extracting(AuditRepository.Entry::subject)
        .containsExactly("5a", "5b", "5a");
  }

  @Test
  void anAcceptedInvitationIsTheActOfThePersonWhoAccepted() {
    TestBrowser administrator = house.browserOf(AccountRole.ADMINISTRATOR);
    String token =
        administrator.request(() -> office.invitations.invite(AccountRole.INSTRUCTOR, "Bo"));
    new TestBrowser()
        .request(
            () ->
                office.admissions.accept(
                    token,
                    new RegistrationRequest("Bo Berg", "bo.berg", "correct-horse-staple-9"),
                    SignInOptions.SHORT));

    assertThat(find(AuditFilter.ALL, Long.MAX_VALUE, 9))
        .extracting(AuditRepository.Entry::action, AuditRepository.Entry::actor)
        .containsExactly(
            tuple(AuditAction.INVITATION_ACCEPTED, "Bo Berg"),
            tuple(AuditAction.INVITATION_MADE, house.in(administrator).name()));
  }

  private void note(AuditAction action, String subject) {
    ActingAs.run(teacher, () -> house.audit.note(action, subject));
  }

  private void enterResults(String schoolClass) {
    ActingAs.run(
        teacher, () -> house.audit.noteOnceAnHour(AuditAction.RESULTS_ENTERED, schoolClass));
  }

  private List<String> subjects(String text, @Nullable AuditTopic topic) {
    var filter = new AuditFilter(text, topic, Instant.EPOCH, AuditFilter.END);
    return find(filter, Long.MAX_VALUE, 9).stream().map(AuditRepository.Entry::subject).toList();
  }

  private List<AuditRepository.Entry> find(AuditFilter filter, long before, int most) {
    return house
        .browserOf(AccountRole.ADMINISTRATOR)
        .request(() -> office.log.find(filter, before, most));
  }
}
