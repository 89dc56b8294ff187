package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;

/** First steps for a class without a running assignment; the next step has the filled button. */
final class GettingStartedPanel extends Div {

  private final SchoolClass schoolClass;

  GettingStartedPanel(SchoolClass schoolClass, int pupils) {
    this.schoolClass = schoolClass;
    addClassName("first-steps");
    boolean empty = pupils == 0;
    // Adding pupils prints their cards. A link to the cards here would tempt teachers to make new
    // ones.
    var steps =
        new OrderedList(
            step(empty ? "add" : "added", "/add", empty, pupils),
            step("sign-in", "/pupils", false, pupils),
            step("assign", "/assign", !empty, pupils));
    add(
        new H1(getTranslation(empty ? "board.first.headline" : "board.idle.headline")),
        new Paragraph(getTranslation("board.first.text")),
        steps);
  }

  private ListItem step(String word, String path, boolean next, int pupils) {
    var link =
        new LinkButton(
            next ? ButtonStyle.FILLED : ButtonStyle.OUTLINED,
            AbstractClassView.address(schoolClass.id(), path),
            getTranslation("board.first." + word + ".go"));
    return new ListItem(new Paragraph(getTranslation("board.first." + word, pupils)), link);
  }
}
