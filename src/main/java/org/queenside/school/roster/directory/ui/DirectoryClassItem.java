package org.queenside.school.roster.directory.ui;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.school.roster.directory.ClassAdministrationService;
import org.queenside.school.roster.directory.DirectoryClass;
import org.queenside.school.roster.ui.ActionBar;
import org.queenside.school.roster.ui.NameField;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.school.roster.year.ClassPromotionService;
import org.queenside.school.roster.year.NextClassName;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** A class in the administrator's list. It can be promoted from here, and that can be undone. */
final class DirectoryClassItem extends ListItem {

  private final DirectoryClass listed;
  private final ClassAdministrationService service;
  private final ActionBar bar;
  private final InlineQuestion question = new InlineQuestion();

  DirectoryClassItem(DirectoryClass listed, ClassAdministrationService service, ActionBar bar) {
    this.listed = listed;
    this.service = service;
    this.bar = bar;
    String teachers =
        listed.teachers().isEmpty() ? getTranslation("directory.no-teacher") : listed.teachers();
    String key = listed.archived() ? "directory.class.archived" : "directory.class";
    add(
        Markup.span("who", listed.name()),
        Markup.span("what", getTranslation(key, teachers, listed.pupils())));
    ClassPromotion promotion = listed.undoable();
    if (promotion != null) {
      addAction(Button.text("directory.undo", button -> askToUndo(button, promotion)));
    } else if (!listed.archived()) {
      addAction(Button.text("directory.promote", this::askForName));
    }
  }

  private void addAction(Button button) {
    add(Markup.div("actions", button.about(listed.name())), question);
  }

  private void askForName(Button asker) {
    var field = new NameField("new-name", getTranslation("year.name"));
    field.setValue(NextClassName.of(listed.name()));
    field.withButton(
        ButtonStyle.OUTLINED,
        getTranslation("year.start"),
        getTranslation("classes.name.problem"),
        this::promote);
    field.add(question.cancelButton());
    question.ask(
        asker,
        new Paragraph(
            getTranslation("directory.promote.about", ClassPromotionService.UNDO.toDays())),
        field);
    field.focus();
  }

  private void promote(String name) {
    bar.change(
        () -> service.promote(listed.id(), name),
        getTranslation(
            "year.started",
            getTranslation(
                name.equals(listed.name()) ? "year.started.same" : "year.started.one",
                listed.name(),
                name)));
  }

  private void askToUndo(Button asker, ClassPromotion promotion) {
    question.confirm(
        asker,
        getTranslation("year.undo.ask", promotion.name(), promotion.newName()),
        getTranslation("year.undo.sure"),
        () ->
            bar.change(
                () -> service.undoPromotion(promotion.from()),
                getTranslation("directory.undone", promotion.name(), promotion.newName())));
  }
}
