package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import org.jspecify.annotations.Nullable;

/** A dialog within the page, below the button that opens it; one at a time. */
final class InlineDialog extends Div {

  private @Nullable NativeButton opener;

  InlineDialog() {
    addClassName("question");
  }

  /**
   * Opens the dialog.
   *
   * @param opener the button that opens it, which gets the focus back on cancel
   */
  void open(NativeButton opener, Component... content) {
    removeAll();
    this.opener = opener;
    add(content);
  }

  /**
   * Asks for a confirmation.
   *
   * @param opener the button that opens the dialog
   * @param text the consequences
   * @param yes the text of the button that confirms
   */
  void confirm(NativeButton opener, String text, String yes, Runnable action) {
    NativeButton keep = cancel();
    open(opener, new Paragraph(text), button(yes, "line", action), keep);
    keep.focus();
  }

  /** Creates a button that closes the dialog without doing anything. */
  NativeButton cancel() {
    return button(
        getTranslation("class.cancel"),
        "text",
        () -> {
          NativeButton back = opener;
          close();
          if (back != null) {
            back.focus();
          }
        });
  }

  void close() {
    removeAll();
    opener = null;
  }

  static NativeButton button(String text, String style, Runnable action) {
    var button = new NativeButton(text, click -> action.run());
    button.addClassNames("btn", style);
    return button;
  }
}
