package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/** What can be done with the pupils that are chosen: below their table, where keys come next. */
final class PupilActions extends Div {

  private final PupilServices services;
  private final ActionBar bar;
  private final InlineDialog question;
  private final LoginCardProgress making;

  private @Nullable SchoolClass schoolClass;
  private List<Group> groups = List.of();
  private List<Pupil> chosen = List.of();

  /**
   * Creates the actions.
   *
   * @param changed called after a change
   */
  PupilActions(PupilServices services, Runnable changed) {
    this.services = services;
    this.bar = new ActionBar(changed);
    this.question = bar.question();
    this.making = new LoginCardProgress(services.press(), bar.notice());
    addClassName("pupil-actions");
    add(bar, making);
  }

  /** Begins anew, with nobody chosen. */
  void begin(SchoolClass schoolClass, List<Group> groups) {
    this.schoolClass = schoolClass;
    this.groups = groups;
    choose(List.of());
  }

  /** Takes note of who is chosen. */
  void choose(List<Pupil> pupils) {
    chosen = pupils;
    bar.begin();
    if (pupils.isEmpty()) {
      return;
    }
    bar.count(getTranslation("pupils.chosen", pupils.size()));
    if (pupils.size() == 1) {
      bar.action("pupils.rename", this::askForName);
    }
    bar.action("pupils.to-group", this::askForGroup);
    bar.action("pupils.new-cards", this::askForCards);
    bar.action("pupils.move", this::askForClass);
    bar.action("pupils.remove", this::askToRemove);
    bar.action("pupils.delete", this::askToDelete);
    if (pupils.size() == 1) {
      bar.offer(new PupilDataDownloadLink(services.files(), here().id(), pupils.getFirst()));
    }
  }

  private void askForName(NativeButton asked) {
    var seen = new AtomicReference<>(chosen.getFirst());
    bar.askForText(asked, "pupils.rename.label", seen.get().name(), name -> rename(seen, name));
  }

  /** What was typed stays; saved again, it takes the place of what somebody else wrote. */
  private void rename(AtomicReference<Pupil> seen, String name) {
    Pupil before = seen.get();
    bar.change(
        () -> services.roster().rename(here().id(), before, name),
        getTranslation("pupils.renamed", before.name(), name),
        () -> {
          Pupil now = services.roster().pupil(here().id(), before.id());
          seen.set(now);
          return getTranslation("pupils.rename.conflict", now.name());
        });
  }

  private void askForGroup(NativeButton asked) {
    List<Component> ways = new ArrayList<>();
    for (Group group : groups) {
      boolean all = chosen.stream().allMatch(pupil -> pupil.groups().contains(group.id()));
      String words = getTranslation(all ? "pupils.group.out" : "pupils.group.in", group.name());
      ways.add(InlineDialog.button(words, "line", () -> put(group, !all)));
    }
    var line = new NameField("new-group", getTranslation("pupils.group.new"));
    Runnable make =
        () -> line.accept(getTranslation("class.name.problem"), name -> putIntoNew(name));
    line.onEnter(make);
    line.add(
        InlineDialog.button(getTranslation("pupils.group.make"), "line", make), question.cancel());
    ways.add(line);
    question.ask(asked, ways.toArray(Component[]::new));
    line.focus();
  }

  private void putIntoNew(String name) {
    bar.change(
        () -> {
          GroupId made = services.groups().create(here().id(), name);
          services.groups().join(here().id(), made, ids());
        },
        getTranslation("pupils.group.joined", chosen.size(), name));
  }

  private void put(Group group, boolean in) {
    bar.change(
        () -> {
          if (in) {
            services.groups().join(here().id(), group.id(), ids());
          } else {
            services.groups().leave(here().id(), group.id(), ids());
          }
        },
        getTranslation(
            in ? "pupils.group.joined" : "pupils.group.left", chosen.size(), group.name()));
  }

  private void askForCards(NativeButton asked) {
    var kind = new PasswordKindField();
    List<Pupil> pupils = chosen;
    SchoolClass from = here();
    question.ask(
        asked,
        new Paragraph(getTranslation("pupils.new-cards.ask", pupils.size())),
        kind,
        InlineDialog.button(
            getTranslation("pupils.new-cards.make"),
            "line",
            () -> {
              question.close();
              making.start(
                  from.id(),
                  kind.chosen(),
                  pupils.size(),
                  secrets -> services.loginCards().renew(from.id(), pupils, secrets));
            }),
        question.cancel());
  }

  private void askForClass(NativeButton asked) {
    SchoolClass from = here();
    List<SchoolClass> others =
        services.classes().all().stream()
            .filter(each -> !each.id().equals(from.id()) && !each.archived())
            .toList();
    if (others.isEmpty()) {
      question.ask(asked, new Paragraph(getTranslation("pupils.move.none")), question.cancel());
      return;
    }
    List<Component> ways = new ArrayList<>();
    ways.add(new Paragraph(getTranslation("pupils.move.ask", chosen.size())));
    others.forEach(to -> ways.add(destination(from, to)));
    ways.add(question.cancel());
    question.ask(asked, ways.toArray(Component[]::new));
  }

  private Div destination(SchoolClass from, SchoolClass to) {
    var row = new Div(new Span(to.name()));
    row.addClassName("destination");
    row.add(
        InlineDialog.button(
            getTranslation("pupils.move.move"),
            "line",
            () ->
                bar.change(
                    () -> services.roster().move(from.id(), to.id(), ids()),
                    getTranslation("pupils.moved", chosen.size(), to.name()))),
        InlineDialog.button(
            getTranslation("pupils.move.copy"),
            "line",
            () ->
                bar.change(
                    () -> services.roster().copy(from.id(), to.id(), ids()),
                    getTranslation("pupils.copied", chosen.size(), to.name()))));
    return row;
  }

  private void askToRemove(NativeButton asked) {
    question.confirm(
        asked,
        getTranslation("pupils.remove.ask", chosen.size()),
        getTranslation("pupils.remove.sure"),
        () ->
            bar.change(
                () -> services.roster().remove(here().id(), ids()),
                getTranslation("pupils.removed", chosen.size())));
  }

  private void askToDelete(NativeButton asked) {
    String names = chosen.stream().map(Pupil::name).collect(Collectors.joining(", "));
    question.confirm(
        asked,
        getTranslation("pupils.delete.ask", chosen.size(), names),
        getTranslation("pupils.delete.sure"),
        () ->
            bar.change(
                () -> services.farewells().delete(here().id(), ids()),
                getTranslation("pupils.deleted", chosen.size())));
  }

  private List<LearnerId> ids() {
    return chosen.stream().map(Pupil::id).toList();
  }

  private SchoolClass here() {
    return Objects.requireNonNull(schoolClass);
  }
}
