package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.PupilTotals;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.card.ui.LoginCardProgress;
import org.queenside.school.roster.card.ui.PasswordKindField;
import org.queenside.school.roster.pupil.PupilDataExportService;
import org.queenside.school.roster.ui.ActionBar;
import org.queenside.school.roster.ui.NameField;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/**
 * The actions for pupils: below a table for the selected ones, where the Tab key goes next, or on a
 * pupil's own page.
 */
public final class PupilActions extends Div {

  private final PupilServices services;
  private final ActionBar bar;
  private final InlineQuestion question;
  private final LoginCardProgress progress;

  private @Nullable SchoolClass schoolClass;
  private List<Group> groups = List.of();
  private List<Pupil> chosen = List.of();

  /** Creates the place for actions; {@code changed} runs after each change. */
  public PupilActions(PupilServices services, Runnable changed) {
    this.services = services;
    this.bar = new ActionBar(changed);
    this.question = bar.question();
    this.progress = new LoginCardProgress(services.passwords(), bar.notice());
    addClassName("pupil-actions");
    add(bar, progress);
  }

  void reset(SchoolClass schoolClass, List<Group> groups) {
    this.schoolClass = schoolClass;
    this.groups = groups;
    choose(List.of());
  }

  /** Offers the actions for one pupil of a class, on the pupil's own page. */
  public void showFor(Pupil pupil, SchoolClass schoolClass, List<Group> groups) {
    this.schoolClass = schoolClass;
    this.groups = groups;
    chosen = List.of(pupil);
    bar.clear();
    addActions();
  }

  /** Removes the actions, after the pupil has left the class. */
  public void clear() {
    bar.clear();
  }

  void choose(List<Pupil> pupils) {
    chosen = pupils;
    bar.clear();
    if (!pupils.isEmpty()) {
      bar.addToBar(Markup.span("count", getTranslation("pupils.chosen", pupils.size())));
      addActions();
    }
  }

  private void addActions() {
    List<Pupil> pupils = chosen;
    if (pupils.size() == 1) {
      bar.addAction("pupils.rename", this::askForName);
    }
    bar.addAction("pupils.to-group", this::askForGroup);
    bar.addToBar(Button.text("pupils.new-cards", this::askForCards, pupils.size()));
    bar.addAction("pupils.move", this::askForClass);
    if (pupils.size() == 2) {
      bar.addAction("pupils.merge", this::askToMerge);
    }
    if (pupils.size() == 1) {
      bar.addToBar(dataDownload(schoolClass().id(), pupils.getFirst()));
    }
    bar.addToBar(
        Markup.span(
            "apart",
            Button.text("pupils.remove", this::askToRemove),
            Button.text("pupils.delete", this::askToDelete)));
  }

  private DownloadLink dataDownload(ClassId id, Pupil pupil) {
    PupilDataExportService export = services.dataExport();
    var link =
        new DownloadLink(
            event -> {
              event.setFileName(export.name(id, pupil.id()));
              event.setContentType("application/json");
              export.write(id, pupil.id(), getLocale(), event.getOutputStream());
            },
            getTranslation("pupils.file"),
            () -> export.name(id, pupil.id()));
    link.setAriaLabel(getTranslation("pupils.file.of", pupil.name()));
    link.addClassName("text");
    return link;
  }

  private void askForName(Button asked) {
    var seen = new AtomicReference<>(chosen.getFirst());
    bar.askForText(asked, "pupils.rename.label", seen.get().name(), name -> rename(seen, name));
  }

  /** On a conflict the typed name is kept; saving again overwrites the other teacher's change. */
  private void rename(AtomicReference<Pupil> seen, String name) {
    Pupil before = seen.get();
    bar.change(
        () -> services.roster().rename(schoolClass().id(), before, name),
        getTranslation("pupils.renamed", before.name(), name),
        () -> {
          Pupil now = services.roster().pupil(schoolClass().id(), before.id());
          seen.set(now);
          return getTranslation("pupils.rename.conflict", now.name());
        });
  }

  private void askForGroup(Button asked) {
    List<Component> content = new ArrayList<>();
    for (Group group : groups) {
      boolean all = chosen.stream().allMatch(pupil -> pupil.groups().contains(group.id()));
      String words = getTranslation(all ? "pupils.group.out" : "pupils.group.in", group.name());
      content.add(new Button(ButtonStyle.OUTLINED, words, () -> put(group, !all)));
    }
    var line = new NameField("new-group", getTranslation("pupils.group.new"));
    line.withButton(
        ButtonStyle.OUTLINED,
        getTranslation("pupils.group.make"),
        getTranslation("class.name.problem"),
        this::putIntoNew);
    line.add(question.cancelButton());
    content.add(line);
    question.ask(asked, content.toArray(Component[]::new));
    line.focus();
  }

