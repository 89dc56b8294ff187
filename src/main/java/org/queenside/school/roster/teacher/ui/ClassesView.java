package org.queenside.school.roster.teacher.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.roster.ClassOverview;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.teacher.TeacherService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.BrowserTimeZone;
import org.queenside.school.roster.ui.ClassListFactory;
import org.queenside.school.roster.ui.NameField;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** The classes a teacher teaches or assists in, and a form for a new one. */
@Route("classes")
@RolesAllowed("TEACHER")
class ClassesView extends Page {

  private final SchoolClassService classes;
  private final TeachingOfferList offers;
  private final AssistedClassesPanel assisted;
  private final ClassListFactory classList;
  private final BrowserTimeZone browserTimeZone;

  ClassesView(
      SchoolClassService classes,
      TeacherService teachers,
      ClassListFactory classList,
      BrowserTimeZone browserTimeZone) {
    super("page classes", "classes.headline");
    this.classes = classes;
    this.offers = new TeachingOfferList(teachers, this::draw);
    this.assisted = new AssistedClassesPanel(teachers, this::draw);
    this.classList = classList;
    this.browserTimeZone = browserTimeZone;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    browserTimeZone.ask();
    draw();
  }

  private void draw() {
    removeAll();
    offers.draw();
    List<ClassOverview> all = classes.overview();
    var archived = all.stream().filter(each -> each.schoolClass().archived()).toList();
    add(new H1(heading()), offers);
    boolean first = archived.size() == all.size();
    if (first) {
      add(Markup.paragraph("lead", getTranslation("classes.none")));
    } else {
      add(classList.create());
    }
    add(making(first));
    if (all.stream()
        .map(ClassOverview::schoolClass)
        .anyMatch(each -> !each.archived() && !each.readOnly())) {
      add(LinkButton.text("classes/new-year", "year.headline"));
    }
    assisted.show(
        all.stream().map(ClassOverview::schoolClass).filter(SchoolClass::readOnly).toList());
    add(assisted);
    if (!archived.isEmpty()) {
      add(
          Markup.section(
              "put-away", new H2(getTranslation("classes.archived")), archived(archived)));
    }
    add(LinkButton.text("workshop", "classes.own"));
  }

  private UnorderedList archived(List<ClassOverview> classes) {
    var list = Markup.list("class-list");
    for (ClassOverview each : classes) {
      list.add(
          new ListItem(
              new Anchor(
                  AbstractClassView.address(
                      each.schoolClass().id(), each.schoolClass().readOnly() ? "" : "/settings"),
                  each.schoolClass().name()),
              new Span(getTranslation("classes.pupils", each.pupils()))));
    }
    return list;
  }

  private Div making(boolean first) {
    var name = new NameField("class-name", getTranslation("classes.name"));
    name.addClassName("making");
    return name.withButton(
        first ? ButtonStyle.FILLED : ButtonStyle.OUTLINED,
        getTranslation("classes.make"),
        getTranslation("classes.name.problem"),
        this::make);
  }

  private void make(String name) {
    SchoolClass made = classes.create(name, browserTimeZone.current());
    UI.getCurrent().navigate(AbstractClassView.address(made.id(), "/add"));
  }
}
