package org.queenside.course.rule.ui;

import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import org.queenside.rule.RuleCard;
import org.queenside.rule.RuleGroup;
import org.queenside.rule.RuleSearch;
import org.queenside.rule.RuleText;
import org.queenside.ui.FormField;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** All rules by part, with a search. When printed, it is a booklet with every rule in full. */
@Route("rules")
@AnonymousAllowed
@StyleSheet("context://board/rules.css")
final class RulesView extends Main implements HasDynamicTitle {

  private final RuleSearch search = new RuleSearch(getLocale());
  private final Div results = Markup.div("rule-list");
  private final Paragraph found = Markup.paragraph("note found", "");

  RulesView() {
    setId("main");
    addClassNames("page", "games", "rules");
    found.getElement().setAttribute("role", "status");
    var field =
        new FormField("search", getTranslation("rules.search"))
            .with("type", "search")
            .with("autocomplete", "off")
            .with("placeholder", getTranslation("rules.search.example"))
            .onPause(this::show);
    add(
        new H1(getTranslation("rules.headline")),
        Markup.paragraph("lead", getTranslation("rules.lead")),
        field,
        found,
        results,
        LinkButton.text("rules/print", "rules.print"));
    show("");
  }

  private void show(String query) {
    results.removeAll();
    List<RuleCard> cards = search.find(query);
    if (cards.size() == RuleCard.values().length) {
      found.setText("");
      for (RuleGroup group : RuleGroup.values()) {
        results.add(group(group));
      }
    } else {
      found.setText(getTranslation("rules.found", cards.size()));
      results.add(list(cards));
    }
  }

  private Section group(RuleGroup group) {
    var heading = new H2(getTranslation("rules.group." + group.code()));
    return new Section(heading, list(RuleCard.of(group)));
  }

  private Div list(List<RuleCard> cards) {
    return new Div(Markup.list("columns rule-rows", cards.stream().map(this::row)));
  }

  private ListItem row(RuleCard card) {
    RuleText text = RuleText.of(card, getLocale());
    var full =
        Markup.div(
            "in-print",
            new Div(Notice.rich("**" + getTranslation("rules.mistake") + "** " + text.mistake())),
            new Div(getTranslation("rules.article", card.article())));
    return Markup.item(
        "card",
        new H3(new Anchor("rules/" + card.code(), text.title())),
        RuleWords.sentences(text),
        full);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("rules.headline"));
  }
}
