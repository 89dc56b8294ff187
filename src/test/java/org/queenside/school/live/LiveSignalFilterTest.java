package org.queenside.school.live;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.Cookie;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.SignInRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.school.game.TestPlayingPupils;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.TestClock;
import org.queenside.store.TestDatabase;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

@OnEveryDatabase
class LiveSignalFilterTest {

  private final LiveSignalFilter filter;
  private final TestClock clock = new TestClock();
  private final LearnerRepository learners;
  private final SignInRepository signIns;
  private final Account account;
  private final LearnerId pupil;

  LiveSignalFilterTest(TestDatabase database) {
    LiveLessonRepository repository = new LiveLessonRepository(database.jdbc());
    var signals =
        new LiveSignalService(repository, TestPlayingPupils.reader(database, clock), clock);
    learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    signIns = new SignInRepository(database.jdbc(), clock);
    var presence = TestAccounts.presence(signIns, learners);
    filter = new LiveSignalFilter(() -> signals, () -> presence);
    TestClasses classes = new TestClasses(database.jdbc());
    ClassId schoolClass = classes.add("5b");
    account =
        new AccountRepository(database.jdbc(), database.transactions(), clock)
            .add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID());
    pupil = account.id();
    classes.addPupil(schoolClass, pupil);
    repository.insert(UUID.randomUUID(), schoolClass, List.of("puzzle/1"), clock.instant());
  }

  private MockHttpServletResponse ask(@Nullable String who) throws ServletException, IOException {
    var request = new MockHttpServletRequest("GET", "/live/signal");
    if (who != null) {
      request.addHeader("Queenside-Pupil", who);
    }
    var response = new MockHttpServletResponse();
    filter.doFilter(request, response, new MockFilterChain());
    return response;
  }

  @Test
  void aPupilHearsOfTheLessonWithoutASession() throws ServletException, IOException {
    MockHttpServletResponse answer = ask(pupil.toString());
    assertThat(answer.getContentAsString()).endsWith("-0");
    assertThat(answer.getHeader("Cache-Control")).isEqualTo("no-store");
  }

  @Test
  void anOpenPageSaysThatItsPupilIsHere() throws ServletException, IOException {
    String signIn = TestAccounts.signInByCookie(signIns, account, Duration.ofHours(1), false);

    say(null);
    say("queenside-sign-in=" + "A".repeat(43));
    assertThat(learners.lastSeen(pupil)).as("only the sign-in tells who it is").isNull();

    say(signIn);
    assertThat(learners.lastSeen(pupil)).isEqualTo(clock.instant());

    Instant before = clock.instant();
    clock.advance(Duration.ofMinutes(2));
    ask(pupil.toString());
    assertThat(learners.lastSeen(pupil)).as("asking alone costs no write").isEqualTo(before);
    say(signIn);
    assertThat(learners.lastSeen(pupil)).isEqualTo(clock.instant());
  }

  private void say(@Nullable String signIn) throws ServletException, IOException {
    var request = new MockHttpServletRequest("GET", "/live/signal");
    request.addHeader("Queenside-Pupil", pupil.toString());
    request.addHeader("Queenside-Here", "1");
    if (signIn != null) {
      String[] cookie = signIn.split("=", 2);
      request.setCookies(new Cookie(cookie[0], cookie[1]));
    }
    filter.doFilter(request, new MockHttpServletResponse(), new MockFilterChain());
  }

  @Test
  void othersHearNothing() throws ServletException, IOException {
    for (String who :
        new String[] {null, "", "x", "0".repeat(5000), "'; drop", UUID.randomUUID().toString()}) {
      assertThat(ask(who).getContentAsString()).isEmpty();
    }
  }
}
