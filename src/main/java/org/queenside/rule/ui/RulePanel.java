package org.queenside.rule.ui;

import com.vaadin.flow.component.html.AnchorTarget;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import org.queenside.board.BoardPicture;
import org.queenside.rule.RuleSentence;
import org.queenside.rule.RuleText;
import org.queenside.ui.Button;
import org.queenside.ui.Focus;
import org.queenside.ui.Icon;
import org.queenside.ui.IconButton;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/**
 * A rule as a picture and in three sentences, one of which is highlighted, with the usual mistake.
 * It's shown beside the board or over its bottom edge.
 */
final class RulePanel extends Section {

  /**
   * Creates the panel and gives its heading the focus.
   *
   * @param close removes the panel; the Escape key does so too
   */
  RulePanel(RuleSentence rule, Runnable close) {
    RuleText text = RuleText.of(rule.card(), getLocale());
    addClassNames("rule-panel", "rule-words");
    getElement().setAttribute("aria-label", text.title());
    getElement().addEventListener("keydown", _ -> close.run()).setFilter("event.key === 'Escape'");
    var title = new H2(text.title());
    var cross = new IconButton(Icon.CROSS.draw(), getTranslation("rules.close"), close);
    LinkButton card = LinkButton.text("rules/" + rule.card().code(), "rules.open");
    card.setTarget(AnchorTarget.BLANK);
    card.setAriaLabel(getTranslation("rules.open.tab", text.title()));
    add(
        Markup.div("row apart head", title, cross),
        Markup.div(
            "shown",
            BoardPicture.withDots(
                rule.card().position().board(), rule.card().orientation(), rule.card().dots()),
            sentences(text.sentences(), rule.number())),
        Markup.div(
            "mistake",
            Markup.span("sign", getTranslation("rules.mistake")),
            Notice.rich(text.mistake())),
        Markup.div("acts", Button.filled("rules.close.seen", close), card));
    Focus.moveTo(title);
  }

  private static OrderedList sentences(List<String> sentences, int marked) {
    var list = new OrderedList();
    for (int number = 1; number <= sentences.size(); number++) {
      var item = new ListItem(Notice.rich(sentences.get(number - 1)));
      if (number == marked) {
        item.addClassName("marked");
        item.getElement().setAttribute("aria-current", "true");
      }
      list.add(item);
    }
    return list;
  }
}
