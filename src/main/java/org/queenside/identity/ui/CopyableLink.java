package org.queenside.identity.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.ui.Button;
import org.queenside.ui.LoopbackAddress;

/** A new link to copy, which is shown only once. */
final class CopyableLink extends Div {

  /**
   * Creates it.
   *
   * @param path relative to the root
   * @param label what the link is for
   */
  CopyableLink(String path, String label) {
    addClassNames("box", "fresh-link");
    getElement().setAttribute("role", "status");
    var link = new Input();
    link.setId("fresh-link");
    link.setReadOnly(true);
    var above = new NativeLabel(label);
    above.setFor(link);
    var copy =
        Button.outlined(
            "link.copy",
            button -> {
              button.setText(getTranslation("link.copied"));
              UI.getCurrent()
                  .getPage()
                  .executeJs(
                      """
                      $0.select();
                      navigator.clipboard ? navigator.clipboard.writeText($0.value) : document.execCommand('copy');""",
                      link.getElement());
            });

    add(above, new Div(link, copy));
    // Only the browser knows the address at which it reaches the program.
    link.getElement()
        .executeJs(
            "this.value = new URL($0, document.baseURI).href; this.select(); return this.value;",
            path)
        .then(String.class, this::warnIfLocal);
  }

  private void warnIfLocal(String address) {
    if (LoopbackAddress.is(address)) {
      add(new Paragraph(getTranslation("link.local")));
    }
  }
}
