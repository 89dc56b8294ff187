package org.queenside.web;

import com.vaadin.flow.i18n.I18NProvider;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.session.LanguageService;
import org.queenside.text.TextDirection;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorViewResolver;
import org.springframework.core.Ordered;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.ModelAndView;

/**
 * Answers failed requests with the error page in the language of the browser, or the one chosen in
 * it.
 */
@Component
record TranslatedErrorPages(I18NProvider texts) implements ErrorViewResolver, Ordered {

  @Override
  public int getOrder() {
    return HIGHEST_PRECEDENCE;
  }

  @Override
  public @Nullable ModelAndView resolveErrorView(
      HttpServletRequest request, HttpStatus status, Map<String, Object> model) {
    Locale locale = LanguageService.ofBrowserOnly(request);
    String page =
        status.is4xxClientError()
            ? page("public/error/4xx.html", "notfound", locale)
            : page("public/error/5xx.html", "failure", locale);
    return new ModelAndView(
        (_, _, response) -> {
          response.setContentType(MediaType.TEXT_HTML_VALUE + ";charset=UTF-8");
          response.getOutputStream().write(page.getBytes(StandardCharsets.UTF_8));
          // Sent here, a browser that has gone away is noticed where that is expected.
          response.flushBuffer();
        });
  }

  /** Returns a page without scripts, with the texts of a language. */
  String page(String file, String key, Locale locale) {
    Document page;
    try {
      page = Jsoup.parse(new ClassPathResource(file).getContentAsString(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    page.children()
        .attr("lang", locale.toLanguageTag())
        .attr("dir", TextDirection.of(locale).attribute());
    page.expectFirst("h1").text(texts.getTranslation(key + ".headline", locale));
    page.expectFirst("main p").text(texts.getTranslation(key + ".text", locale));
    page.expectFirst("main a").text(texts.getTranslation(key + ".action", locale));
    return page.outerHtml();
  }
}
