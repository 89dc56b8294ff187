package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import org.queenside.school.roster.SchoolClass;
import org.queenside.ui.Icon;

/**
 * The links at the top of a page of a class: the places, and below them the pages of this place.
 */
final class ClassLinks extends Composite<Div> {

  private final SchoolClass schoolClass;
  private final ClassPage page;
  private final String here;

  /**
   * Draws the links.
   *
   * @param page the page that is shown, or the one that it belongs to
   * @param here the address that is shown
   */
  ClassLinks(SchoolClass schoolClass, ClassPage page, String here) {
    this.schoolClass = schoolClass;
    this.page = page;
    this.here = here;
    getContent().addClassName("class-links");
    getContent().add(places());
    List<ClassPage> pages = page.place().pages(schoolClass.readOnly());
    if (pages.size() > 1) {
      getContent().add(pages(pages));
    }
  }

  private Nav places() {
    var nav = new Nav();
    nav.addClassName("class-places");
    nav.setAriaLabel(getTranslation("class.nav"));
    for (ClassPlace each : ClassPlace.values()) {
      List<ClassPage> pages = each.pages(schoolClass.readOnly());
      if (!pages.isEmpty()) {
        Anchor link = link(pages.getFirst(), each.nameKey(), each == page.place());
        if (each == ClassPlace.MORE) {
          link.addClassName("class-more");
          link.add(Icon.MORE.draw());
        }
        nav.add(link);
      }
    }
    return nav;
  }

  private Nav pages(List<ClassPage> pages) {
    var nav = new Nav();
    nav.addClassName("class-pages");
    nav.setAriaLabel(getTranslation(page.place().nameKey()));
    List<Component> rare = new ArrayList<>();
    for (ClassPage each : pages) {
      Anchor link = link(each, each.nameKey(), each == page);
      if (each.isRare() && each != page) {
        rare.add(link);
      } else {
        nav.add(link);
      }
    }
    if (!rare.isEmpty()) {
      var folded = new NativeDetails(getTranslation(page.place().rareKey()));
      folded.setContent(new Div(rare.toArray(Component[]::new)));
      nav.add(folded);
    }
    return nav;
  }

  /** Marks a link that leads here as the current page, and one above it as the way here. */
  private Anchor link(ClassPage target, String key, boolean current) {
    var link = new Anchor(target.address(schoolClass.id()));
    link.add(new Span(getTranslation(key)));
    if (current) {
      link.getElement().setAttribute("aria-current", link.getHref().equals(here) ? "page" : "true");
    }
    return link;
  }
}
