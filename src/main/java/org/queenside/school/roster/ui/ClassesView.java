package org.queenside.school.roster.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.roster.ClassOverview;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TeachingOfferService;

/** The classes a teacher teaches, and a form for a new one. */
@Route("classes")
@RolesAllowed("INSTRUCTOR")
class ClassesView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final SchoolClassService classes;
  private final TeachingOfferList offers;
  private final BrowserTimeZone browserTimeZone;

  ClassesView(
      SchoolClassService classes, TeachingOfferService offers, BrowserTimeZone browserTimeZone) {
    this.classes = classes;
    this.offers = new TeachingOfferList(offers, this::draw);
    this.browserTimeZone = browserTimeZone;
    setId("main");
    addClassName("classes");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    draw();
  }

  private void draw() {
    removeAll();
    offers.draw();
    List<ClassOverview> all = classes.overview();
    var now = all.stream().filter(each -> !each.schoolClass().archived()).toList();
    var archived = all.stream().filter(each -> each.schoolClass().archived()).toList();
    add(new H1(getTranslation("classes.headline")), offers);
    if (now.isEmpty()) {
      var lead = new Paragraph(getTranslation("classes.none"));
      lead.addClassName("lead");
      add(lead);
    } else {
      add(list(now));
    }
    add(making(now.isEmpty()));
    if (!archived.isEmpty()) {
      var section = new Section(new H2(getTranslation("classes.archived")), list(archived));
      section.addClassName("put-away");
      add(section);
    }
    var own = new Anchor("workshop", getTranslation("classes.own"));
    own.addClassNames("btn", "text", "own-way");
    add(own);
  }

  private UnorderedList list(List<ClassOverview> classes) {
    var list = new UnorderedList();
    list.addClassName("class-list");
    for (ClassOverview each : classes) {
      var link = new Anchor(address(each.schoolClass()), each.schoolClass().name());
      var count = new Span(getTranslation("classes.pupils", each.pupils()));
      list.add(new ListItem(link, count));
    }
    return list;
  }

  private static String address(SchoolClass schoolClass) {
    return AbstractClassView.address(schoolClass.id(), schoolClass.archived() ? "/settings" : "");
  }

  private Div making(boolean first) {
    var name = new NameField("class-name", getTranslation("classes.name"));
    var make = new NativeButton(getTranslation("classes.make"), click -> make(name));
    make.addClassNames("btn", first ? "fill" : "line");
    name.onEnter(() -> make(name));
    name.add(make);
    name.addClassName("making");
    return name;
  }

  private void make(NameField name) {
    name.accept(
        getTranslation("classes.name.problem"),
        wanted -> {
          SchoolClass made = classes.create(wanted, browserTimeZone.current());
          UI.getCurrent().navigate(AbstractClassView.address(made.id(), "/add"));
        });
  }

  @Override
  public String getPageTitle() {
    return getTranslation("classes.title");
  }
}
