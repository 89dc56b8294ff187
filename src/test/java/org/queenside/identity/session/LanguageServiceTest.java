package org.queenside.identity.session;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.LanguageRepository;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.TestClasses;
import org.queenside.store.TestDatabase;
import org.queenside.text.Translations;
import org.springframework.mock.web.MockHttpServletRequest;

/** Five languages, one for each way to choose one. */
@ResourceLock(Resources.GLOBAL)
class LanguageServiceTest {
  private static final String COOKIE = "queenside-language";

  private final TestDatabase database = TestDatabase.onH2();
  private final AccountRepository accounts =
      new AccountRepository(database.jdbc(), database.transactions(), Clock.systemUTC());
  private final TestClasses classes = new TestClasses(database.jdbc());
  private final LanguageRepository languages = new LanguageRepository(database.jdbc());
  private final CurrentAccount current = TestAccounts.currentAccount(database);
  private final LanguageService service = new LanguageService(languages, current);
  private final TestBrowser browser = new TestBrowser();

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void translate() throws IOException {
    for (String language : List.of("de", "el", "fi", "it", "pt-BR", "sv")) {
      Files.createDirectories(folder.resolve(language));
    }
    Translations.use(folder);
  }

  @AfterEach
  void restore() {
    Translations.use(null);
    database.close();
  }

  private Locale open(@Nullable String address, String... preferred) {
    return browser.request(
        () -> {
          var request = (MockHttpServletRequest) requireNonNull(CurrentRequest.find());
          request.setPreferredLocales(
              List.of(preferred.length == 0 ? "sv" : preferred[0]).stream()
                  .map(Locale::forLanguageTag)
                  .toList());
          if (address != null) {
            request.setParameter(LanguageService.PARAMETER, address);
          }
          return service.open();
        });
  }

  private Account signIn() {
    Account account = accounts.add(AccountRole.LEARNER, "Ada", "ada");
    browser.request(
        () -> {
          TestAccounts.signIn(current, account);
          return account;
        });
    return account;
  }

  private void joinClass(Account pupil, String language) {
    ClassId id = classes.add("5b");
    classes.addPupil(id, pupil.id());
    database
        .jdbc()
        .sql("update school_class set language = ? where id = ?")
        .params(language, id.value())
        .update();
  }

  @Test
  void theAddressComesBeforeTheAccountTheBrowsersChoiceTheClassAndItsWish() {
    assertThat(open(null)).isEqualTo(Locale.of("sv"));
    Account ada = signIn();
    joinClass(ada, "fi");
    assertThat(open(null)).isEqualTo(Locale.of("fi"));
    browser.setCookie(new Cookie(COOKIE, "el"));
    assertThat(open(null)).isEqualTo(Locale.of("el"));
    languages.choose(ada.id(), "it");
    assertThat(open(null)).isEqualTo(Locale.ITALIAN);
    assertThat(open("de")).isEqualTo(Locale.GERMAN);
  }

  @Test
  void aVisitorsChoiceIsRememberedInTheBrowser() {
    open("de");

    browser.loseSession();

    assertThat(open(null)).isEqualTo(Locale.GERMAN);
    Cookie cookie = requireNonNull(browser.cookie(COOKIE));
    assertThat(cookie.getValue()).isEqualTo("de");
    assertThat(cookie.isHttpOnly()).isTrue();
    assertThat(cookie.getPath()).isEqualTo("/");
    assertThat(cookie.getAttribute("SameSite")).isEqualTo("Lax");
    assertThat(cookie.getMaxAge()).isEqualTo(400 * 24 * 60 * 60);
  }

  @Test
  void anAccountsChoiceIsRememberedOnEveryBrowserAndNotForTheNextPupil() {
    Account ada = signIn();
    open("de");

    assertThat(languages.find(ada.id()).own()).isEqualTo("de");
    assertThat(open(null)).isEqualTo(Locale.GERMAN);
    assertThat(browser.cookie(COOKIE)).isNull();
  }

  @Test
  void anArchivedClassHasNoLanguage() {
    Account ada = signIn();
    joinClass(ada, "fi");
    database.jdbc().sql("update school_class set archived_at = current_timestamp").update();

    assertThat(open(null)).isEqualTo(Locale.of("sv"));
  }

  @Test
  void theClosestLanguageIsTaken() {
    assertThat(open("de-AT")).isEqualTo(Locale.GERMAN);
    assertThat(requireNonNull(browser.cookie(COOKIE)).getValue()).isEqualTo("de");
    assertThat(open("pt-BR")).isEqualTo(Locale.forLanguageTag("pt-BR"));
    assertThat(open("en-GB")).isEqualTo(Locale.ENGLISH);
  }

  @Test
  void aLanguageThatIsNotHereIsIgnoredAndNotRemembered() {
    for (String unknown : List.of("tlh", "", "no language", "../de", "x".repeat(300))) {
      assertThat(open(unknown)).as(unknown).isEqualTo(Locale.of("sv"));
    }
    assertThat(browser.cookie(COOKIE)).isNull();
    browser.setCookie(new Cookie(COOKIE, "tlh"));
    assertThat(open(null)).isEqualTo(Locale.of("sv"));
    assertThat(open(null, "tlh")).isEqualTo(Locale.ENGLISH);
  }

  @Test
  void withoutADatabaseTheBrowserKeepsTheChoice() {
    signIn();
    database.close();

    assertThat(open("de")).isEqualTo(Locale.GERMAN);
    assertThat(open(null)).isEqualTo(Locale.GERMAN);
  }

  @Test
  void outsideOfARequestItIsEnglish() {
    assertThat(service.open()).isEqualTo(Locale.ENGLISH);
  }
}
