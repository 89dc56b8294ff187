package org.queenside.access;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.openqa.selenium.Cookie;
import org.queenside.browser.Browser;
import org.queenside.browser.BrowserTest;
import org.queenside.course.source.CourseTranslationFiles;
import org.queenside.text.PseudoLanguage;
import org.queenside.text.TranslationFolder;
import org.queenside.text.TranslationReport;
import org.queenside.text.Translations;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Every page in other languages, as the server sends it: no English sentence is left on any. */
@BrowserTest
@ResourceLock(Resources.GLOBAL)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryLanguageTest {
  private static final Set<Actor> ACTORS =
      EnumSet.of(Actor.VISITOR, Actor.PUPIL, Actor.TEACHER, Actor.ADMINISTRATOR);

  private static final HttpClient HTTP =
      HttpClient.newBuilder().followRedirects(HttpClient.Redirect.ALWAYS).build();

  /** Words with a vowel that has no accent, of three letters and more. */
  private static final Pattern PLAIN = Pattern.compile("\\b[A-Za-z]*[aeiouAEIOU][A-Za-z]*\\b");

  private static final Pattern WORD = Pattern.compile("[\\p{L}’']{3,}");

  /** Words that no text in German, Spanish or French has. */
  private static final Pattern ENGLISH =
      Pattern.compile(
          "\\b(the|and|you|your|with|this|that|isn’t|don’t|can’t|when|which|they|their|have|what)\\b",
          Pattern.CASE_INSENSITIVE);

  /** What the teacher of the fixture has written, in the teacher's own language. */
  private static final List<String> OF_AUTHORS =
      List.of("Mate in one move.", "The king’s own pawns shut it in.");

  private static final Pattern ID = Pattern.compile("[0-9a-z]+(-[0-9a-f]+){4}|\\b[0-9a-f]{12}\\b");

  private static final List<String> READ =
      List.of("aria-label", "title", "placeholder", "alt", "label", "aria-description");

  private final TwoClassesFixture school;
  @LocalServerPort private int port;
  private final TwoClassesFixture.Year year;

  EveryLanguageTest(@Autowired TwoClassesFixture school) {
    this.school = school;
    this.year = school.begin();
  }

  @BeforeAll
  void makePseudoLanguage(@TempDir Path folder) throws IOException {
    Path own = folder.resolve(PseudoLanguage.LOCALE.toLanguageTag());
    var files = new TranslationFolder(own, PseudoLanguage.LOCALE, false, false);
    CourseTranslationFiles.update(files);
    PseudoLanguage.fillLessons(own);
    assertThat(CourseTranslationFiles.update(files))
        .flatExtracting(TranslationReport::problems)
        .filteredOn(problem -> !problem.contains("Shorten"))
        .isEmpty();
    PseudoLanguage.write(folder);
    Translations.use(folder);
  }

  @AfterAll
  void forgetPseudoLanguage() {
    Translations.use(null);
  }

  @TestFactory
  Stream<DynamicTest> everyTextOfThePageIsTranslated() {
    return ACTORS.stream()
        .flatMap(actor -> pages(PseudoLanguage.LOCALE.toLanguageTag(), true, actor));
  }

  @TestFactory
  Stream<DynamicTest> noPageHasAnEnglishWord() {
    return Stream.of(
            pages("de", false, Actor.VISITOR),
            pages("es", false, Actor.PUPIL),
            pages("fr", false, Actor.TEACHER))
        .flatMap(each -> each);
  }

  private Stream<DynamicTest> pages(String language, boolean pseudo, Actor actor) {
    String cookie = school.cookie(actor, year);
    return RouteMatrixTest.routesFor(actor).stream()
        .map(
            route ->
                dynamicTest(
                    language + " " + actor + " /" + route,
                    () -> read(route, language, cookie, pseudo)));
  }

  /** A page that a teacher uses on a phone, or a learner: one of each kind. */
  private static final List<String> ON_PHONES =
      List.of(
          "",
          "course",
          "learn/:lesson/:exercise?",
          "rules/:rule",
          "play",
          "play/chess",
          "play/:game",
          "puzzles",
          "puzzles/:mode/:puzzle?",
          "practice",
          "practice/:drill",
          "account",
          "me",
          "classes",
          "workshop",
          "assign",
          "class/:class",
          "class/:class/pupils",
          "class/:class/add",
          "class/:class/assignments",
          "class/:class/report",
          "class/:class/gradebook/:term?",
          "class/:class/live",
          "class/:class/games",
          "class/:class/cards",
          "class/:class/settings");

  /** Texts that leave the screen or a box that hides what doesn't fit, except where one scrolls. */
  private static final String CUT =
      """
      const found = [];
      const page = document.documentElement;
      if (page.scrollWidth > innerWidth + 1) {
        found.push(`the page is ${page.scrollWidth} wide`);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (text.nodeValue.trim() === '' || !parent.checkVisibility() || parent.closest('.sr, .skip-link, script, style, queenside-board')) {
          continue;
        }
        const range = document.createRange();
        range.selectNodeContents(text);
        const at = range.getBoundingClientRect();
        for (let box = parent; box !== null; box = box.parentElement) {
          const overflow = getComputedStyle(box).overflowX;
          // A box of one pixel is for screen readers.
          if (overflow === 'auto' || overflow === 'scroll' || box.clientWidth === 1) {
            break;
          }
          const edge = box === page ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
          if ((overflow === 'hidden' || overflow === 'clip' || box === page)
              && at.width > 0 && (at.left < edge.left - 2 || at.right > edge.right + 2)) {
            found.push(text.nodeValue.trim());
            break;
          }
        }
      }
      return found;
      """;

  @Test
  void nothingIsCutOnAPhone(Browser browser) {
    // The account keeps its language, so it isn't one of the other tests'.
    String[] cookie = requireNonNull(school.cookie(Actor.CO_TEACHER, year)).split("=", 2);
    browser.open("/");
    browser.driver().manage().addCookie(new Cookie(cookie[0], cookie[1]));
    browser.resize(390, 844);
    browser.open("/?lang=" + PseudoLanguage.LOCALE.toLanguageTag());

    assertThat(ON_PHONES)
        .allSatisfy(
            route -> {
              browser.open("/" + year.address(route));
              assertThat(browser.driver().executeScript(CUT)).as(route).isEqualTo(List.of());
              assertThat(browser.driver().executeScript(DIRECTIONS)).isEqualTo("rtl ltr");
            });
  }

  /** Moves, squares and files run from left to right in every language. */
  private static final String DIRECTIONS =
      """
      const board = document.querySelector('queenside-board > *');
      return document.documentElement.dir + ' ' + (board ? getComputedStyle(board).direction : 'ltr');
      """;

  private void read(String route, String language, @Nullable String cookie, boolean pseudo)
      throws IOException, InterruptedException {
    String path = year.address(route);
    var request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/" + path))
            .header("Accept-Language", language)
            .header("Accept", "text/html");
    if (cookie != null) {
      request.header("Cookie", cookie);
    }
    HttpResponse<String> answer = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    Document page = Jsoup.parse(answer.body());
    assertThat(page.children().attr("lang")).as(path).isEqualTo(language);
    Set<String> left = new TreeSet<>();
    texts(page).forEach(text -> foreign(text, pseudo, left));
    assertThat(left).as("%s in %s", path, language).isEmpty();
  }

  private void foreign(String text, boolean pseudo, Set<String> left) {
    String own = ID.matcher(text).replaceAll("");
    for (String written : Stream.concat(year.secrets().stream(), OF_AUTHORS.stream()).toList()) {
      own = own.replace(written, "");
    }
    if (pseudo) {
      WORD.matcher(own)
          .results()
          .map(word -> word.group())
          .filter(word -> PLAIN.matcher(word).matches())
          .filter(word -> !KNOWN.contains(word))
          .findFirst()
          .ifPresent(_ -> left.add(text.strip()));
    } else if (ENGLISH.matcher(own).find()) {
      left.add(text.strip());
    }
  }

  /** Names and codes that are the same in every language. */
  private static final Set<String> KNOWN =
      Set.of(
          "Queenside",
          "English",
          "Deutsch",
          "Español",
          "Français",
          "FEN",
          "EPD",
          "Europe",
          "Somebody",
          "SNAPSHOT",
          "Class",
          "Group",
          "Berlin");

  private static List<String> texts(Document page) {
    List<String> texts = new ArrayList<>();
    page.select("script, style, template, [translate=no], datalist, .languages, code").remove();
    page.body().nodeStream(TextNode.class).map(TextNode::getWholeText).forEach(texts::add);
    for (String name : READ) {
      for (Element element : page.body().select("[" + name + "]")) {
        texts.add(element.attr(name));
      }
    }
    texts.add(page.title());
    return texts;
  }
}
