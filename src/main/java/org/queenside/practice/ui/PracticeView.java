package org.queenside.practice.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.practice.Drill;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PieceIcon;

/** The list of drills. */
@Route("practice")
@AnonymousAllowed
final class PracticeView extends Page {

  PracticeView() {
    super("page games practice");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    var lead = Markup.paragraph("lead", getTranslation("practice.lead"));
    var today = Markup.div("today-link", LinkButton.filled("today", "start.today"));
    add(
        new H1(heading()),
        lead,
        today,
        group("practice.mates", puzzles(), entry(Drill.MATE_OR_NOT)),
        group(
            "practice.moves",
            entry(Drill.REACH),
            entry(Drill.LEGAL),
            entry(Drill.CHECKS),
            entry(Drill.DEFENDERS)),
        group("practice.squares", entry(Drill.FIND_SQUARE), entry(Drill.NAME_SQUARE)),
        group("practice.set-up", entry(Drill.SET_UP), entry(Drill.FAULT), entry(Drill.TURN)));
  }

  private Section group(String headline, ListItem... entries) {
    return new Section(new H2(getTranslation(headline)), Markup.list("columns gamelist", entries));
  }

  private ListItem puzzles() {
    return entry("puzzles", 'Q', "practice.puzzles");
  }

  private ListItem entry(Drill drill) {
    return entry("practice/" + drill.code(), drill.icon(), "drill." + drill.code());
  }

  private ListItem entry(String address, char piece, String key) {
    return new ListItem(
        new Anchor(
            address,
            new PieceIcon(piece),
            new Div(new H3(getTranslation(key)), new Span(getTranslation(key + ".about")))));
  }

  @Override
  public String heading() {
    return getTranslation("practice.headline");
  }
}
