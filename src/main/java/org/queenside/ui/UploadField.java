package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.server.streams.UploadHandler;

/** Accepts one file, chosen with a button or dropped. */
@Tag("queenside-upload")
@JsModule("context://board/queenside-upload.js")
public final class UploadField extends Component {
  private static final long MEGABYTE = 1L << 20;

  private final String words;

  /**
   * Creates the field.
   *
   * @param words the prefix of its interface texts: {@code choose}, {@code drop}, {@code sending}
   *     with {0} for percent, {@code stop}, {@code stopped}, {@code failed}, {@code too-large} with
   *     {0} for megabytes
   * @param accepted the accepted file extensions with their dots, separated by commas
   * @param largest the largest file, in bytes
   * @param handler what to do with the file
   * @param sent called when a file has been sent, accepted or not
   */
  public UploadField(
      String words, String accepted, long largest, UploadHandler handler, Runnable sent) {
    this.words = words;
    say("choose");
    say("drop");
    getElement().setAttribute("sending", getTranslation(words + ".sending", "{0}"));
    say("stop");
    say("stopped");
    say("failed");
    getElement()
        .setAttribute("too-large", getTranslation(words + ".too-large", largest / MEGABYTE));
    getElement().setAttribute("accept", accepted);
    getElement().setAttribute("largest", String.valueOf(largest));
    getElement().setAttribute("target", handler);
    getElement().addEventListener("uploaded", event -> sent.run());
    getElement().addEventListener("refused", event -> sent.run());
  }

  /** Sets what to do when the user chooses a file, before it is sent or found too large. */
  public UploadField onBegin(Runnable begun) {
    getElement().addEventListener("begun", event -> begun.run());
    return this;
  }

  private void say(String name) {
    getElement().setAttribute(name, getTranslation(words + "." + name));
  }
}
