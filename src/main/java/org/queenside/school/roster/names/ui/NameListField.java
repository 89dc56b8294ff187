package org.queenside.school.roster.names.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.queenside.school.roster.names.NameFile;
import org.queenside.school.roster.pupil.PupilCreationService;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.CommaList;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.queenside.ui.TextAreaField;

/** A field for a list that can be typed, pasted or read from a file. */
public final class NameListField extends Div {

  private static final int ROWS = 11;

  private final TextAreaField text = new TextAreaField(ROWS);
  private final Div letters = Markup.div("file-letters");

  public NameListField(
      String id, String labelKey, String aboutKey, ChangeNotice notice, Runnable changed) {
    addClassName("typing");
    text.setId(id);
    text.getElement().setAttribute("spellcheck", "false");
    text.getElement().setAttribute("autocomplete", "off");
    text.getElement().setAttribute("aria-describedby", id + "-about");
    text.addValueChangeListener(
        change -> {
          // Another reading of the file would undo what the teacher has just typed.
          if (change.isFromClient()) {
            letters.removeAll();
          }
          changed.run();
        });
    letters.getElement().setAttribute("role", "status");
    int most = PupilCreationService.LONGEST_TEXT;
    text.refuseAbove(most, length -> notice.refuse("add.preview.unread", length, most));
    var label = new NativeLabel(getTranslation(labelKey));
    label.setFor(text);
    var about = new Paragraph(getTranslation(aboutKey));
    about.setId(id + "-about");
    var upload =
        new NameFileUpload(
            notice,
            readings -> {
              text.setValue(readings.getFirst().text());
              showReadings(readings);
              changed.run();
              text.focus();
            });
    add(label, about, text, upload, letters);
  }

  /** Lets the teacher choose how the letters of a file in an old encoding are read. */
  private void showReadings(List<NameFile.Reading> readings) {
    letters.removeAll();
    if (readings.size() > 1) {
      letters.add(
          new Select<>(
                  "file-letters",
                  getTranslation("add.file.letters"),
                  readings,
                  each ->
                      getTranslation(
                          "add.file.letters.one",
                          CommaList.of(each.sample(), getLocale()),
                          getTranslation("add.file.charset." + each.charset())))
              .onChange(reading -> text.setValue(reading.text())));
    }
  }

  public String value() {
    return text.getValue();
  }

  public void focus() {
    text.focus();
  }
}
