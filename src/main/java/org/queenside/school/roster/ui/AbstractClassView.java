package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Icon;

/**
 * A page of one class, for who teaches it: the class's name and the way to its other pages above,
 * the page itself below. The class is the one in the address, {@code /class/:class/…}; who may not
 * see it gets the page of an address that leads nowhere.
 *
 * <p>The class is asked for when the page opens. What the page does later goes through services
 * that ask again.
 */
public abstract class AbstractClassView extends Main
    implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  /** The pages that the head leads to. */
  public enum Tab {
    BOARD("board", ""),
    PUPILS("pupils", "/pupils"),
    ASSIGN("assign", "/assignments"),
    BELIEFS("beliefs", "/beliefs"),
    REPORTS("reports", "/report"),
    SETTINGS("settings", "/settings");

    private final String word;
    private final String path;

    Tab(String word, String path) {
      this.word = word;
      this.path = path;
    }
  }

  private final SchoolClassService classes;
  private final @Nullable Tab tab;
  private final Header head = new Header();
  private final Div body = new Div();
  private @Nullable SchoolClass opened;

  /**
   * Creates the page.
   *
   * @param tab which link of the head leads here, or to the page this one belongs to; null for none
   */
  protected AbstractClassView(SchoolClassService classes, @Nullable Tab tab) {
    this.classes = classes;
    this.tab = tab;
    setId("main");
    addClassName("class-page");
    head.addClassName("class-head");
    body.addClassName("class-body");
    add(head, body);
  }

  /** The address of a page of a class, relative to the root: {@code address(id, "/pupils")}. */
  public static String address(ClassId id, String path) {
    return "class/" + id + path;
  }

  @Override
  public final void beforeEnter(BeforeEnterEvent event) {
    ClassId id = ClassId.parse(event.getRouteParameters().get("class").orElse(""));
    if (id == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    if (!(this instanceof LoginCardsView)) {
      // Whoever typed another address did not leave the cards' page by a link.
      IssuedLoginCards.forget();
    }
    reopen(id);
    open(schoolClass(), event);
  }

  /**
   * Fills the page with {@link #show}.
   *
   * @param schoolClass the class in the address, which whoever is in front of the screen teaches
   * @param event the way here, for what else stands in the address
   */
  protected abstract void open(SchoolClass schoolClass, BeforeEnterEvent event);

  /** The class as it was when it was last opened. */
  protected final SchoolClass schoolClass() {
    if (opened == null) {
      throw new IllegalStateException("the page has not been opened");
    }
    return opened;
  }

  /** Opens the class anew after a change of it, and draws the head again. */
  protected final SchoolClass reopen() {
    return reopen(schoolClass().id());
  }

  /** Shows this below the head, in place of what stood there. */
  protected final void show(Component... content) {
    show(List.of(content));
  }

  /** Shows this below the head, in place of what stood there. */
  protected final void show(Collection<? extends Component> content) {
    body.removeAll();
    content.forEach(body::add);
  }

  /**
   * Shows what an archived class means for this page, in place of what would change it, and the way
   * to restore it.
   */
  protected final void showArchived(String sentence) {
    var about = new Paragraph(sentence);
    about.addClassName("lead");
    var way = new Anchor(address(schoolClass().id(), "/settings"), getTranslation("class.restore"));
    way.addClassNames("btn", "fill");
    show(new H1(headline()), about, new Div(way));
  }

  /** What the page is called, beside the class's name. */
  protected abstract String headline();

  private SchoolClass reopen(ClassId id) {
    SchoolClass now = classes.open(id);
    opened = now;
    head.removeAll();
    var name = new Anchor(address(id, ""), now.name());
    name.addClassName("class-name");
    head.add(name, links(id));
    if (now.archived()) {
      var note = new Paragraph(getTranslation("class.archived"));
      note.addClassName("class-archived");
      head.add(note);
    }
    return now;
  }

  private Nav links(ClassId id) {
    var nav = new Nav();
    nav.setAriaLabel(getTranslation("class.nav"));
    for (Tab each : Tab.values()) {
      var link = new Anchor(address(id, each.path));
      link.add(new Span(getTranslation("class.tab." + each.word)));
      if (each == Tab.SETTINGS) {
        link.addClassName("settings");
        link.add(Icon.SLIDERS.draw());
      }
      if (each == tab) {
        link.getElement().setAttribute("aria-current", "page");
      }
      nav.add(link);
    }
    return nav;
  }

  @Override
  public String getPageTitle() {
    return opened == null
        ? headline()
        : getTranslation("class.title", headline(), schoolClass().name());
  }

  @Override
  public String heading() {
    return schoolClass().name();
  }

  @Override
  public String back() {
    return "classes";
  }
}
