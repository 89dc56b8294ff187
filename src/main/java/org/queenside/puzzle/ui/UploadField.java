package org.queenside.puzzle.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.server.streams.UploadHandler;

/** Takes one file, by a button or dropped. */
@Tag("queenside-upload")
@JsModule("context://board/queenside-upload.js")
final class UploadField extends Component {
  private static final long MEGABYTE = 1L << 20;

  /**
   * Creates the field.
   *
   * @param largest bytes that a file may have
   * @param handler what becomes of the file
   * @param sent called when a file has been sent, accepted or not
   */
  UploadField(long largest, UploadHandler handler, Runnable sent) {
    say("choose");
    say("drop");
    getElement().setAttribute("sending", getTranslation("collections.upload.sending", "{0}"));
    say("stop");
    say("stopped");
    say("failed");
    getElement()
        .setAttribute(
            "too-large", getTranslation("collections.upload.too-large", largest / MEGABYTE));
    getElement().setAttribute("largest", String.valueOf(largest));
    getElement().setAttribute("target", handler);
    getElement().addEventListener("uploaded", event -> sent.run());
    getElement().addEventListener("refused", event -> sent.run());
  }

  private void say(String name) {
    getElement().setAttribute(name, getTranslation("collections.upload." + name));
  }
}
