package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import org.queenside.identity.account.Password;
import org.queenside.ui.Clicks;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;

/** A field for a picture password: the pieces are pressed one after the other. */
final class PicturePasswordInput extends Div {

  private final Div row = Markup.div("chosen");
  private final Span said = Markup.span("sr");
  private final NativeButton first;
  private final Paragraph problem = Markup.paragraph("problem");
  private String chosen = "";

  PicturePasswordInput() {
    addClassName("pictures");
    var label = Markup.paragraph("field-label", getTranslation("signin.pictures"));
    label.setId("pictures-label");
    row.getElement().setAttribute("aria-hidden", "true");
    said.getElement().setAttribute("role", "status");
    var back = Clicks.button("", () -> show(chosen.substring(0, Math.max(0, chosen.length() - 1))));
    back.add(Icon.UNDO.draw(), new Span(getTranslation("signin.pictures.back")));
    back.addClassNames("btn", "text");
    back.getElement().setAttribute("type", "button");
    var men = Markup.div("men");
    men.getElement().setAttribute("role", "group");
    men.getElement().setAttribute("aria-labelledby", "pictures-label");
    Password.MEN.chars().forEach(man -> men.add(button((char) man)));
    first = (NativeButton) men.getComponentAt(0);
    problem.getElement().setAttribute("role", "alert");
    add(label, new Div(row, back), men, problem, said);
    show("");
  }

  /** Returns the pieces pressed so far, as in a FEN. */
  String value() {
    return chosen;
  }

  void clear() {
    show("");
  }

  /** Returns whether all pieces were pressed, and shows the number needed if they weren't. */
  boolean isGiven() {
    boolean all = chosen.length() == Password.PICTURES;
    problem.setText(
        all ? "" : getTranslation("signin.missing.pictures", chosen.length(), Password.PICTURES));
    if (!all) {
      focus();
    }
    return all;
  }

  /** Focuses the first piece. */
  void focus() {
    first.focus();
  }

  private NativeButton button(char man) {
    var button = Clicks.button("", () -> press(man));
    button.add(new PieceIcon(man));
    button.setAriaLabel(name(man));
    button.getElement().setAttribute("type", "button");
    return button;
  }

  private void press(char man) {
    problem.setText("");
    if (chosen.length() < Password.PICTURES) {
      show(chosen + man);
    }
  }

  private void show(String men) {
    chosen = men;
    row.removeAll();
    for (int i = 0; i < Password.PICTURES; i++) {
      var place = new Span();
      if (i < men.length()) {
        place.add(new PieceIcon(men.charAt(i)));
      }
      row.add(place);
    }
    said.setText(
        men.isEmpty()
            ? ""
            : getTranslation(
                "signin.pictures.said",
                name(men.charAt(men.length() - 1)),
                men.length(),
                Password.PICTURES));
  }

  private String name(char man) {
    return getTranslation(
        "man." + (Character.isUpperCase(man) ? "white." : "black.") + Character.toLowerCase(man));
  }
}
