package org.queenside.identity.oidc;

import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.queenside.browser.BrowserTest;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A program that offers signing in with a real provider. All such tests share both. */
@BrowserTest
abstract class OidcProviderTest {

  static final TestOidcProvider PROVIDER = new TestOidcProvider();

  @Autowired AccountRepository accounts;
  @Autowired JdbcClient jdbc;
  @LocalServerPort private int port;

  @DynamicPropertySource
  static void provider(DynamicPropertyRegistry settings) {
    settings.add("queenside.oidc.issuer", PROVIDER::issuer);
    settings.add("queenside.oidc.client-id", () -> TestOidcProvider.CLIENT);
    settings.add("queenside.oidc.client-secret", () -> TestOidcProvider.SECRET);
    settings.add("queenside.oidc.name", () -> "Hill School");
    settings.add("queenside.oidc.role-claim", () -> "groups");
    settings.add("queenside.oidc.instructors", () -> "chess-teachers");
  }

  @BeforeEach
  void theProviderKnowsTheProgram() {
    TestOidcProvider.answersGoTo = program("/login/oauth2/code/oidc");
  }

  @AfterEach
  void forgetThePeopleOfTheProvider() {
    jdbc.sql("delete from external_identity").update();
  }

  /** Makes an account that is linked to a person at the provider and has no password. */
  Account linked(String person, AccountRole role) {
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
