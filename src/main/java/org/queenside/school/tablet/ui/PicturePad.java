package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.queenside.identity.account.Password;
import org.queenside.ui.Button;
import org.queenside.ui.Clicks;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;

/**
 * The pieces of picture passwords as the squares of a board. They're always in the same places,
 * because children remember places. The tapped ones are never shown, because neighbours may be
 * watching.
 */
final class PicturePad extends Div {

  private final int length;
  private final BiConsumer<PicturePad, String> complete;
  private final Div slots = Markup.div("slots");
  private final Span said = Markup.span("sr");
  private final Button undo = Button.text("tablet.undo", this::takeBack);
  private String tapped = "";

  /** Creates an empty pad; {@code complete} gets the pieces as in a FEN after the last tap. */
  PicturePad(int length, BiConsumer<PicturePad, String> complete) {
    this.length = length;
    this.complete = complete;
    addClassName("picture-pad");
    slots.getElement().setAttribute("aria-hidden", "true");
    said.getElement().setAttribute("role", "status");
    var pad = Markup.div("pad");
    pad.getElement().setAttribute("role", "group");
    pad.getElement().setAttribute("aria-label", getTranslation("tablet.pictures"));
    Password.MEN.chars().forEach(man -> pad.add(button((char) man)));
    add(slots, said, pad);
    draw();
  }

  Button undo() {
    return undo;
  }

  void clear() {
    tapped = "";
    said.setText("");
    draw();
  }

  private NativeButton button(char man) {
    var button = Clicks.button("", () -> tap(man));
    button.add(new PieceIcon(man));
    button.setAriaLabel(
        getTranslation(
            "man."
                + (Character.isUpperCase(man) ? "white." : "black.")
                + String.valueOf(man).toLowerCase(Locale.ROOT)));
    return button;
  }

  private void tap(char man) {
    if (tapped.length() < length) {
      tapped += man;
      draw();
      said.setText(getTranslation("tablet.tapped", tapped.length(), length));
      if (tapped.length() == length) {
        complete.accept(this, tapped);
      }
    }
  }

  private void takeBack() {
    if (!tapped.isEmpty()) {
      tapped = tapped.substring(0, tapped.length() - 1);
      draw();
      said.setText(getTranslation("tablet.tapped", tapped.length(), length));
    }
  }

  private void draw() {
    slots.removeAll();
    for (int i = 0; i < length; i++) {
      var slot = new Span();
      if (i < tapped.length()) {
        slot.add(Icon.TICK.draw());
        slot.addClassName("full");
      } else if (i == tapped.length()) {
        slot.addClassName("now");
      }
      slots.add(slot);
    }
    undo.setEnabled(!tapped.isEmpty());
  }
}
