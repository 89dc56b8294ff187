package org.queenside.identity.management;

import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Token;
import org.queenside.store.JdbcValues;
import org.queenside.text.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The link by which the person who runs the program becomes its administrator. Each start prints
 * one while there is no administrator, or when it's asked for because the way in was lost; to the
 * standard output and never to the log. It stands in the database, so every program on that
 * database knows it. It works once, for {@link #LIFE}. As soon as there is an administrator, no
 * link works any more but those that were asked for.
 */
@Component
class AdministratorLinkService {

  static final String PATH = "/first/";

  /** How long a link can be used. The next start prints another one. */
  static final Duration LIFE = Duration.ofHours(24);

  private static final Logger LOG = LoggerFactory.getLogger(AdministratorLinkService.class);

  private final AccountRepository accounts;
  private final JdbcClient jdbc;
  private final Clock clock;
  private final boolean wanted;

  AdministratorLinkService(
      AccountRepository accounts,
      JdbcClient jdbc,
      Clock clock,
      @Value("${queenside.administrator-link:false}") boolean wanted) {
    this.accounts = accounts;
    this.jdbc = jdbc;
    this.clock = clock;
    this.wanted = wanted;
  }

  /** The port for monitoring is a server of its own, and says nothing. */
  @EventListener
  void printIfNeeded(WebServerInitializedEvent started) {
    try {
      if (started.getApplicationContext().getServerNamespace() == null
          && (wanted || isWithoutAdministrator())) {
        String text =
            Messages.english("org.queenside.identity.management.administrator-link")
                .raw("first.link");
        int port = started.getWebServer().getPort();
        System.out.println(text + " http://localhost:" + port + make(wanted));
      }
    } catch (DataAccessException e) {
      String trouble = e.getMostSpecificCause().getMessage();
      LOG.warn("No link for an administrator could be made at this start: {}", trouble);
    }
  }

  /**
   * Makes a link.
   *
   * @param askedFor whether it works although there is an administrator
   * @return its path as from the root
   */
  String make(boolean askedFor) {
    Token token = Token.random();
    jdbc.sql("insert into administrator_link (token_hash, asked_for, expires_at) values (?, ?, ?)")
        .params(token.sha256(), askedFor, now().plus(LIFE))
        .update();
    return PATH + token.text();
  }

  /** Returns whether a token is that of a link that works. */
  boolean isOpen(String offered) {
    Token token = Token.parse(offered);
    return token != null
        && jdbc.sql(
                "select asked_for from administrator_link where token_hash = ? and expires_at > ?")
            .params(token.sha256(), now())
            .query(Boolean.class)
            .optional()
            .map(askedFor -> askedFor || isWithoutAdministrator())
            .orElse(false);
  }

  /**
   * Uses a link up, in the transaction that makes the administrator. All links that weren't asked
   * for go with it. They are locked in one order first: of two people who use two links at the same
   * time, one becomes the administrator.
   *
   * @return false if it opens nothing any more
   */
  boolean use(String offered) {
    Token token = Token.parse(offered);
    if (token == null) {
      return false;
    }
    byte[] used = token.sha256();
    List<byte[]> open =
        jdbc.sql(
                """
                select token_hash from administrator_link
                where (token_hash = ? or not asked_for) and expires_at > ?
                order by token_hash for update""")
            .params(used, now())
            .query(byte[].class)
            .list();
    jdbc.sql("delete from administrator_link where token_hash = ? or not asked_for")
        .param(used)
        .update();
    return open.stream().anyMatch(hash -> MessageDigest.isEqual(hash, used));
  }

  /** Deletes the links that can no longer be used. */
  int forgetExpired() {
    return jdbc.sql("delete from administrator_link where expires_at <= ?").param(now()).update();
  }

  private boolean isWithoutAdministrator() {
    return accounts.all(AccountRole.ADMINISTRATOR).isEmpty();
  }

  private OffsetDateTime now() {
    return JdbcValues.timestamp(clock.instant());
  }
}
