package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.retention.AccountRetentionService;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RemovedPupilService;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.pupil.LockedOutPupilService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;

/** The pupils of a class: add and move pupils, form groups, issue new login cards. */
@Route("class/:class/pupils")
@RolesAllowed("TEACHER")
class PupilsView extends AbstractClassView {

  private final RosterService roster;
  private final PupilActions actions;
  private final GroupActions groupActions;
  private final AccountRetentionService retention;
  private final LockedOutPupilService lockedOut;
  private final RemovedPupilService removed;
  private final Div list = Markup.div("pupil-list");
  private @Nullable RemovedPupilsPanel removedPupils;
  private @Nullable GroupId group;

  PupilsView(
      SchoolClassService classes,
      RosterService roster,
      PupilServices services,
      AccountRetentionService retention,
      LockedOutPupilService lockedOut,
      RemovedPupilService removed) {
    super(classes, ClassPage.PUPILS, "pupils.headline");
    this.roster = roster;
    this.retention = retention;
    this.lockedOut = lockedOut;
    this.removed = removed;
    this.actions = new PupilActions(services, this::draw);
    this.groupActions = new GroupActions(services, this::draw);
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    group = null;
    var removedPanel = new RemovedPupilsPanel(schoolClass, removed, this::drawList);
    removedPupils = removedPanel;
    show(
        new H1(headline()),
        Markup.paragraph("lead", getTranslation("pupils.code", schoolClass.code())),
        links(schoolClass),
        new LockedOutPanel(schoolClass.id(), lockedOut),
        list,
        removedPanel);
    draw();
  }

  private Div links(SchoolClass schoolClass) {
    var links = Markup.div("go");
    if (!schoolClass.archived()) {
      links.add(
          link(schoolClass, "/add", "pupils.add", ButtonStyle.FILLED),
          link(schoolClass, "/cards", "pupils.cards", ButtonStyle.OUTLINED),
          link(schoolClass, "/tablets", "pupils.tablets", ButtonStyle.OUTLINED),
          link(schoolClass, "/codes", "pupils.codes", ButtonStyle.OUTLINED));
    }
    return links;
  }

  private Anchor link(SchoolClass schoolClass, String path, String key, ButtonStyle style) {
    return new LinkButton(style, address(schoolClass.id(), path), getTranslation(key));
  }

  private void draw() {
    drawList();
    if (removedPupils != null) {
      removedPupils.draw();
    }
  }

  private void drawList() {
    SchoolClass schoolClass = schoolClass();
    ClassMembers members = roster.members(schoolClass.id());
    List<Pupil> pupils = members.pupils();
    List<Group> groups = members.groups();
    Group shown = groups.stream().filter(each -> each.id().equals(group)).findFirst().orElse(null);
    list.removeAll();
    if (pupils.isEmpty()) {
      list.add(new Paragraph(getTranslation("pupils.none")));
      return;
    }
    if (!groups.isEmpty()) {
      list.add(choice(pupils, groups, shown));
    }
    var table = new PupilTable(schoolClass, of(pupils, shown), groups, actions::choose);
    if (schoolClass.archived()) {
      list.add(table);
    } else {
      groupActions.show(schoolClass, shown);
      actions.reset(schoolClass, groups);
      list.add(groupActions, new Paragraph(getTranslation("pupils.hint")), table, actions);
    }
    list.add(inactivePupils(schoolClass, pupils));
  }

  /** Lists the pupils who will soon be deleted for being inactive; hidden if there are none. */
  private Paragraph inactivePupils(SchoolClass schoolClass, List<Pupil> pupils) {
    Map<LearnerId, Instant> deletions =
        retention.deletionDates(pupils.stream().map(Pupil::id).toList());
    var dates = new DateFormatter(getLocale());
    List<String> names = new ArrayList<>();
    for (Pupil pupil : pupils) {
      Instant deletion = deletions.get(pupil.id());
      if (deletion != null) {
        String day = dates.full(deletion.atZone(schoolClass.zone()));
        names.add(getTranslation("pupils.leaving.one", pupil.name(), day));
      }
    }
    var notice =
        Markup.paragraph(
            "leaving", getTranslation("pupils.leaving", names.size(), String.join(", ", names)));
    notice.setVisible(!names.isEmpty());
    return notice;
  }

  private ToggleGroup choice(List<Pupil> pupils, List<Group> groups, @Nullable Group shown) {
    var choice = new ToggleGroup(getTranslation("pupils.groups"));
    choice.add(
        getTranslation("pupils.groups.all", pupils.size()), shown == null, () -> choose(null));
    for (Group each : groups) {
      String words = getTranslation("pupils.groups.one", each.name(), of(pupils, each).size());
      choice.add(words, each.equals(shown), () -> choose(each.id()));
    }
    return choice;
  }

  private void choose(@Nullable GroupId wanted) {
    if (!Objects.equals(group, wanted)) {
      group = wanted;
      draw();
    }
  }

  private static List<Pupil> of(List<Pupil> pupils, @Nullable Group group) {
    return group == null
        ? pupils
        : pupils.stream().filter(pupil -> pupil.groups().contains(group.id())).toList();
  }
}
