package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/** The pupils with checkboxes to select them. Uses plain elements, so 200 rows open quickly. */
final class PupilTable extends NativeTable {

  private static final String USER_NAME = "user-name";

  private final Map<Pupil, Input> boxes = new LinkedHashMap<>();
  private final Consumer<List<Pupil>> chosen;

  PupilTable(
      SchoolClass schoolClass,
      List<Pupil> pupils,
      List<Group> groups,
      Consumer<List<Pupil>> chosen) {
    this.chosen = chosen;
    addClassName("pupil-table");
    Map<GroupId, String> names = groups.stream().collect(Collectors.toMap(Group::id, Group::name));
    boolean choosable = !schoolClass.archived();
    head(choosable, !groups.isEmpty());
    for (Pupil pupil : pupils) {
      row(schoolClass, pupil, choosable, groups.isEmpty() ? null : names(pupil.groups(), names));
    }
  }

  private void head(boolean choosable, boolean grouped) {
    NativeTableRow row = getHead().addRow();
    if (choosable) {
      Input all = box(getTranslation("pupils.choose.all"));
      onChange(all, () -> chooseAll(isChecked(all)));
      row.addHeaderCell().add(all);
    }
    List<String> titles = new ArrayList<>(List.of("name", USER_NAME, "card"));
    if (grouped) {
      titles.add("group");
    }
    for (String title : titles) {
      var cell = row.addHeaderCell();
      cell.addClassName(title);
      cell.setText(getTranslation("pupils." + title));
      cell.getElement().setAttribute("scope", "col");
    }
  }

  private void row(
      SchoolClass schoolClass, Pupil pupil, boolean choosable, @Nullable String groups) {
    NativeTableRow row = getBody().addRow();
    if (choosable) {
      Input box = box(getTranslation("pupils.choose", pupil.name()));
      onChange(box, this::notifySelection);
      boxes.put(pupil, box);
      row.addDataCell().add(box);
    }
    var name =
        new Anchor(
            AbstractClassView.address(schoolClass.id(), "/pupil/" + pupil.id()), pupil.name());
    var heading = row.addHeaderCell();
    heading.getElement().setAttribute("scope", "row");
    heading.add(name);
    var userName = row.addDataCell();
    userName.addClassName(USER_NAME);
    userName.setText(pupil.signInName());
    row.addDataCell().setText(String.valueOf(pupil.card()));
    if (groups != null) {
      row.addDataCell().setText(groups);
    }
  }

  private static String names(Set<GroupId> groups, Map<GroupId, String> names) {
    return groups.stream()
        .map(group -> names.getOrDefault(group, ""))
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static Input box(String label) {
    var box = new Input();
    box.setType("checkbox");
    box.getElement().setAttribute("aria-label", label);
    return box;
  }

  private static void onChange(Input box, Runnable action) {
    box.getElement()
        .addEventListener("change", change -> action.run())
        .synchronizeProperty("checked");
  }

  private static boolean isChecked(Input box) {
    return box.getElement().getProperty("checked", false);
  }

  private void chooseAll(boolean all) {
    boxes.values().forEach(box -> box.getElement().setProperty("checked", all));
    notifySelection();
  }

  private void notifySelection() {
    chosen.accept(
        boxes.entrySet().stream()
            .filter(each -> isChecked(each.getValue()))
            .map(Map.Entry::getKey)
            .toList());
  }
}
