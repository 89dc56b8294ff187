package org.queenside.web;

import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.communication.IndexHtmlResponse;
import org.queenside.http.ContentSecurityPolicy;
import org.springframework.http.HttpHeaders;

/** Gives each page a policy under which only this program's own scripts run. */
final class PagePolicy {

  private PagePolicy() {}

  /** Sets the headers. The page is complete: scripts that are added later wouldn't run. */
  static void protect(IndexHtmlResponse page) {
    String nonce = ContentSecurityPolicy.nextNonce();
    page.getDocument().select("script").attr("nonce", nonce);
    VaadinResponse answer = page.getVaadinResponse();
    answer.setHeader(ContentSecurityPolicy.HEADER, ContentSecurityPolicy.forPage(nonce));
    // Spring Security sets this header too late for a short page, which has already been sent.
    answer.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
  }
}
