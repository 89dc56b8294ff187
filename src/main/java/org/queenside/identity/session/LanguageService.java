package org.queenside.identity.session;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.LanguageRepository;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.queenside.text.Translations;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * The language of a page: the one in its address, or else the one that the account has chosen, the
 * one chosen in this browser, the one of the class, and at last the one that the browser asks for.
 */
@Component
public class LanguageService {
  /** The parameter of an address that chooses a language, as in {@code ?lang=es}. */
  public static final String PARAMETER = "lang";

  private static final LanguageRepository.Choice NOTHING =
      new LanguageRepository.Choice(null, null);

  private final LanguageRepository languages;
  private final CurrentAccount currentAccount;

  LanguageService(LanguageRepository languages, CurrentAccount currentAccount) {
    this.languages = languages;
    this.currentAccount = currentAccount;
  }

  /**
   * Returns the language of the page that is being opened, and remembers one that was just chosen.
   */
  public Locale open() {
    HttpServletRequest request = CurrentRequest.find();
    if (request == null) {
      return Locale.ENGLISH;
    }
    Locale wanted = offered(inAddress(request));
    if (wanted != null) {
      keep(wanted);
      return wanted;
    }
    LanguageRepository.Choice chosen = ofAccount();
    return Stream.of(chosen.own(), LanguageCookie.read(), chosen.ofClass())
        .map(LanguageService::offered)
        .flatMap(Stream::ofNullable)
        .findFirst()
        .orElseGet(() -> ofBrowser(request));
  }

  /** A page that is loaded by its script sends its query as a parameter. */
  private static @Nullable String inAddress(HttpServletRequest request) {
    String here = request.getParameter(PARAMETER);
    String query = here == null ? request.getParameter("query") : null;
    return query == null
        ? here
        : UriComponentsBuilder.newInstance()
            .query(query)
            .build()
            .getQueryParams()
            .getFirst(PARAMETER);
  }

  /**
   * An account keeps its own choice, so that on a shared tablet it isn't the next pupil's. The
   * browser keeps it for everyone else, and while the database fails.
   */
  private void keep(Locale chosen) {
    try {
      Account account = currentAccount.find();
      if (account != null) {
        StoreExceptionTranslator.change(
            "the language", () -> languages.choose(account.id(), chosen.toLanguageTag()));
        return;
      }
    } catch (StoreUnavailableException _) {
      // The cookie keeps it.
    }
    LanguageCookie.write(chosen.toLanguageTag());
  }

  private LanguageRepository.Choice ofAccount() {
    try {
      Account account = currentAccount.find();
      return account == null
          ? NOTHING
          : StoreExceptionTranslator.read("the language", () -> languages.find(account.id()));
    } catch (StoreUnavailableException _) {
      return NOTHING;
    }
  }

  /**
   * Returns the language chosen in a browser, or else the one that it asks for. It works while the
   * database doesn't.
   */
  public static Locale ofBrowserOnly(HttpServletRequest request) {
    Locale chosen = offered(LanguageCookie.read(request));
    return chosen == null ? ofBrowser(request) : chosen;
  }

  private static Locale ofBrowser(HttpServletRequest request) {
    List<Locale> asked = Collections.list(request.getLocales());
    return asked.stream()
        .map(Translations.current()::find)
        .flatMap(Stream::ofNullable)
        .findFirst()
        .orElse(Locale.ENGLISH);
  }

  private static @Nullable Locale offered(@Nullable String tag) {
    return tag == null ? null : Translations.current().find(Locale.forLanguageTag(tag));
  }
}
