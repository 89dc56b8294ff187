package org.queenside.learner;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Locale;
import java.util.ResourceBundle;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/**
 * The address that makes a browser the keeper's. It is printed to the standard output, never
 * logged, and leads on at once, so that it does not stay in the address bar or go to another site.
 */
@Controller
class KeeperLink {
  static final String PATH = "/keeper/";

  private static final URI NEXT = URI.create("/collections");

  private final Keeper keeper;
  private int port;

  KeeperLink(Keeper keeper) {
    this.keeper = keeper;
  }

  @EventListener
  void printFirst(WebServerInitializedEvent started) {
    port = started.getWebServer().getPort();
    print();
  }

  @GetMapping(PATH + "{token}")
  ResponseEntity<Void> open(@PathVariable String token, HttpServletRequest request) {
    boolean mayEnter = HttpMethod.GET.matches(request.getMethod()) && !isPrefetch(request);
    if (!mayEnter || !keeper.enter(token, request)) {
      return ResponseEntity.notFound().build();
    }
    print();
    return ResponseEntity.status(HttpStatus.SEE_OTHER)
        .location(NEXT)
        .cacheControl(CacheControl.noStore())
        .header("Referrer-Policy", "no-referrer")
        .build();
  }

  /** A browser that only looks ahead must not use up the link. */
  private static boolean isPrefetch(HttpServletRequest request) {
    String purpose = request.getHeader("Sec-Purpose");
    return purpose != null && purpose.toLowerCase(Locale.ROOT).contains("prefetch");
  }

  private void print() {
    String text =
        ResourceBundle.getBundle("org.queenside.learner.keeper", Locale.ENGLISH)
            .getString("keeper.link");
    System.out.println(text + " http://localhost:" + port + keeper.path());
  }
}
