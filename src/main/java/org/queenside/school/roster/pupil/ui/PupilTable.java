package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Anchor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Table;

/** The pupils with checkboxes to select them. */
final class PupilTable extends Table {

  private static final String USER_NAME = "user-name";

  private final Map<Pupil, Checkbox> boxes = new LinkedHashMap<>();
  private final SchoolClass schoolClass;
  private final Map<GroupId, String> groups;
  private final Consumer<List<Pupil>> chosen;

  PupilTable(
      SchoolClass schoolClass,
      List<Pupil> pupils,
      List<Group> groups,
      Consumer<List<Pupil>> chosen) {
    this.schoolClass = schoolClass;
    this.groups = groups.stream().collect(Collectors.toMap(Group::id, Group::name));
    this.chosen = chosen;
    addClassName("pupil-table");
    addHead();
    pupils.forEach(this::addRow);
  }

  private void addHead() {
    Row row = head();
    if (!schoolClass.archived()) {
      row.header(
          Checkbox.unlabelled(getTranslation("pupils.choose.all")).onChange(this::chooseAll));
    }
    row.header(getTranslation("pupils.name"));
    row.header(getTranslation("pupils.user-name")).addClassName(USER_NAME);
    row.header(getTranslation("pupils.card"));
    if (!groups.isEmpty()) {
      row.header(getTranslation("pupils.group"));
    }
  }

  private void addRow(Pupil pupil) {
    Row row = row();
    if (!schoolClass.archived()) {
      var box = Checkbox.unlabelled(getTranslation("pupils.choose", pupil.name()));
      row.cell(box.onChange(_ -> notifySelection()));
      boxes.put(pupil, box);
    }
    String page = AbstractClassView.address(schoolClass.id(), "/pupil/" + pupil.id());
    row.header(new Anchor(page, pupil.name()));
    row.cell(pupil.signInName()).addClassName(USER_NAME);
    row.cell(String.valueOf(pupil.card()));
    if (!groups.isEmpty()) {
      row.cell(names(pupil.groups()));
    }
  }

  private String names(Set<GroupId> of) {
    return of.stream()
        .map(group -> groups.getOrDefault(group, ""))
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private void chooseAll(boolean all) {
    boxes.values().forEach(box -> box.set(all));
    notifySelection();
  }

  private void notifySelection() {
    chosen.accept(
        boxes.entrySet().stream()
            .filter(each -> each.getValue().isChecked())
            .map(Map.Entry::getKey)
            .toList());
  }
}
