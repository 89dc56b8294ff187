package org.queenside.learner.oidc;

import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.queenside.browser.BrowserTest;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.Role;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A program that offers signing in with a real provider. All tests of this share the two. */
@BrowserTest
abstract class ProviderTest {

  static final TestProvider PROVIDER = new TestProvider();

  @Autowired Accounts accounts;
  @Autowired JdbcClient jdbc;
  @LocalServerPort private int port;

  @DynamicPropertySource
  static void provider(DynamicPropertyRegistry settings) {
    settings.add("queenside.oidc.issuer", PROVIDER::issuer);
    settings.add("queenside.oidc.client-id", () -> TestProvider.CLIENT);
    settings.add("queenside.oidc.client-secret", () -> TestProvider.SECRET);
    settings.add("queenside.oidc.name", () -> "Hill School");
    settings.add("queenside.oidc.role-claim", () -> "groups");
    settings.add("queenside.oidc.instructors", () -> "chess-teachers");
  }

  @BeforeEach
  void theProviderKnowsTheProgram() {
    TestProvider.answersGoTo = program("/login/oauth2/code/oidc");
  }

  @AfterEach
  void forgetThePeopleOfTheProvider() {
    jdbc.sql("delete from external_identity").update();
  }

  /** Makes an account that belongs to a person of the provider and has no password. */
  Account linked(String person, Role role) {
    Account account = accounts.add(role, "Robert", person + " " + UUID.randomUUID());
    jdbc.sql(
            """
            insert into external_identity (issuer, subject, learner_id, linked_at)
            values (?, ?, ?, now())""")
        .params(PROVIDER.issuer(), person, account.id().value())
        .update();
    return account;
  }

  String program(String path) {
    return "http://localhost:" + port + path;
  }
}
