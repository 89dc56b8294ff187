package org.queenside.school.roster.directory.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.queenside.school.roster.directory.ClassAdministrationService;
import org.queenside.school.roster.directory.ClassDirectoryService;
import org.queenside.school.roster.directory.DirectoryPupil;
import org.queenside.school.roster.ui.ActionBar;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PagedList;

/**
 * All classes, and pupils found by name, for administrators. It says who is where, but not what
 * anyone has done. Classes can be promoted, and two accounts of one child merged.
 */
@Route("administration/classes")
@RolesAllowed("ADMINISTRATOR")
class ClassDirectoryView extends Page {

  private final ClassDirectoryService directory;
  private final ClassAdministrationService administration;
  private final FormField text =
      new FormField("directory-text", getTranslation("directory.text"))
          .withHelp(getTranslation("directory.text.about"))
          .with("autocomplete", "off")
          .literal();
  private final ActionBar bar = new ActionBar(this::find);
  private final Div results = new Div();
  private final PupilMergePanel merge;

  ClassDirectoryView(ClassDirectoryService directory, ClassAdministrationService administration) {
    super("page administration", "directory.headline");
    this.directory = directory;
    this.administration = administration;
    this.merge = new PupilMergePanel(administration, bar, this::find);
    add(
        new H1(heading()),
        new Form(getTranslation("directory.find"), this::search, text).quiet(),
        bar,
        results,
        merge,
        LinkButton.text("administration", "admin.log.back"));
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    find();
  }

  private void search() {
    bar.clear();
    find();
  }

  private void find() {
    String typed = text.value();
    results.removeAll();
    results.add(
        section(
            "directory.classes",
            skipped -> directory.classes(typed, skipped),
            each -> new DirectoryClassItem(each, administration, bar)),
        typed.strip().length() < ClassDirectoryService.SHORTEST
            ? Markup.section(
                "",
                getTranslation("directory.pupils"),
                new Paragraph(getTranslation("directory.pupils.search")))
            : section("directory.pupils", skipped -> directory.pupils(typed, skipped), this::item));
  }

  private <T> Section section(
      String heading, IntFunction<List<T>> find, Function<T, ListItem> item) {
    var found = PagedList.of(ClassDirectoryService.PAGE, find, item);
    return Markup.section(
        "",
        getTranslation(heading),
        found.isEmpty()
            ? new Paragraph(
                getTranslation(text.value().isBlank() ? "directory.empty" : "directory.none"))
            : found);
  }

  private ListItem item(DirectoryPupil pupil) {
    String key = pupil.classes().isEmpty() ? "directory.pupil.none" : "directory.pupil";
    String name = URLEncoder.encode(pupil.signInName(), StandardCharsets.UTF_8);
    var account =
        LinkButton.text("administration?user=" + name, "directory.account").about(pupil.name());
    // The log names the class of both, so only pupils of classes are merged.
    return new ListItem(
        pupil.classes().isEmpty()
            ? Markup.span("who", pupil.name())
            : Markup.span("who", merge.box(pupil)),
        Markup.span("what", getTranslation(key, pupil.signInName(), pupil.classes())),
        Markup.div("actions", account));
  }
}
