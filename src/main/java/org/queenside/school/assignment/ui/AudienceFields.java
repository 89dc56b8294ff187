package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignmentDraft;
import org.queenside.school.assignment.Audience;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;

/** Lets the teacher choose the whole class, or groups and single pupils. */
final class AudienceFields extends Div {

  private final List<Pupil> pupils;
  private final Set<GroupId> groups = new HashSet<>();
  private final Set<LearnerId> single = new HashSet<>();
  private final Div some = Markup.div("some");
  private final Div more = Markup.div("audience");
  private final Set<ClassId> others = new LinkedHashSet<>();
  private final List<SchoolClass> otherClasses;
  private final Runnable changed;
  private boolean whole;

  /** Creates the fields; groups and pupils that no longer exist are left out. */
  AudienceFields(
      AssignmentDraft start,
      ClassMembers members,
      List<SchoolClass> otherClasses,
      Runnable changed) {
    List<Group> groups = members.groups();
    this.pupils = members.pupils();
    this.otherClasses = otherClasses;
    this.changed = changed;
    others.addAll(start.otherClasses());
    addClassName("audience");
    whole = start.wholeClass();
    groups.stream().map(Group::id).filter(start.groups()::contains).forEach(this.groups::add);
    pupils.stream().map(Pupil::id).filter(start.pupils()::contains).forEach(single::add);
    var choice = new ToggleGroup(getTranslation("assign.whom"));
    choice.add(getTranslation("assign.whom.all", pupils.size()), whole, () -> setWholeClass(true));
    choice.add(getTranslation("assign.whom.some"), !whole, () -> setWholeClass(false));

    if (pupils.isEmpty()) {
      some.add(new Paragraph(getTranslation("assign.whom.nobody")));
    }
    if (!groups.isEmpty()) {
      some.add(
          new H3(getTranslation("assign.whom.groups")),
          Markup.list("columns", groups.stream().map(this::group)));
    }
    if (!pupils.isEmpty()) {
      some.add(
          new H3(getTranslation("assign.whom.pupils")),
          Markup.list(
              "columns", pupils.stream().map(each -> entry(each.name(), single, each.id()))));
    }
    some.setVisible(!whole);
    add(new H3(getTranslation("assign.whom")), choice, some);
    more.setVisible(!otherClasses.isEmpty());
    if (!otherClasses.isEmpty()) {
      more.add(
          new H3(getTranslation("assign.whom.classes")),
          Markup.paragraph("note", getTranslation("assign.whom.classes.about")),
          Markup.list(
              "columns", otherClasses.stream().map(each -> entry(each.name(), others, each.id()))));
    }
  }

  /** Returns the fields that few need: other classes. */
  Div more() {
    return more;
  }

  private ListItem group(Group group) {
    long members = pupils.stream().filter(pupil -> pupil.groups().contains(group.id())).count();
    return entry(
        getTranslation("assign.whom.group", group.name(), members), this.groups, group.id());
  }

  private <I> ListItem entry(String label, Set<I> chosen, I id) {
    var tick = new Checkbox(label).set(chosen.contains(id));
    tick.onChange(
        taken -> {
          if (taken) {
            chosen.add(id);
          } else {
            chosen.remove(id);
          }
          changed.run();
        });
    return new ListItem(tick);
  }

  private void setWholeClass(boolean all) {
    whole = all;
    some.setVisible(!all);
    changed.run();
  }

  Set<GroupId> groups() {
    return Set.copyOf(groups);
  }

  Set<LearnerId> pupils() {
    return Set.copyOf(single);
  }

  boolean isWholeClass() {
    return whole;
  }

  List<SchoolClass> otherClasses() {
    return otherClasses.stream().filter(each -> others.contains(each.id())).toList();
  }

  boolean isChosen() {
    return whole || !groups.isEmpty() || !single.isEmpty();
  }

  long count() {
    Audience audience = whole ? new Audience.WholeClass() : new Audience.Chosen(groups, single);
    return pupils.stream().filter(audience::includes).count();
  }
}
