package org.queenside.identity.management;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.session.TestSignIns;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The program was off for more than a month, and a guest has been away for more than a year. */
@BrowserTest
class PendingDeletionBrowserTest {

  @Autowired private TestSignIns people;
  @Autowired private JdbcClient jdbc;
  @Autowired private Clock clock;

  @Test
  void anAdministratorDecidesWhetherLearnersAreDeleted(Browser browser) {
    UUID guest = UUID.randomUUID();
    jdbc.sql("insert into learner (id, created_at, last_seen_at) values (?, ?, ?)")
        .params(guest, daysAgo(500), daysAgo(401))
        .update();
    jdbc.sql("delete from clock_check").update();
    jdbc.sql("insert into clock_check (id, latest) values (1, ?)").param(daysAgo(40)).update();
    people.signIn(browser, AccountRole.ADMINISTRATOR);

    browser.open("/administration");
    browser.awaitText(".deletion", "1 of ");
    assertThat(browser.accessibilityViolations()).isEmpty();
    browser.click(".deletion .btn.line");
    browser.awaitText(".deletion [role=status]", "The data of these learners has been deleted.");

    assertThat(
            jdbc.sql("select count(*) from learner where id = ?")
                .param(guest)
                .query(Integer.class)
                .single())
        .isZero();
  }

  private OffsetDateTime daysAgo(int days) {
    return clock.instant().minus(Duration.ofDays(days)).atOffset(ZoneOffset.UTC);
  }
}
