package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.school.roster.PupilCreationService;
import org.queenside.ui.TextAreaField;

/** A field for a list that can be typed, pasted or read from a file. */
final class NameListField extends Div {

  private static final int ROWS = 11;

  private final TextAreaField text = new TextAreaField(ROWS);

  NameListField(
      String id, String labelKey, String aboutKey, ChangeNotice notice, Runnable changed) {
    addClassName("typing");
    text.setId(id);
    text.getElement().setAttribute("spellcheck", "false");
    text.getElement().setAttribute("autocomplete", "off");
    text.getElement().setAttribute("aria-describedby", id + "-about");
    text.addValueChangeListener(_ -> changed.run());
    int most = PupilCreationService.LONGEST_TEXT;
    text.refuseAbove(most, length -> notice.refuse("add.preview.unread", length, most));
    var label = new NativeLabel(getTranslation(labelKey));
    label.setFor(text);
    var about = new Paragraph(getTranslation(aboutKey));
    about.setId(id + "-about");
    var upload =
        new NameFileUpload(
            notice,
            file -> {
              text.setValue(file);
              changed.run();
              text.focus();
            });
    add(label, about, text, upload);
  }

  String value() {
    return text.getValue();
  }

  void focus() {
    text.focus();
  }
}
