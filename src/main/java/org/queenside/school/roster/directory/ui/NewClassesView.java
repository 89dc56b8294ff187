package org.queenside.school.roster.directory.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.directory.ClassImportService;
import org.queenside.school.roster.directory.CreatedClass;
import org.queenside.school.roster.directory.NewClassList;
import org.queenside.school.roster.names.ui.NameListField;
import org.queenside.school.roster.pupil.ui.NewPupilsPreview;
import org.queenside.school.roster.ui.BrowserTimeZone;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Checkbox;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.Table;

/**
 * Makes many classes and their teachers' accounts from a pasted or uploaded list. Nothing is saved
 * until the button is pressed.
 */
@Route("administration/new-classes")
@RolesAllowed("ADMINISTRATOR")
class NewClassesView extends Page implements HasPageHeader {

  private final ClassImportService service;
  private final BrowserTimeZone browserTimeZone;
  private final Div preview = Markup.div("preview");
  private final Checkbox leaveOut;
  private final Button make = new Button(ButtonStyle.FILLED, "", () -> make());
  private final ChangeNotice notice = new ChangeNotice();
  private final NameListField text =
      new NameListField(
          "new-classes", "new-classes.list", "new-classes.about", notice, () -> update());
  private @Nullable NewClassList list;

  NewClassesView(ClassImportService service, BrowserTimeZone browserTimeZone) {
    super("page administration", "new-classes.headline");
    this.service = service;
    this.browserTimeZone = browserTimeZone;
    leaveOut = new Checkbox(getTranslation("new-classes.leave-out")).onChange(_ -> updateButton());
    preview.getElement().setAttribute("aria-live", "polite");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    service.requireAdministrator();
    browserTimeZone.ask();
    removeAll();
    add(
        new H1(heading()),
        Markup.paragraph("lead", getTranslation("new-classes.lead")),
        notice,
        Markup.div("adding", text, Markup.div("decision", preview, leaveOut, make)));
    update();
  }

  private void update() {
    list = null;
    preview.removeAll();
    notice.attempt(this::showPreview);
    updateButton();
  }

  private void showPreview() {
    if (text.value().isBlank()) {
      preview.add(new Paragraph(getTranslation("add.preview.empty")));
      return;
    }
    try {
      NewClassList read = service.preview(text.value(), browserTimeZone.current());
      list = read;
      show(read);
    } catch (NewClassList.NewClassListException e) {
      notice.refuse("new-classes.refusal." + code(e.refusal()), NewClassList.MOST);
    }
  }

  private void show(NewClassList read) {
    if (!read.invalid().isEmpty()) {
      preview.add(
          NewPupilsPreview.leftOut(
              getTranslation("new-classes.flaws", read.invalid().size()),
              read.invalid().stream()
                  .map(
                      each ->
                          NewPupilsPreview.row(
                              each.line(),
                              getTranslation(
                                  "new-classes.flaw." + code(each.problem()), each.value())))));
    }
    if (!read.rows().isEmpty()) {
      preview.add(
          new H2(getTranslation("new-classes.preview", read.rows().size())),
          NewPupilsPreview.rows(
              "named",
              read.rows().stream()
                  .map(
                      row ->
                          new ListItem(
                              new Span(row.className()), Markup.span("group", row.teacher())))));
    }
  }

  private static String code(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private void updateButton() {
    int rows = list == null ? 0 : list.rows().size();
    boolean faulty = list != null && !list.invalid().isEmpty();
    leaveOut.setVisible(faulty && rows > 0);
    make.setVisible(rows > 0);
    make.setText(getTranslation("new-classes.make", rows));
    make.setEnabled(!faulty || leaveOut.isChecked());
  }

  private void make() {
    NewClassList now = list;
    if (now == null || !now.invalid().isEmpty() && !leaveOut.isChecked()) {
      return;
    }
    notice.attempt(
        () -> {
          List<CreatedClass> made = service.create(now.rows());
          UI.getCurrent()
              .getPage()
              .executeJs("return document.baseURI")
              .then(String.class, address -> showMade(made, address));
          showMade(made, "/");
        });
  }

  private void showMade(List<CreatedClass> made, String address) {
    removeAll();
    var table = new Table();
    table.addClassName("pupil-table");
    table.addClassName("made-classes");
    Table.Row head = table.head();
    for (String column : List.of("class", "teacher", "user-name", "link")) {
      head.header(getTranslation("new-classes.column." + column));
    }
    for (CreatedClass each : made) {
      Table.Row row = table.row();
      row.header(each.className());
      row.cell(each.teacher());
      row.cell(each.signInName());
      if (each.link().isEmpty()) {
        row.cell(getTranslation("new-classes.has-account"));
      } else {
        String link = address + "invitation/" + each.link();
        row.cell(new Anchor(link, link));
      }
    }
    var save =
        new DownloadLink(
            event -> {
              event.setFileName("queenside-classes.csv");
              event.setContentType("text/csv");
              service.write(
                  made,
                  address,
                  getLocale(),
                  event.getRequest().getLocale(),
                  event.getOutputStream());
            },
            getTranslation("new-classes.save"));
    save.addClassName("line");
    add(
        new H1(heading()),
        notice,
        Markup.div("columns-scroll", table),
        Markup.div(
            "go",
            save,
            Button.outlined(
                "new-classes.print", () -> UI.getCurrent().getPage().executeJs("window.print()"))));
    notice.showSuccessAndFocus(getTranslation("new-classes.done", made.size()));
  }

  @Override
  public String back() {
    return "administration";
  }
}
