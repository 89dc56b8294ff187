package org.queenside.classroom.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import org.queenside.classroom.ClassSettings;
import org.queenside.classroom.SchoolClass;

/** The code pupils type beside the number of their card, and the way to another one. */
final class CodePanel extends Section {

  CodePanel(SchoolClass schoolClass, ClassSettings settings, Runnable changed) {
    addClassName("settings-part");
    var code = new Span(schoolClass.code());
    code.addClassName("class-code");
    var notice = new Notice();
    var question = new Question();
    var renew = new NativeButton(getTranslation("settings.code.new"));
    renew.addClassNames("btn", "line");
    renew.addClickListener(
        click ->
            question.confirm(
                renew,
                getTranslation("settings.code.ask"),
                getTranslation("settings.code.new"),
                () -> {
                  if (notice.attempt(() -> settings.renewCode(schoolClass))) {
                    changed.run();
                  }
                }));
    add(
        new H2(getTranslation("settings.code.headline")),
        code,
        new Paragraph(getTranslation("settings.code.about")),
        renew,
        question,
        notice);
  }
}
