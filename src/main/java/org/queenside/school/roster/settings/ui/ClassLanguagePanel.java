package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.i18n.I18NProvider;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.FoldedSection;
import org.queenside.text.Translations;
import org.queenside.ui.LanguageLinks;
import org.queenside.ui.Select;

/** The language in which pupils of the class learn unless they choose another. */
final class ClassLanguagePanel extends FoldedSection {

  private final ChangeNotice notice = new ChangeNotice();

  ClassLanguagePanel(Supplier<SchoolClass> seen, ClassSettingsService settings) {
    super(I18NProvider.translate("settings.language"));
    Optional<Locale> chosen = Optional.ofNullable(settings.language(seen.get().id()));
    var languages =
        new Select<>(
            "settings-language",
            getTranslation("settings.language"),
            Select.orNothing(Translations.current().languages()),
            this::name);
    languages.set(chosen);
    languages.onChange(
        language ->
            notice.attempt(
                () -> {
                  settings.changeLanguage(seen.get().id(), language.orElse(null));
                  setNow(name(language));
                  notice.showSuccess(getTranslation("settings.saved"));
                }));
    setNow(name(chosen));
    add(new Paragraph(getTranslation("settings.language.about")), languages, notice);
  }

  private String name(Optional<Locale> language) {
    return language.map(LanguageLinks::name).orElse(getTranslation("settings.language.browser"));
  }
}
