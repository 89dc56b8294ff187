package org.queenside.identity.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.StatementLog;
import org.queenside.store.TestDatabase;

/** Tests what one request remembers, and what makes it ask again. */
@OnEveryDatabase
class SignInLookupCacheTest {

  private final SignInFixture signInFixture;
  private final TestBrowser browser = new TestBrowser();
  private final Account ada;

  SignInLookupCacheTest(TestDatabase database) {
    this.signInFixture = new SignInFixture(database);
    this.ada = signInFixture.account(AccountRole.TEACHER);
    browser.request(
        () ->
            signInFixture.signIn.byPassword(
                ada.signInName(), SignInFixture.PASSWORD, SignInOptions.SHORT));
  }

  @Test
  void aRequestAsksOnceAndTheNextOneAgain() {
    assertThat(
            StatementLog.of(
                () -> {
                  TestAccounts.inOneRequest(this::askTwice);
                  TestAccounts.inOneRequest(this::askTwice);
                }))
        .hasSize(2);
  }

  @Test
  void outsideARequestOfAPageEveryQuestionIsAsked() {
    assertThat(StatementLog.of(this::askTwice)).hasSize(2);
  }

  @Test
  void aSignInThatEndsInARequestHasEndedForTheRestOfIt() {
    TestAccounts.inOneRequest(
        () -> {
          assertThat(signInFixture.in(browser)).isEqualTo(ada);
          signInFixture.signIns.endAll(ada.id());
          assertThat(signInFixture.in(browser)).isNull();
        });
  }

  @Test
  void aRoleThatChangesInARequestCountsForTheRestOfIt() {
    TestAccounts.inOneRequest(
        () -> {
          assertThat(signInFixture.in(browser)).isEqualTo(ada);
          signInFixture.accounts.changeRole(ada.id(), AccountRole.LEARNER);
          assertThat(signInFixture.in(browser).role()).isEqualTo(AccountRole.LEARNER);
          signInFixture.accounts.rename(ada.id(), "Ada L.");
          assertThat(signInFixture.in(browser).name()).isEqualTo("Ada L.");
        });
  }

  private void askTwice() {
    assertThat(signInFixture.in(browser)).isEqualTo(ada);
    assertThat(signInFixture.in(browser)).isEqualTo(ada);
  }
}
