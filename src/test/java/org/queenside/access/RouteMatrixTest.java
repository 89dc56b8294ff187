package org.queenside.access;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.RouteBaseData;
import com.vaadin.flow.router.RouteConfiguration;
import com.vaadin.flow.server.VaadinServletContext;
import com.vaadin.flow.server.startup.ApplicationRouteRegistry;
import jakarta.servlet.ServletContext;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.queenside.browser.BrowserTest;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Every route, opened by every actor with the addresses of class A. */
@BrowserTest
class RouteMatrixTest {

  private static final Set<Actor> EVERYBODY = EnumSet.allOf(Actor.class);

  /** A link with an invalid secret. */
  private static final Set<Actor> NOBODY = EnumSet.noneOf(Actor.class);

  private static final Set<Actor> SIGNED_IN =
      EnumSet.complementOf(EnumSet.of(Actor.VISITOR, Actor.EXPIRED));
  private static final Set<Actor> TEACHERS =
      EnumSet.of(
          Actor.TEACHER,
          Actor.CO_TEACHER,
          Actor.TEACHER_OF_B,
          Actor.ASSISTANT,
          Actor.ADMINISTRATOR,
          Actor.UNCONFIRMED_ADMINISTRATOR);
  private static final Set<Actor> TEACHERS_OF_A = EnumSet.of(Actor.TEACHER, Actor.CO_TEACHER);

  /** The teachers of class A and the assistant. */
  private static final Set<Actor> READERS_OF_A =
      EnumSet.of(Actor.TEACHER, Actor.CO_TEACHER, Actor.ASSISTANT);

  private static final Set<Actor> WHO_HAS_THE_TASK = EnumSet.of(Actor.PUPIL);
  private static final Set<Actor> AUTHOR = EnumSet.of(Actor.TEACHER);
  private static final Set<Actor> ADMINISTRATORS = EnumSet.of(Actor.ADMINISTRATOR);

  /** The actors that may see each route. A route that is missing here fails the test. */
  private static final Map<String, Set<Actor>> MAY_SEE =
      Map.ofEntries(
          entry("", EVERYBODY),
          entry("course", EVERYBODY),
          entry("learn/:lesson/:exercise?", EVERYBODY),
          entry("learn/:lesson/done", EVERYBODY),
          entry("test/:lesson", EVERYBODY),
          entry("review", EVERYBODY),
          entry("examination", EVERYBODY),
          entry("placement", EVERYBODY),
          entry("diploma", EVERYBODY),
          entry("ready", EVERYBODY),
          entry("rules", EVERYBODY),
          entry("rules/:rule", EVERYBODY),
          entry("rules/print", EVERYBODY),
          entry("play", EVERYBODY),
          entry("play/chess", EVERYBODY),
          entry("play/:game", EVERYBODY),
          entry("play/games", EVERYBODY),
          entry("play/classmates", SIGNED_IN),
          entry("play/game/:id", EnumSet.of(Actor.PUPIL)),
          entry("play/game/:id/review", EnumSet.of(Actor.PUPIL)),
          entry("play/game/:id/review/:ply", EnumSet.of(Actor.PUPIL)),
          entry("play/game/:id/moves", EnumSet.of(Actor.PUPIL)),
          entry("puzzles", EVERYBODY),
          entry("puzzles/themes", EVERYBODY),
          entry("puzzles/streak", EVERYBODY),
          entry("puzzles/me", EVERYBODY),
          entry("puzzles/:mode/:puzzle?", EVERYBODY),
          entry("practice", EVERYBODY),
          entry("practice/:drill", EVERYBODY),
          entry("today", EVERYBODY),
          entry("collections", EVERYBODY),
          entry("sign-in", EVERYBODY),
          entry("first/:token", NOBODY),
          entry("card/:token", EVERYBODY),
          // Without the cookie of a class tablet it shows nothing; see TabletServiceTest.
          entry("tablet", EVERYBODY),
          entry("tie/:token", EVERYBODY),
          entry("invitation/:token", EVERYBODY),
          entry("parents/:token", EVERYBODY),
          entry("register", NOBODY),
          entry("administration", ADMINISTRATORS),
          entry("administration/classes", ADMINISTRATORS),
          entry("administration/log", ADMINISTRATORS),
          entry("administration/system", ADMINISTRATORS),
          entry("administration/no-class", ADMINISTRATORS),
          entry("administration/new-classes", ADMINISTRATORS),
          entry("account", SIGNED_IN),
          entry("me", SIGNED_IN),
          entry("work/:assignment/:place?", WHO_HAS_THE_TASK),
          entry("class/:class", READERS_OF_A),
          entry("class/:class/games", READERS_OF_A),
          entry("class/:class/games/:board", READERS_OF_A),
          entry("class/:class/live", TEACHERS_OF_A),
          entry("class/:class/board/:assignment", READERS_OF_A),
          entry("class/:class/board/:assignment/:pupil/:place", READERS_OF_A),
          entry("class/:class/misconceptions", READERS_OF_A),
          // Its address until 2026.
          entry("class/:class/beliefs", READERS_OF_A),
          entry("class/:class/mistakes", READERS_OF_A),
          entry("class/:class/report", READERS_OF_A),
          entry("class/:class/gradebook/:term?", READERS_OF_A),
          entry("class/:class/pupil/:pupil", READERS_OF_A),
          entry("class/:class/pupil/:pupil/sheet", TEACHERS_OF_A),
          entry("class/:class/paper/:assignment", TEACHERS_OF_A),
          entry("class/:class/paper/:assignment/key", TEACHERS_OF_A),
          entry("class/:class/paper/:assignment/results", TEACHERS_OF_A),
          entry("class/:class/assignments", TEACHERS_OF_A),
          entry("class/:class/assign/:assignment?", TEACHERS_OF_A),
          entry("class/:class/plan", TEACHERS_OF_A),
          entry("class/:class/diplomas", TEACHERS_OF_A),
          entry("assign", TEACHERS),
          entry("workshop", TEACHERS),
          entry("workshop/:own", AUTHOR),
          entry("classes", TEACHERS),
          entry("classes/new-year", TEACHERS),
          entry("class/:class/pupils", TEACHERS_OF_A),
          entry("class/:class/parents", TEACHERS_OF_A),
          entry("class/:class/add", TEACHERS_OF_A),
          entry("class/:class/cards", TEACHERS_OF_A),
          entry("class/:class/codes", TEACHERS_OF_A),
          entry("class/:class/tablets", TEACHERS_OF_A),
          entry("class/:class/settings", TEACHERS_OF_A));

