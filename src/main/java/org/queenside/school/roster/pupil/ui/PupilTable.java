package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.NameOrder;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.pupil.ui.PupilListFilter.Order;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Button;
import org.queenside.ui.Checkbox;
import org.queenside.ui.CommaList;
import org.queenside.ui.Table;

/**
 * The pupils of a class: sorted by the column whose head is pressed, with checkboxes while the
 * teacher selects some.
 */
final class PupilTable extends Table {

  private static final String USER_NAME = "user-name";

  private final Map<LearnerId, Checkbox> boxes = new LinkedHashMap<>();
  private final SchoolClass schoolClass;
  private final Map<GroupId, String> groups;

  PupilTable(SchoolClass schoolClass, List<Group> groups) {
    this.schoolClass = schoolClass;
    this.groups = groups.stream().collect(Collectors.toMap(Group::id, Group::name));
    addClassName("pupil-table");
  }

  /**
   * Shows pupils.
   *
   * @param sort sorts by a column; null if the list is too short for that
   * @param selected the selected pupils, also those who aren't shown; changed by the checkboxes.
   *     Null for no checkboxes
   */
  void show(
      List<Pupil> pupils,
      PupilListFilter filter,
      @Nullable Consumer<Order> sort,
      @Nullable Set<LearnerId> selected,
      Runnable changed) {
    boxes.clear();
    getHead().removeAll();
    getBody().removeAll();
    Row head = head();
    if (selected != null) {
      head.header(
          Checkbox.unlabelled(getTranslation("pupils.choose.all"))
              .onChange(all -> selectAll(all, selected, changed)));
    }
    addHeader(head, Order.NAME, "pupils.name", filter, sort);
    addHeader(head, Order.USER_NAME, "pupils.user-name", filter, sort).addClassName(USER_NAME);
    addHeader(head, Order.CARD, "pupils.card", filter, sort);
    if (!groups.isEmpty()) {
      head.header(getTranslation("pupils.group"));
    }
    for (Pupil pupil : pupils) {
      Row row = row();
      if (selected != null) {
        row.cell(box(pupil, selected, changed));
      }
      fill(row, pupil);
    }
  }

  private NativeTableHeaderCell addHeader(
      Row head, Order order, String key, PupilListFilter filter, @Nullable Consumer<Order> sort) {
    if (sort == null) {
      return head.header(getTranslation(key));
    }
    var button = Button.text(key, () -> sort.accept(order));
    NativeTableHeaderCell cell = head.header(button);
    if (order == filter.order()) {
      cell.getElement().setAttribute("aria-sort", filter.descending() ? "descending" : "ascending");
    }
    return cell;
  }

  /** Moves the focus to the head of a column, after the table was sorted by it. */
  void focus(Order order) {
    getHead()
        .getElement()
        .executeJs("this.querySelectorAll('button')[$0].focus()", order.ordinal());
  }

  private Checkbox box(Pupil pupil, Set<LearnerId> selected, Runnable changed) {
    var box =
        Checkbox.unlabelled(getTranslation("pupils.choose", pupil.name()))
            .set(selected.contains(pupil.id()));
    boxes.put(pupil.id(), box);
    return box.onChange(
        on -> {
          if (on) {
            selected.add(pupil.id());
          } else {
            selected.remove(pupil.id());
          }
          changed.run();
        });
  }

  private void selectAll(boolean all, Set<LearnerId> selected, Runnable changed) {
    boxes.forEach(
        (pupil, box) -> {
          box.set(all);
          if (all) {
            selected.add(pupil);
          } else {
            selected.remove(pupil);
          }
        });
    changed.run();
  }

  private void fill(Row row, Pupil pupil) {
    String page = AbstractClassView.address(schoolClass.id(), "/pupil/" + pupil.id());
    row.header(new Anchor(page, pupil.name()));
    row.cell(pupil.signInName()).addClassName(USER_NAME);
    row.cell(String.valueOf(pupil.card()));
    if (!groups.isEmpty()) {
      row.cell(names(pupil.groups()));
    }
  }

  private String names(Set<GroupId> of) {
    return CommaList.of(
        of.stream().map(group -> groups.getOrDefault(group, "")).sorted(NameOrder.NATURAL).toList(),
        getLocale());
  }
}
