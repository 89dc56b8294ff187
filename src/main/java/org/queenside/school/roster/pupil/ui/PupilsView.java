package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.retention.AccountRetentionService;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.ClassMessageService;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RemovedPupilService;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.pupil.LockedOutPupilService;
import org.queenside.school.roster.pupil.ui.PupilListFilter.Order;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.FormField;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.ToggleGroup;

/** The pupils of a class: find them, add and move them, form groups, issue new login cards. */
@Route("class/:class/pupils")
@RolesAllowed("TEACHER")
class PupilsView extends AbstractClassView {

  /** Longer lists can be searched and sorted. */
  private static final int SHORT_LIST = 12;

  private final RosterService roster;
  private final PupilActions actions;
  private final GroupActions groupActions;
  private final AccountRetentionService retention;
  private final LockedOutPupilService lockedOut;
  private final RemovedPupilService removed;
  private final ClassMessageService messages;
  private final H1 headline = new H1();
  private final Div list = Markup.div("pupil-list");
  private final Div rows = new Div();
  private final Set<LearnerId> selected = new HashSet<>();
  private @Nullable RemovedPupilsPanel removedPupils;
  private PupilListFilter filter = PupilListFilter.of(QueryParameters.empty());
  private boolean selecting;

  PupilsView(
      SchoolClassService classes,
      RosterService roster,
      PupilServices services,
      AccountRetentionService retention,
      LockedOutPupilService lockedOut,
      RemovedPupilService removed,
      ClassMessageService messages) {
    super(classes, ClassPage.PUPILS, "pupils.headline");
    this.roster = roster;
    this.retention = retention;
    this.lockedOut = lockedOut;
    this.removed = removed;
    this.messages = messages;
    this.actions = new PupilActions(services, this::draw);
    this.groupActions = new GroupActions(services, this::draw);
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    filter = PupilListFilter.of(event.getLocation().getQueryParameters());
    selecting = false;
    var removedPanel = new RemovedPupilsPanel(schoolClass, removed, this::drawList);
    removedPupils = removedPanel;
    show(
        headline,
        Markup.paragraph("lead", getTranslation("pupils.code", schoolClass.code())),
        links(schoolClass),
        new ClassMessagePanel(schoolClass, messages),
        new LockedOutPanel(schoolClass.id(), lockedOut),
        list,
        removedPanel);
    draw();
  }

  private Div links(SchoolClass schoolClass) {
    var links = Markup.div("go");
    if (!schoolClass.archived()) {
      links.add(LinkButton.filled(address(schoolClass.id(), "/add"), "pupils.add"));
    }
    return links;
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
    selected.clear();
    list.removeAll();
    if (pupils.isEmpty()) {
      headline.setText(getTranslation("pupils.none"));
      return;
    }
    Group shown =
        members.groups().stream()
            .filter(each -> each.id().equals(filter.group()))
            .findFirst()
            .orElse(null);
    if (shown == null) {
      filter = filter.group(null);
    }
    var tools = Markup.div("row list-tools");
    if (pupils.size() > SHORT_LIST) {
      tools.add(search(members));
    } else {
      filter = filter.text("");
    }
    if (!members.groups().isEmpty()) {
      tools.add(choice(members));
    }
    list.add(tools);
    if (!schoolClass.archived()) {
      groupActions.show(schoolClass, shown);
      actions.reset(schoolClass, members.groups());
      tools.add(selectButton(members));
      list.add(groupActions);
    }
    list.add(rows);
    if (!schoolClass.archived()) {
      list.add(actions);
    }
    list.add(inactivePupils(schoolClass, pupils));
    drawRows(members);
  }

  private FormField search(ClassMembers members) {
    return new FormField("pupil-search", getTranslation("pupils.search"))
        .with("type", "search")
        .with("autocomplete", "off")
        .literal()
        .setValue(filter.text())
        .onPause(
            typed -> {
              keep(filter.text(typed));
              drawRows(members);
            });
  }

  private Button selectButton(ClassMembers members) {
    return Button.text(
        selecting ? "pupils.select.done" : "pupils.select",
        button -> {
          selecting = !selecting;
          selected.clear();
          button.setText(getTranslation(selecting ? "pupils.select.done" : "pupils.select"));
          drawRows(members);
        });
  }

  /** Draws the table only, so that the focus stays in the search field. */
  private PupilTable drawRows(ClassMembers members) {
    List<Pupil> shown = filter.apply(members.pupils());
    int all = members.pupils().size();
    headline.setText(
        shown.size() == all
            ? getTranslation("pupils.now", all)
            : getTranslation("pupils.now.some", shown.size(), all));
    var table = new PupilTable(schoolClass(), members.groups());
    Consumer<Order> sort = all > SHORT_LIST ? order -> sort(members, order) : null;
    table.show(
        shown,
        filter,
        sort,
        selecting ? selected : null,
        () -> actions.choose(selectedOf(members)));
    actions.choose(selectedOf(members));
    rows.removeAll();
    rows.add(shown.isEmpty() ? new Paragraph(getTranslation("pupils.search.none")) : table);
    return table;
  }

  private void sort(ClassMembers members, Order order) {
    keep(filter.sortedBy(order));
    drawRows(members).focus(order);
  }

  private List<Pupil> selectedOf(ClassMembers members) {
    return members.pupils().stream().filter(each -> selected.contains(each.id())).toList();
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
    var notice = Markup.paragraph("leaving", getTranslation("pupils.leaving", names.size(), names));
    notice.setVisible(!names.isEmpty());
    return notice;
  }

  private ToggleGroup choice(ClassMembers members) {
    List<Pupil> pupils = members.pupils();
    var choice = new ToggleGroup(getTranslation("pupils.groups"));
    choice.add(
        getTranslation("pupils.groups.all", pupils.size()),
        filter.group() == null,
        () -> choose(members, null));
    for (Group each : members.groups()) {
      long count = pupils.stream().filter(pupil -> pupil.groups().contains(each.id())).count();
      choice.add(
          getTranslation("pupils.groups.one", each.name(), count),
          each.id().equals(filter.group()),
          () -> choose(members, each));
    }
    return choice;
  }

  private void choose(ClassMembers members, @Nullable Group wanted) {
    keep(filter.group(wanted == null ? null : wanted.id()));
    groupActions.show(schoolClass(), wanted);
    drawRows(members);
  }

  private void keep(PupilListFilter wanted) {
    filter = wanted;
    UI ui = UI.getCurrent();
    var here = new Location(ui.getActiveViewLocation().getPath(), wanted.query());
    ui.getPage().getHistory().replaceState(null, here);
  }
}
