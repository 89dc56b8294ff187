package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.queenside.school.roster.ClassDirectoryService;
import org.queenside.school.roster.ListedClass;
import org.queenside.school.roster.ListedPupil;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * All classes, and pupils found by name, for administrators. It says who is where, and nothing of
 * what anyone has done.
 */
@Route("administration/classes")
@RolesAllowed("ADMINISTRATOR")
class ClassDirectoryView extends Page {

  private final ClassDirectoryService directory;
  private final FormField text =
      new FormField("directory-text", getTranslation("directory.text"))
          .withHelp(getTranslation("directory.text.about"))
          .with("autocomplete", "off")
          .literal();
  private final Div results = new Div();

  ClassDirectoryView(ClassDirectoryService directory) {
    super("administration");
    this.directory = directory;
    add(
        new H1(heading()),
        Markup.paragraph("lead", getTranslation("directory.about")),
        new Form(getTranslation("directory.find"), this::find, text).quiet(),
        results,
        LinkButton.text("administration", "admin.log.back"));
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    find();
  }

  private void find() {
    String typed = text.value();
    results.removeAll();
    results.add(
        new ResultSection<>(
            "directory.classes", skipped -> directory.classes(typed, skipped), this::item),
        typed.strip().length() < ClassDirectoryService.SHORTEST
            ? Markup.section(
                "",
                getTranslation("directory.pupils"),
                new Paragraph(getTranslation("directory.pupils.search")))
            : new ResultSection<>(
                "directory.pupils", skipped -> directory.pupils(typed, skipped), this::item));
  }

  private ListItem item(ListedClass listed) {
    String teachers =
        listed.teachers().isEmpty() ? getTranslation("directory.no-teacher") : listed.teachers();
    String key = listed.archived() ? "directory.class.archived" : "directory.class";
    return new ListItem(
        Markup.span("who", listed.name()),
        Markup.span("what", getTranslation(key, teachers, listed.pupils())));
  }

  private ListItem item(ListedPupil pupil) {
    String key = pupil.classes().isEmpty() ? "directory.pupil.none" : "directory.pupil";
    String name = URLEncoder.encode(pupil.signInName(), StandardCharsets.UTF_8);
    var account =
        LinkButton.text("administration?user=" + name, "directory.account").about(pupil.name());
    return new ListItem(
        Markup.span("who", pupil.name()),
        Markup.span("what", getTranslation(key, pupil.signInName(), pupil.classes())),
        Markup.div("actions", account));
  }

  @Override
  public String heading() {
    return getTranslation("directory.headline");
  }
}
