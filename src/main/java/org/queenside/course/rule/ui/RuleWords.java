package org.queenside.course.rule.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import org.queenside.rule.RuleCard;
import org.queenside.rule.RuleText;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** A rule in words: its sentences, the usual mistake, and the article of the Laws of Chess. */
final class RuleWords extends Div {

  RuleWords(String className, RuleCard card, RuleText text) {
    addClassName(className);
    add(
        sentences(text),
        Markup.div(
            "mistake",
            Markup.span("sign", getTranslation("rules.mistake")),
            Notice.rich(text.mistake())),
        Markup.paragraph("note", getTranslation("rules.article", card.article())));
  }

  /** Returns the sentences as a list with numbers. */
  static OrderedList sentences(RuleText text) {
    return new OrderedList(
        text.sentences().stream()
            .map(sentence -> new ListItem(Notice.rich(sentence)))
            .toArray(ListItem[]::new));
  }
}
