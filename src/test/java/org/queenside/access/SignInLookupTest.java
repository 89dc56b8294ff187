package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.SignInRepository;
import org.queenside.identity.session.TestAccounts;
import org.queenside.store.StatementLog;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Who is signed in is looked up in every request of a page, and once. */
@BrowserTest
class SignInLookupTest {

  @Autowired private AccountRepository accounts;
  @Autowired private SignInRepository signIns;
  @LocalServerPort private int port;

  @Test
  void aRequestOfAPageLooksTheSignInUpOnce() {
    Account teacher = accounts.add(AccountRole.TEACHER, "Ada", "ada " + UUID.randomUUID());
    HttpPageVisit visit =
        new HttpPageVisit(
            port, TestAccounts.signInByCookie(signIns, teacher, Duration.ofHours(1), false));
    AtomicReference<HttpResponse<String>> answer = new AtomicReference<>();

    StatementLog log = StatementLog.during(() -> answer.set(visit.navigate("classes")));

    List<String> statements =
        log.ofRequest(answer.get().headers().firstValue("X-Request-Id").orElseThrow());
    assertThat(answer.get().body()).contains("Make a class");
    assertThat(statements).filteredOn(each -> each.contains("from sign_in s")).hasSize(1);
  }

  @Test
  void theNextRequestKnowsThatTheSignInHasEnded() {
    Account teacher = accounts.add(AccountRole.TEACHER, "Ada", "ada " + UUID.randomUUID());
    HttpPageVisit visit =
        new HttpPageVisit(
            port, TestAccounts.signInByCookie(signIns, teacher, Duration.ofHours(1), false));
    assertThat(visit.open("classes")).contains("Make a class");

    signIns.endAll(teacher.id());

    assertThat(visit.open("classes")).doesNotContain("Make a class");
  }
}
