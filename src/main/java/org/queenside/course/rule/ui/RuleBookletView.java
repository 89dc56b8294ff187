package org.queenside.course.rule.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.queenside.board.BoardPicture;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.rule.RuleCard;
import org.queenside.rule.RuleText;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.PrintButton;
import org.queenside.ui.ToggleGroup;

/** All rules for printing, one or two per A4 sheet, with a board and pieces to cut out. */
@Route("rules/print")
@AnonymousAllowed
@StyleSheet("context://board/rules.css")
final class RuleBookletView extends Page implements HasPageHeader {

  /** The pieces of both sides, and two extra queens for each, for promotions. */
  private static final List<String> PIECES =
      List.of("KQRRBBNN", "PPPPPPPP", "kqrrbbnn", "pppppppp", "QQqq");

  RuleBookletView() {
    super("page booklet");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    add(tools());
    Stream.of(RuleCard.values()).map(this::card).forEach(this::add);
    add(board(), pieces());
  }

  private Div tools() {
    return Markup.div(
        "booklet-tools",
        new H1(heading()),
        Markup.paragraph("lead", getTranslation("rules.print.lead")),
        ToggleGroup.of(
            getTranslation("rules.print.size"),
            List.of(false, true),
            false,
            large -> getTranslation(large ? "rules.print.large" : "rules.print.small"),
            large -> setClassName("large", large)),
        new PrintButton(getTranslation("rules.print.print")));
  }

  private Section card(RuleCard card) {
    RuleText text = RuleText.of(card, getLocale());
    return Markup.section(
        "booklet-card",
        text.title(),
        BoardPicture.of(card.position().board(), card.orientation()),
        new RuleWords("booklet-words", card, text));
  }

  private Section board() {
    return sheet("rules.print.board", BoardPicture.of(Board.of(Map.of()), Color.WHITE));
  }

  private Section pieces() {
    var cut = Markup.div("cut-out");
    for (String row : PIECES) {
      row.chars().forEach(letter -> cut.add(new Span(new PieceIcon((char) letter))));
    }
    return sheet(
        "rules.print.pieces",
        Markup.paragraph("note", getTranslation("rules.print.pieces.text")),
        cut);
  }

  private Section sheet(String key, Component... content) {
    Section sheet = new Section(new H2(getTranslation(key)));
    sheet.addClassName("booklet-sheet");
    sheet.add(content);
    return sheet;
  }

  @Override
  public String heading() {
    return getTranslation("rules.print.headline");
  }

  @Override
  public String back() {
    return "rules";
  }
}
