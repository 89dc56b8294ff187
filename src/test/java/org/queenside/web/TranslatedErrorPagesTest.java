package org.queenside.web;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class TranslatedErrorPagesTest {

  private final TranslatedErrorPages pages = new TranslatedErrorPages(new GermanTexts());
  private final MockHttpServletRequest request = new MockHttpServletRequest();

  @Test
  void thePageIsInALanguageOfTheBrowser() throws Exception {
    request.setPreferredLocales(List.of(Locale.ITALIAN, Locale.of("de", "AT"), Locale.ENGLISH));

    assertThat(page(HttpStatus.NOT_FOUND))
        .contains(
            "<html lang=\"de\" dir=\"ltr\">",
            "<h1>notfound.headline de</h1>",
            "<p>notfound.text de</p>",
            "href=\"/course\">notfound.action de</a>")
        .doesNotContain("There’s nothing");
  }

  @Test
  void failuresOfTheServerHaveTheirOwnPage() throws Exception {
    request.setPreferredLocales(List.of(Locale.UK, Locale.GERMAN));

    assertThat(page(HttpStatus.SERVICE_UNAVAILABLE))
        .contains("<html lang=\"en\" dir=\"ltr\">", "<h1>failure.headline en</h1>");
  }

  private String page(HttpStatus status) throws Exception {
    var response = new MockHttpServletResponse();
    requireNonNull(requireNonNull(pages.resolveErrorView(request, status, Map.of())).getView())
        .render(null, request, response);
    return response.getContentAsString();
  }

  private static final class GermanTexts implements I18NProvider {
    private static final long serialVersionUID = 1;

    @Override
    public List<Locale> getProvidedLocales() {
      return List.of(Locale.ENGLISH, Locale.GERMAN);
    }

    @Override
    public String getTranslation(String key, Locale locale, Object... params) {
      return key + " " + locale;
    }
  }
}
