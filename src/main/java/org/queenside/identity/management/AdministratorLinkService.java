package org.queenside.identity.management;

import java.time.Duration;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.Token;
import org.queenside.text.MessageBundle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/**
 * The link by which the person who runs the program becomes its administrator. The program prints
 * one to standard output at the start, never to the log, if there is no administrator or if the
 * operator asks for it because no administrator can sign in. It is stored in the database, so it
 * works on every program that uses that database. It works once, within {@link #LIFE}. As soon as
 * there is an administrator, only links that were asked for work. A made-up school has no
 * administrator, so no link works there.
 */
@Component
class AdministratorLinkService {

  static final String PATH = "/first/";

  /** How long a link can be used. The next start prints a new one. */
  static final Duration LIFE = Duration.ofHours(24);

  private static final Logger LOG = LoggerFactory.getLogger(AdministratorLinkService.class);

  private final AccountRepository accounts;
  private final AdministratorLinkRepository links;
  private final boolean wanted;
  private final boolean demo;

  AdministratorLinkService(
      AccountRepository accounts,
      AdministratorLinkRepository links,
      @Value("${queenside.administrator-link:false}") boolean wanted,
      @Value("${queenside.demo:false}") boolean demo) {
    this.accounts = accounts;
    this.links = links;
    this.wanted = wanted;
    this.demo = demo;
  }

  /** The monitoring port is a server of its own, which doesn't print a link. */
  @EventListener
  void printIfNeeded(WebServerInitializedEvent started) {
    try {
      if (started.getApplicationContext().getServerNamespace() == null
          && !demo
          && (wanted || isWithoutAdministrator())) {
        String text =
            MessageBundle.english("org.queenside.identity.management.administrator-link")
                .raw("first.link");
        int port = started.getWebServer().getPort();
        System.out.println(text + " http://localhost:" + port + make(wanted));
      }
    } catch (DataAccessException e) {
      String trouble = e.getMostSpecificCause().getMessage();
      LOG.warn("Couldn't make an administrator link at this start: {}", trouble);
    }
  }

  /**
   * Makes a link.
   *
   * @param askedFor whether it works even if there is an administrator
   * @return its path, relative to the root
   */
  String make(boolean askedFor) {
    Token token = Token.random();
    links.add(token, askedFor, LIFE);
    return PATH + token.text();
  }

  /** Returns whether a token belongs to a link that works. */
  boolean isOpen(String offered) {
    Token token = Token.parse(offered);
    Boolean askedFor = token == null || demo ? null : links.isAskedFor(token);
    return askedFor != null && (askedFor || isWithoutAdministrator());
  }

  /**
   * Uses up a link, in the transaction that makes the administrator. All links that weren't asked
   * for are deleted with it.
   *
   * @return false if it no longer works
   */
  boolean use(String offered) {
    Token token = Token.parse(offered);
    return token != null && !demo && links.use(token);
  }

  private boolean isWithoutAdministrator() {
    return accounts.all(AccountRole.ADMINISTRATOR).isEmpty();
  }
}
