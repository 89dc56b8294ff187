package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.browserless.SpringBrowserlessTest;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.RouteBaseData;
import com.vaadin.flow.router.RouteConfiguration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * An actor opens a page, then loses the right to it while the page stays open. Then every component
 * of the page is activated: nothing changes, and every attempt to change something is refused. New
 * pages are found automatically.
 */
@Tag("slow")
@SpringBootTest
class RevokedRightsTest extends SpringBrowserlessTest {

  /** Pages that only show what they read when they were opened; their links check again. */
  private static final Set<String> SHOW_ONLY =
      Set.of(
          // Without a folder for backups, as in tests, there is nothing to press.
          "administration/system",
          "class/:class/board/:assignment/:pupil/:place",
          "class/:class/cards",
          "class/:class/diplomas",
          "class/:class/paper/:assignment/key",
          "class/:class/pupil/:pupil",
          "class/:class/report",
          "administration/log");

  /** How an actor loses a right, and how it is restored. */
  private enum Loss {
    LET_GO(
        "update class_instructor set learner_id = :stranger where learner_id = :actor",
        "update class_instructor set learner_id = :actor where learner_id = :stranger"),
    REMOVED_AS_ASSISTANT(
        "update class_assistant set learner_id = :stranger where learner_id = :actor",
        "update class_assistant set learner_id = :actor where learner_id = :stranger"),
    SIGNED_OUT(
        "update sign_in set expires_at = timestamp '2000-01-01 00:00:00' where learner_id = :actor",
        "update sign_in set expires_at = timestamp '2999-01-01 00:00:00' where learner_id = :actor"),
    /** A teacher of another class signs in, in another tab. */
    REPLACED(
        "update sign_in set learner_id = :other where learner_id = :actor",
        "update sign_in set learner_id = :actor where learner_id = :other"),
    DEMOTED(
        "update account set role = 'learner' where learner_id = :actor",
        "update account set role = :role where learner_id = :actor"),
    /** The password was typed too long ago. */
    UNCONFIRMED(
        "update sign_in set proven_at = timestamp '2000-01-01 00:00:00' where learner_id = :actor",
        "update sign_in set proven_at = current_timestamp where learner_id = :actor");

    private final String take;
    private final String giveBack;

    Loss(String take, String giveBack) {
      this.take = take;
      this.giveBack = giveBack;
    }

    boolean concerns(Actor actor, String route) {
      return switch (this) {
        case LET_GO -> actor != Actor.ASSISTANT && route.contains(":class");
        case REMOVED_AS_ASSISTANT -> actor == Actor.ASSISTANT && route.contains(":class");
        case SIGNED_OUT -> true;
        case REPLACED -> !route.contains(":class");
        case DEMOTED -> !route.equals("account");
        case UNCONFIRMED -> route.startsWith("administration");
      };
    }
  }

  @Autowired private TwoClassesFixture school;
  @Autowired private CurrentAccount currentAccount;
  @Autowired private JdbcClient jdbc;

  @Test
  void aFormerTeacherCannotChangeAnythingOnAnOpenPage() {
    TwoClassesFixture.Year year = school.begin();
    List<String> pages =
        routes(route -> route.contains(":class") || route.matches("workshop.*|classes|account"));

    assertThat(pages).hasSizeGreaterThan(20);
    outlive(year, Actor.TEACHER, pages);
  }

  @Test
  void aFormerAssistantCannotChangeAnythingOnAnOpenPage() {
    // The other pages of an assistant only show what they read, and have nothing to press.
    outlive(
        school.begin(),
        Actor.ASSISTANT,
        List.of(
            "class/:class",
            "class/:class/board/:assignment",
            "class/:class/games",
            "class/:class/games/:board",
            "class/:class/gradebook/:term?",
            "classes"));
  }

  @Test
  void aFormerAdministratorCannotChangeAnythingOnAnOpenPage() {
    outlive(
        school.begin(), Actor.ADMINISTRATOR, routes(route -> route.startsWith("administration")));
  }

  private static List<String> routes(Predicate<String> which) {
    return RouteConfiguration.forApplicationScope().getAvailableRoutes().stream()
        .map(RouteBaseData::getTemplate)
        .filter(which)
        .sorted()
        .toList();
  }

  private void outlive(TwoClassesFixture.Year year, Actor actor, List<String> routes) {
    Account account = year.people().get(actor);
    TestAccounts.signIn(currentAccount, account);
    Set<String> refusing = new TreeSet<>();
    for (String route : routes) {
      for (Loss loss : Loss.values()) {
        if (loss.concerns(actor, route)) {
          UI.getCurrent().navigate("course");
          UI.getCurrent().navigate(year.address(route));
          apply(loss.take, account, year);
          if (!pressAfter(loss, route, year).isEmpty()) {
            refusing.add(route);
          }
          apply(loss.giveBack, account, year);
        }
      }
    }
    assertThat(refusing)
        .containsAll(routes.stream().filter(route -> !SHOW_ONLY.contains(route)).toList());
  }

  private List<String> pressAfter(Loss loss, String route, TwoClassesFixture.Year year) {
    String before = everything(year);
    var fingers =
        new ComponentActivator(
            route.endsWith("/results") ? "Ra7" : TwoClassesFixture.CLASS,
            RevokedRightsTest::asABrowser);
    List<String> refused = fingers.pressEverythingOn(getCurrentView().getElement());
    assertThat(everything(year)).as("%s at %s", loss, route).isEqualTo(before);
    return refused;
  }

  private static JsonNode asABrowser(String type, String expression) {
    var json = JsonNodeFactory.instance;
    if (expression.equals("element.value")) {
      return json.stringNode(TwoClassesFixture.CLASS);
    }
    boolean modifier = expression.endsWith("Key");
    boolean truth = expression.contains("=") || expression.matches(".*(checked|isTrusted)");
    return modifier || truth ? json.booleanNode(truth) : json.numberNode(1);
  }

  private String everything(TwoClassesFixture.Year year) {
    return Stream.of("account", "invitation", "setting", "audit", "school_class", "own_exercise")
        .map(table -> jdbc.sql("select * from " + table).query().listOfRows())
        .map(
            rows ->
                rows.stream()
                    .map(RevokedRightsTest::text)
                    .sorted()
                    .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n", school.everythingOf(year), ""));
  }

  /** Arrays of bytes would be written differently each time. */
  private static String text(Map<String, Object> row) {
    return row.entrySet().stream()
        .map(
            each ->
                each.getKey()
                    + "="
                    + (each.getValue() instanceof byte[] bytes
                        ? HexFormat.of().formatHex(bytes)
                        : each.getValue()))
        .collect(Collectors.joining(", "));
  }

  private void apply(String change, Account account, TwoClassesFixture.Year year) {
    jdbc.sql(change)
        .param("actor", account.id().value())
        .param("stranger", year.people().get(Actor.LEARNER).id().value())
        .param("other", year.people().get(Actor.TEACHER_OF_B).id().value())
        .param("role", account.role().code())
        .update();
  }
}
