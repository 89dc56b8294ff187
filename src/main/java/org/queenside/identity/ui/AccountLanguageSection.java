package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import org.queenside.ui.LanguageLinks;
import org.queenside.ui.SettingSwitch;

/** The language of the account. */
final class AccountLanguageSection extends Section {

  AccountLanguageSection() {
    add(
        new H2(getTranslation("own.language")),
        new Paragraph(getTranslation("own.language.about")),
        new LanguageLinks(),
        SettingSwitch.forFigurines());
  }
}
