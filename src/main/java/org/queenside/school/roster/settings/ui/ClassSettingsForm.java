package org.queenside.school.roster.settings.ui;

import com.vaadin.flow.component.HtmlComponent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.i18n.I18NProvider;
import java.time.ZoneId;
import java.util.function.Supplier;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.school.roster.ClassSettingsService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.FoldedSection;
import org.queenside.store.ConflictException;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** The form for a class's name and time zone. */
final class ClassSettingsForm extends FoldedSection {

  private static final String ZONES = "zones";

  private final ClassSettingsService settings;
  private final Supplier<SchoolClass> seen;
  private final Runnable reopen;
  private final Input name = new Input();
  private final Input zone = new Input();
  private final Paragraph problem = Markup.paragraph("problem");
  private final ChangeNotice notice = new ChangeNotice();

  ClassSettingsForm(Supplier<SchoolClass> seen, ClassSettingsService settings, Runnable reopen) {
    super(I18NProvider.translate("settings.name.headline"));
    this.settings = settings;
    this.reopen = reopen;
    this.seen = seen;
    showNow();
    name.setValue(seen.get().name());
    zone.setValue(seen.get().zone().getId());
    name.getElement().setAttribute("maxlength", String.valueOf(NameNormalizer.LONGEST));
    zone.getElement().setAttribute("list", ZONES);

    problem.getElement().setAttribute("role", "alert");
    var about = Markup.paragraph("about", getTranslation("settings.zone.about"));
    add(
        field("settings-name", "settings.name", name),
        field("settings-zone", "settings.zone", zone),
        about,
        problem,
        Button.outlined("class.save", this::save),
        zones(),
        notice);
  }

  private Div field(String id, String label, Input input) {
    input.setId(id);
    input.getElement().setAttribute("autocomplete", "off");
    var words = new NativeLabel(getTranslation(label));
    words.setFor(input);
    return Markup.div("row text-line", words, input);
  }

  /** The browser suggests them while the user types. */
  private static HtmlComponent zones() {
    var list = new HtmlComponent("datalist");
    list.setId(ZONES);
    ZoneId.getAvailableZoneIds().stream()
        .filter(
            each -> each.contains("/") && !each.startsWith("Etc/") && !each.startsWith("SystemV/"))
        .sorted()
        .forEach(
            each ->
                list.getElement().appendChild(new Element("option").setAttribute("value", each)));
    return list;
  }

  private void showNow() {
    setNow(getTranslation("settings.name.now", seen.get().name(), seen.get().zone().getId()));
  }

  private void save() {
    String wanted = NameNormalizer.normalize(name.getValue());
    String place = zone.getValue().strip().replace(' ', '_');
    if (!NameNormalizer.fits(wanted)) {
      problem.setText(getTranslation("class.name.problem"));
      name.focus();
    } else if (!ZoneId.getAvailableZoneIds().contains(place)) {
      problem.setText(getTranslation("settings.zone.problem", zone.getValue()));
      zone.focus();
    } else {
      problem.setText("");
      notice.attempt(() -> save(wanted, ZoneId.of(place)));
    }
  }

  /** On a conflict the typed values are kept; saving again overwrites the other change. */
  private void save(String wanted, ZoneId place) {
    try {
      boolean moved = !place.equals(seen.get().zone());
      settings.change(seen.get(), wanted, place);
      reopen.run();
      showNow();
      notice.showSuccess(
          moved
              ? getTranslation("settings.saved.zone", place.getId())
              : getTranslation("settings.saved"));
    } catch (ConflictException e) {
      reopen.run();
      showNow();
      SchoolClass now = seen.get();
      notice.showError(getTranslation("settings.conflict", now.name(), now.zone().getId()));
    }
  }
}
