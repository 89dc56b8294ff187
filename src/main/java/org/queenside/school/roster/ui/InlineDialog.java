package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import org.jspecify.annotations.Nullable;

/** What a page asks before it does something: below the button that leads there, one at a time. */
final class InlineDialog extends Div {

  private @Nullable NativeButton asked;

  InlineDialog() {
    addClassName("question");
  }

  /**
   * Asks.
   *
   * @param asked the button that led here; it has the focus again when the question is closed
   */
  void ask(NativeButton asked, Component... content) {
    removeAll();
    this.asked = asked;
    add(content);
  }

  /**
   * Asks whether to do something.
   *
   * @param text what would come of it
   * @param yes what the button says that does it
   */
  void confirm(NativeButton asked, String text, String yes, Runnable action) {
    NativeButton keep = cancel();
    ask(asked, new Paragraph(text), button(yes, "line", action), keep);
    keep.focus();
  }

  /** A button that closes the question and does nothing. */
  NativeButton cancel() {
    return button(
        getTranslation("class.cancel"),
        "text",
        () -> {
          NativeButton back = asked;
          close();
          if (back != null) {
            back.focus();
          }
        });
  }

  void close() {
    removeAll();
    asked = null;
  }

  static NativeButton button(String text, String style, Runnable action) {
    var button = new NativeButton(text, click -> action.run());
    button.addClassNames("btn", style);
    return button;
  }
}