  private void putIntoNew(String name) {
    bar.change(
        () -> {
          GroupId created = services.groups().create(schoolClass().id(), name);
          services.groups().join(schoolClass().id(), created, ids());
        },
        getTranslation("pupils.group.joined", chosen.size(), name));
  }

  private void put(Group group, boolean in) {
    bar.change(
        () -> {
          if (in) {
            services.groups().join(schoolClass().id(), group.id(), ids());
          } else {
            services.groups().leave(schoolClass().id(), group.id(), ids());
          }
        },
        getTranslation(
            in ? "pupils.group.joined" : "pupils.group.left", chosen.size(), group.name()));
  }

  private void askForCards(Button asked) {
    var kind = new PasswordKindField();
    List<Pupil> pupils = chosen;
    SchoolClass from = schoolClass();
    question.ask(
        asked,
        new Paragraph(getTranslation("pupils.new-cards.ask", pupils.size())),
        kind,
        Button.outlined(
            "pupils.new-cards.make",
            () -> {
              question.close();
              progress.start(
                  from.id(),
                  kind.chosen(),
                  pupils.size(),
                  secrets -> services.loginCards().renew(from.id(), pupils, secrets));
            }),
        question.cancelButton());
  }

  private void askForClass(Button asked) {
    SchoolClass from = schoolClass();
    List<SchoolClass> others =
        services.classes().all().stream()
            .filter(each -> !each.id().equals(from.id()) && !each.archived())
            .toList();
    if (others.isEmpty()) {
      question.ask(
          asked, new Paragraph(getTranslation("pupils.move.none")), question.cancelButton());
      return;
    }
    List<Component> content = new ArrayList<>();
    content.add(new Paragraph(getTranslation("pupils.move.ask", chosen.size())));
    others.forEach(to -> content.add(destination(from, to)));
    content.add(question.cancelButton());
    question.ask(asked, content.toArray(Component[]::new));
  }

  private Div destination(SchoolClass from, SchoolClass to) {
    var row = Markup.div("row destination", new Span(to.name()));
    row.add(
        Button.outlined(
            "pupils.move.move",
            () ->
                bar.change(
                    () -> services.roster().move(from.id(), to.id(), ids()),
                    getTranslation("pupils.moved", chosen.size(), to.name()))),
        Button.outlined(
            "pupils.move.copy",
            () ->
                bar.change(
                    () -> services.roster().copy(from.id(), to.id(), ids()),
                    getTranslation("pupils.copied", chosen.size(), to.name()))));
    return row;
  }

  private void askToMerge(Button asked) {
    ClassId id = schoolClass().id();
    // More work is done with the account that the child really uses.
    List<PupilTotals> totals =
        chosen.stream()
            .map(each -> services.merge().totals(id, each.id()))
            .sorted(Comparator.comparingInt(PupilTotals::tries).reversed())
            .toList();
    var form =
        new PupilMergeForm<>(
            totals.getFirst(),
            totals.getLast(),
            this::mergeWords,
            this::mergePreview,
            (leaves, stays) ->
                bar.change(
                    () -> services.merge().merge(id, leaves.pupil().id(), stays.pupil().id()),
                    getTranslation("pupils.merged", stays.pupil().name())));
    question.ask(asked, form, question.cancelButton());
  }

  private String mergeWords(PupilTotals totals) {
    return getTranslation(
        "pupils.merge.one",
        totals.pupil().name(),
        totals.pupil().signInName(),
        totals.pupil().card(),
        totals.tries(),
        totals.games());
  }

  private String mergePreview(PupilTotals leaves, PupilTotals stays) {
    return getTranslation(
        "pupils.merge.preview",
        leaves.tries(),
        leaves.games(),
        leaves.pupil().signInName(),
        stays.pupil().signInName(),
        leaves.classes());
  }

  private void askToRemove(Button asked) {
    question.confirm(
        asked,
        getTranslation("pupils.remove.ask", chosen.size()),
        getTranslation("pupils.remove.sure"),
        () ->
            bar.change(
                () -> services.roster().remove(schoolClass().id(), ids()),
                getTranslation("pupils.removed", chosen.size())));
  }

  private void askToDelete(Button asked) {
    List<String> names = chosen.stream().map(Pupil::name).toList();
    question.confirm(
        asked,
        getTranslation("pupils.delete.ask", chosen.size(), names),
        getTranslation("pupils.delete.sure"),
        () ->
            bar.change(
                () -> services.deletion().delete(schoolClass().id(), ids()),
                getTranslation("pupils.deleted", chosen.size())));
  }

  private List<LearnerId> ids() {
    return chosen.stream().map(Pupil::id).toList();
  }

  private SchoolClass schoolClass() {
    return Objects.requireNonNull(schoolClass);
  }
}
