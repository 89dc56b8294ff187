package org.queenside.school.roster.year.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Section;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.year.ClassPromotionPlan;
import org.queenside.school.roster.year.NextClassName;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;

/** What happens to one class in the new school year. */
final class ClassPromotionForm extends Section {

  private enum Choice {
    GOES_ON,
    ENDS,
    STAYS
  }

  private final ClassMembers members;
  private final Select<Choice> choice;
  private final FormField name;
  private final NativeDetails pupils = new NativeDetails();
  private final Map<Pupil, Checkbox> boxes = new LinkedHashMap<>();

  ClassPromotionForm(ClassMembers members, int number) {
    this.members = members;
    addClassName("new-year");
    String current = members.schoolClass().name();
    choice =
        new Select<>(
                "year-" + number,
                getTranslation("year.choice"),
                List.of(Choice.values()),
                each -> getTranslation("year.choice." + each.name().toLowerCase(Locale.ROOT)))
            .onChange(_ -> update());
    name =
        new FormField("year-name-" + number, getTranslation("year.name"))
            .with("maxlength", String.valueOf(NameNormalizer.LONGEST))
            .with("autocomplete", "off")
            .setValue(NextClassName.of(current));
    var list = Markup.list("columns coming");
    for (Pupil each : members.pupils()) {
      var box = new Checkbox(each.name()).set(true).onChange(_ -> count());
      boxes.put(each, box);
      list.add(Markup.item("", box));
    }
    pupils.setContent(list);
    add(new H2(current), Markup.div("row", choice, name), pupils);
    update();
  }

  private void update() {
    name.setVisible(choice.value() == Choice.GOES_ON);
    pupils.setVisible(choice.value() == Choice.GOES_ON && !boxes.isEmpty());
    count();
  }

  private void count() {
    pupils.setSummaryText(
        getTranslation("year.pupils", boxes.size() - staying().size(), boxes.size()));
  }

  private List<Pupil> staying() {
    return boxes.entrySet().stream()
        .filter(each -> !each.getValue().isChecked())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Checks the name. Returns whether it can be used, and focuses the field if not. */
  boolean check() {
    name.clearError();
    boolean valid =
        choice.value() != Choice.GOES_ON
            || NameNormalizer.fits(NameNormalizer.normalize(name.value()));
    if (!valid) {
      name.showError(getTranslation("classes.name.problem"));
    }
    return valid;
  }

  @Nullable ClassPromotionPlan plan() {
    return switch (choice.value()) {
      case STAYS -> null;
      case ENDS -> new ClassPromotionPlan(members.schoolClass(), null, Set.of());
      case GOES_ON ->
          new ClassPromotionPlan(
              members.schoolClass(),
              NameNormalizer.normalize(name.value()),
              staying().stream().map(Pupil::id).collect(Collectors.<LearnerId>toSet()));
    };
  }

  String preview() {
    String current = members.schoolClass().name();
    List<Pupil> staying = staying();
    return switch (choice.value()) {
      case STAYS -> getTranslation("year.preview.stays", current);
      case ENDS -> getTranslation("year.preview.ends", current);
      case GOES_ON -> {
        String next = NameNormalizer.normalize(name.value());
        String goesOn =
            getTranslation(
                next.equals(current) ? "year.preview.same" : "year.preview.goes_on",
                current,
                next,
                boxes.size() - staying.size());
        yield staying.isEmpty()
            ? goesOn
            : goesOn
                + " "
                + getTranslation(
                    "year.preview.staying", staying.stream().map(Pupil::name).toList());
      }
    };
  }
}
