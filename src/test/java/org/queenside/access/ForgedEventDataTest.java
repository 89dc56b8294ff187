package org.queenside.access;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.browserless.SpringBrowserlessTest;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.StateNode;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.router.RouteBaseData;
import com.vaadin.flow.router.RouteConfiguration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.TestAccounts;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Every page survives forged event data. The pages and the data they request are found
 * automatically.
 */
@Tag("slow")
@SpringBootTest
class ForgedEventDataTest extends SpringBrowserlessTest {

  /** What pages request from browsers, apart from what Flow requests for every click and field. */
  private static final Set<String> ASKED_FOR =
      Set.of("event.detail", "event.detail.number", "event.target.value", "element.value");

  private static final Set<String> FLOWS_OWN = Set.of("click");
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Missing, short, huge and mistyped values. */
  private static final List<JsonNode> FORGED =
      List.of(
          JSON.missingNode(),
          JSON.nullNode(),
          JSON.numberNode(-1),
          JSON.numberNode(Long.MAX_VALUE),
          JSON.numberNode(1e300),
          JSON.stringNode(""),
          JSON.stringNode("<b>".repeat(100_000)),
          JSON.booleanNode(true),
          JSON.arrayNode().add(1),
          JSON.objectNode().put("revision", "1").put("number", -1));

  @Autowired private TwoClassesFixture school;
  @Autowired private CurrentAccount currentAccount;

  @Test
  void noPageFailsOnForgedEventData() {
    TwoClassesFixture.Year year = school.begin();
    TestAccounts.signIn(currentAccount, year.people().get(Actor.TEACHER));
    Set<String> asked = new TreeSet<>();
    List<String> stumbles = new ArrayList<>();
    RouteConfiguration.forApplicationScope().getAvailableRoutes().stream()
        .map(RouteBaseData::getTemplate)
        .filter(route -> !route.startsWith("board-demo"))
        .sorted()
        .forEach(
            route -> {
              UI.getCurrent().navigate(year.address(route));
              getCurrentView()
                  .getElement()
                  .getNode()
                  .visitNodeTree(node -> forge(route, node, asked, stumbles));
            });

    assertThat(stumbles).isEmpty();
    assertThat(asked).isEqualTo(new TreeSet<>(ASKED_FOR));
  }

  private static void forge(
      String route, StateNode node, Set<String> asked, List<String> stumbles) {
    for (String type : PageEventListeners.types(node)) {
      var listeners = node.getFeature(ElementListenerMap.class);
      for (String expression : listeners.getExpressions(type)) {
        if (!FLOWS_OWN.contains(type) && expression.matches("(event|element)\\.[A-Za-z.]+")) {
          asked.add(expression);
          for (JsonNode forged : FORGED) {
            var sent = JSON.objectNode();
            if (!forged.isMissingNode()) {
              sent.set(expression, forged);
            }
            try {
              listeners.fireEvent(new DomEvent(Element.get(node), type, sent));
            } catch (RuntimeException e) {
              stumbles.add(
                  "%s at /%s, %s as %.40s: %s".formatted(type, route, expression, forged, e));
            }
          }
        }
      }
    }
  }
}