  private static final String NOTHING_HERE = "There’s nothing at this address.";
  private static final String FOR_OTHERS = "You can’t open this page.";
  private static final String PASSWORD_AGAIN = "Type your password again";
  private static final String FAILED = "We can’t show this page just now.";

  private final TwoClassesFixture school;
  private final ServletContext servletContext;
  @LocalServerPort private int port;
  private TwoClassesFixture.Year year;

  RouteMatrixTest(@Autowired TwoClassesFixture school, @Autowired ServletContext servletContext) {
    this.school = school;
    this.servletContext = servletContext;
    this.year = school.begin();
  }

  /** Returns the routes that an actor may see, in order. */
  static List<String> routesFor(Actor actor) {
    return MAY_SEE.entrySet().stream()
        .filter(route -> route.getValue().contains(actor))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  @Test
  void everyRouteIsInTheTable() {
    assertThat(routes()).isSubsetOf(MAY_SEE.keySet()).containsAll(MAY_SEE.keySet());
  }

  private List<String> routes() {
    var registry = ApplicationRouteRegistry.getInstance(new VaadinServletContext(servletContext));
    return RouteConfiguration.forRegistry(registry).getAvailableRoutes().stream()
        .filter(route -> !isOfTests(route.getNavigationTarget()))
        .flatMap(route -> Stream.concat(Stream.of(route), route.getRouteAliases().stream()))
        .map(RouteBaseData::getTemplate)
        .distinct()
        .toList();
  }

  private static boolean isOfTests(Class<? extends Component> view) {
    return view.getProtectionDomain().getCodeSource().getLocation().getPath().contains("test-");
  }

  /** The actors that open every route. */
  Set<Actor> actors() {
    return EVERYBODY;
  }

  @TestFactory
  Stream<DynamicTest> pagesShowNothingToUnauthorisedActors() {
    return actors().stream()
        .flatMap(
            actor -> {
              var visit = new HttpPageVisit(port, school.cookie(actor, year));
              return MAY_SEE.entrySet().stream()
                  .sorted(Map.Entry.comparingByKey(Comparator.naturalOrder()))
                  .map(
                      route ->
                          dynamicTest(
                              actor + " /" + route.getKey(),
                              () -> tryToOpen(visit, actor, route.getKey(), route.getValue())));
            });
  }

  private static boolean isToSignIn(String page) {
    return page.contains("\"Sign in\"") && page.contains("current-password");
  }

  private void tryToOpen(HttpPageVisit visit, Actor actor, String route, Set<Actor> maySee) {
    String path = year.address(route);
    String page = visit.open(path);

    assertThat(page).as("%s at %s", actor, path).doesNotContain(FAILED);
    boolean closed =
        page.contains(NOTHING_HERE)
            || page.contains(FOR_OTHERS)
            || page.contains(PASSWORD_AGAIN)
            || (isToSignIn(page) && !path.equals("sign-in"));
    assertThat(closed).as("closed for %s: %s", actor, path).isNotEqualTo(maySee.contains(actor));
    if (actor == Actor.ASSISTANT) {
      assertThat(page)
          .as("%s at %s", actor, path)
          .doesNotContain(year.code(), year.account(Actor.PUPIL).signInName());
    }
    boolean reader =
        actor == Actor.ASSISTANT && (maySee == READERS_OF_A || route.equals("classes"));
    if (!TEACHERS_OF_A.contains(actor) && actor != Actor.PUPIL && !reader) {
      assertThat(page).as("%s at %s", actor, path).doesNotContain(secretsFor(actor, route));
    }
  }

  /**
   * The audit log and the list of classes name classes, but no pupils or work. The list of learners
   * in no class names pupils whom other tests have removed.
   */
  private Set<String> secretsFor(Actor actor, String route) {
    return year.secrets().stream()
        .filter(secret -> actor != Actor.ADMINISTRATOR || !secret.equals(TwoClassesFixture.CLASS))
        .filter(
            secret ->
                actor != Actor.ADMINISTRATOR
                    || !route.equals("administration/no-class")
                    || !secret.equals(TwoClassesFixture.PUPIL))
        .collect(Collectors.toSet());
  }
}
