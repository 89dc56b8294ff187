package org.queenside.classroom.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.Group;
import org.queenside.classroom.GroupId;
import org.queenside.classroom.Pupil;
import org.queenside.classroom.SchoolClass;
import org.queenside.learner.LearnerId;

/** What can be done with the pupils that are chosen, and with the group that is shown. */
final class PupilActions extends Div {

  private final PupilServices services;
  private final Notice notice;
  private final Runnable changed;

  private final Div bar = new Div();
  private final Question question = new Question();
  private final CardMaking making;

  private @Nullable SchoolClass schoolClass;
  private List<Group> groups = List.of();
  private @Nullable Group shown;
  private List<Pupil> chosen = List.of();

  /**
   * Creates the actions.
   *
   * @param notice says what cannot be done
   * @param changed called after a change
   */
  PupilActions(PupilServices services, Notice notice, Runnable changed) {
    this.services = services;
    this.notice = notice;
    this.changed = changed;
    this.making = new CardMaking(services.press(), notice);
    addClassName("pupil-actions");
    bar.addClassName("bar-of-actions");
    add(bar, question, making);
  }

  /** Begins anew, with nobody chosen. */
  void begin(SchoolClass schoolClass, List<Group> groups, @Nullable Group shown) {
    this.schoolClass = schoolClass;
    this.groups = groups;
    this.shown = shown;
    choose(List.of());
  }

  /** Takes note of who is chosen. */
  void choose(List<Pupil> pupils) {
    chosen = pupils;
    question.close();
    bar.removeAll();
    if (!pupils.isEmpty()) {
      var count = new Span(getTranslation("pupils.chosen", pupils.size()));
      count.addClassName("count");
      bar.add(count);
      if (pupils.size() == 1) {
        action("pupils.rename", this::askForName);
      }
      action("pupils.to-group", this::askForGroup);
      action("pupils.new-cards", this::askForCards);
      action("pupils.move", this::askForClass);
      action("pupils.remove", this::askToRemove);
      action("pupils.delete", this::askToDelete);
      if (pupils.size() == 1) {
        bar.add(new PupilFileLink(services.files(), here().id(), pupils.getFirst()));
      }
    } else if (shown != null) {
      Group group = shown;
      action("pupils.group.rename", asked -> askForGroupName(asked, group));
      action("pupils.group.delete", asked -> askToDelete(asked, group));
    } else {
      bar.add(new Span(getTranslation("pupils.hint")));
    }
  }

  private void action(String key, Consumer<NativeButton> ask) {
    var button = new NativeButton(getTranslation(key));
    button.addClassNames("btn", "text");
    button.addClickListener(click -> ask.accept(button));
    bar.add(button);
  }

  private void askForName(NativeButton asked) {
    var seen = new AtomicReference<>(chosen.getFirst());
    askForText(asked, "pupils.rename.label", seen.get().name(), name -> rename(seen, name));
  }

  /** What was typed stays; saved again, it takes the place of what somebody else wrote. */
  private void rename(AtomicReference<Pupil> seen, String name) {
    Pupil before = seen.get();
    if (!change(() -> services.roster().rename(here().id(), before, name))) {
      Pupil now = services.roster().pupil(here().id(), before.id());
      if (!now.name().equals(before.name())) {
        seen.set(now);
        notice.refuse("pupils.rename.conflict", now.name());
      }
    }
  }

  private void askForGroupName(NativeButton asked, Group group) {
    askForText(
        asked,
        "pupils.group.name",
        group.name(),
        name -> change(() -> services.groups().rename(here().id(), group, name)));
  }

  /** On trouble what was typed stays. */
  private void askForText(NativeButton asked, String label, String value, Consumer<String> save) {
    var line = new TextLine("new-text", getTranslation(label));
    line.setValue(value);
    Runnable accept = () -> line.accept(getTranslation("class.name.problem"), save);
    line.onEnter(accept);
    line.add(Question.button(getTranslation("class.save"), "line", accept), question.cancel());
    question.ask(asked, line);
    line.focus();
  }

  private void askToDelete(NativeButton asked, Group group) {
    question.confirm(
        asked,
        getTranslation("pupils.group.delete.ask", group.name()),
        getTranslation("pupils.group.delete"),
        () -> change(() -> services.groups().delete(here().id(), group.id())));
  }

  private void askForGroup(NativeButton asked) {
    List<Component> ways = new ArrayList<>();
    for (Group group : groups) {
      boolean all = chosen.stream().allMatch(pupil -> pupil.groups().contains(group.id()));
      String words = getTranslation(all ? "pupils.group.out" : "pupils.group.in", group.name());
      ways.add(Question.button(words, "line", () -> change(() -> put(group.id(), !all))));
    }
    var line = new TextLine("new-group", getTranslation("pupils.group.new"));
    Runnable make =
        () ->
            line.accept(
                getTranslation("class.name.problem"),
                name -> change(() -> put(services.groups().make(here().id(), name), true)));
    line.onEnter(make);
    line.add(Question.button(getTranslation("pupils.group.make"), "line", make), question.cancel());
    ways.add(line);
    question.ask(asked, ways.toArray(Component[]::new));
    line.focus();
  }

  private void put(GroupId group, boolean in) {
    if (in) {
      services.groups().join(here().id(), group, ids());
    } else {
      services.groups().leave(here().id(), group, ids());
    }
  }

  private void askForCards(NativeButton asked) {
    var kind = new SecretKind();
    List<Pupil> pupils = chosen;
    SchoolClass from = here();
    question.ask(
        asked,
        new Paragraph(getTranslation("pupils.new-cards.ask", pupils.size())),
        kind,
        Question.button(
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
    for (SchoolClass to : others) {
      var row = new Div(new Span(to.name()));
      row.addClassName("destination");
      row.add(
          Question.button(
              getTranslation("pupils.move.move"),
              "line",
              () -> change(() -> services.roster().move(from.id(), to.id(), ids()))),
          Question.button(
              getTranslation("pupils.move.copy"),
              "line",
              () -> change(() -> services.roster().copy(from.id(), to.id(), ids()))));
      ways.add(row);
    }
    ways.add(question.cancel());
    question.ask(asked, ways.toArray(Component[]::new));
  }

  private void askToRemove(NativeButton asked) {
    question.confirm(
        asked,
        getTranslation("pupils.remove.ask", chosen.size()),
        getTranslation("pupils.remove.sure"),
        () -> change(() -> services.roster().remove(here().id(), ids())));
  }

  private void askToDelete(NativeButton asked) {
    String names = chosen.stream().map(Pupil::name).collect(Collectors.joining(", "));
    question.confirm(
        asked,
        getTranslation("pupils.delete.ask", chosen.size(), names),
        getTranslation("pupils.delete.sure"),
        () -> change(() -> services.farewells().delete(here().id(), ids())));
  }

  private List<LearnerId> ids() {
    return chosen.stream().map(Pupil::id).toList();
  }

  private SchoolClass here() {
    return Objects.requireNonNull(schoolClass);
  }

  private boolean change(Runnable change) {
    boolean done = notice.attempt(change);
    if (done) {
      question.close();
      changed.run();
    }
    return done;
  }
}
