package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import org.queenside.ui.Markup;

/**
 * A line of a list of settings: its name and what is true now. It is folded at first, so that a
 * teacher who looks for one setting doesn't have to read all the forms.
 */
public class FoldedSection extends NativeDetails {

  private final Span now = Markup.span("now", "");
  private final Div body = Markup.div("folded-body");

  /** Creates the line, folded. */
  public FoldedSection(String heading, Component... content) {
    addClassName("folded");
    setSummary(new H2(heading), now);
    setContent(body);
    body.add(content);
  }

  /** Creates a line of the same look that leads to another page. */
  public static Anchor link(String address, String heading, String now) {
    var link = new Anchor(address, new H2(heading), Markup.span("now", now));
    link.addClassNames("folded", "folded-link");
    return link;
  }

  /** Says beside the name what is true now. */
  public final void setNow(String text) {
    now.setText(text);
  }

  /** Adds to what is unfolded. */
  public final void add(Component... content) {
    body.add(content);
  }

  /** Removes what is unfolded. */
  public final void removeAll() {
    body.removeAll();
  }
}
