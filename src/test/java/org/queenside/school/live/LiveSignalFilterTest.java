package org.queenside.school.live;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LearnerId;
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
  private final LearnerId pupil;

  LiveSignalFilterTest(TestDatabase database) {
    TestClock clock = new TestClock();
    LiveLessonRepository repository = new LiveLessonRepository(database.jdbc());
    var signals = new LiveSignalService(repository, clock);
    filter = new LiveSignalFilter(() -> signals);
    TestClasses classes = new TestClasses(database.jdbc());
    ClassId schoolClass = classes.add("5b");
    pupil =
        new AccountRepository(database.jdbc(), database.transactions(), clock)
            .add(AccountRole.LEARNER, "Ada", "ada-" + UUID.randomUUID())
            .id();
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
  void othersHearNothing() throws ServletException, IOException {
    for (String who :
        new String[] {null, "", "x", "0".repeat(5000), "'; drop", UUID.randomUUID().toString()}) {
      assertThat(ask(who).getContentAsString()).isEmpty();
    }
  }
}
