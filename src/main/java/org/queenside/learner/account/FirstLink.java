package org.queenside.learner.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Accounts;
import org.queenside.learner.Role;
import org.queenside.learner.Token;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * The link by which whoever runs the program becomes its administrator. It is printed at the start
 * while there is no administrator, or when it is asked for because the way in was lost; to the
 * standard output and never to the log. It works once, and until the program ends.
 */
@Component
class FirstLink {

  static final String PATH = "/first/";

  private final Accounts accounts;
  private final boolean wanted;
  private @Nullable Token token;

  FirstLink(Accounts accounts, @Value("${queenside.administrator-link:false}") boolean wanted) {
    this.accounts = accounts;
    this.wanted = wanted;
  }

  @EventListener
  void printIfNeeded(WebServerInitializedEvent started) {
    if (wanted || accounts.all(Role.ADMINISTRATOR).isEmpty()) {
      String text =
          ResourceBundle.getBundle("org.queenside.learner.account.first", Locale.ENGLISH)
              .getString("first.link");
      int port = started.getWebServer().getPort();
      System.out.println(text + " http://localhost:" + port + renew());
    }
  }

  /** Makes a new link, and returns its path as from the root. */
  synchronized String renew() {
    Token fresh = Token.random();
    token = fresh;
    return PATH + fresh.text();
  }

  /** Returns whether the token is that of the link, and nobody has used it. */
  synchronized boolean isOpen(String offered) {
    return token != null
        && MessageDigest.isEqual(
            token.text().getBytes(StandardCharsets.US_ASCII),
            offered.getBytes(StandardCharsets.UTF_8));
  }

  /** Uses the link up; false if it does not open anything. */
  synchronized boolean use(String offered) {
    boolean open = isOpen(offered);
    if (open) {
      token = null;
    }
    return open;
  }
}
