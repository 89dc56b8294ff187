package org.queenside.school.roster.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * A page about one class, for its teachers: the name of the class and links to its other pages at
 * the top, the content below. The class is the one in the address, {@code /class/:class/…}; anyone
 * else gets the page for unknown addresses. Assistants get the pages that say so.
 *
 * <p>Access is checked when the page opens, and again by the services for each later change.
 */
public abstract class AbstractClassView extends Page implements HasPageHeader {

  private final SchoolClassService classes;
  private final ClassPage page;
  private final String headlineKey;
  private final Header head = new Header();
  private final Div body = Markup.div("class-body");
  private @Nullable SchoolClass opened;
  private String here = "";

  /**
   * Creates a page whose headline depends on what it shows.
   *
   * @param page the page, or the one under which this one is found
   */
  protected AbstractClassView(SchoolClassService classes, ClassPage page) {
    this(classes, page, "");
  }

  /** Creates a page that always has the same headline. */
  protected AbstractClassView(SchoolClassService classes, ClassPage page, String headlineKey) {
    super("page class-page");
    this.classes = classes;
    this.page = page;
    this.headlineKey = headlineKey;
    head.addClassNames("row", "class-head");

    add(head, body);
  }

  /** Returns the relative address of a page of a class, as in {@code address(id, "/pupils")}. */
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
    if (!showsIssuedCards()) {
      // Typing another address leaves the cards' page without a navigation event.
      IssuedLoginCards.forget();
    }
    here = event.getLocation().getPath();
    reopen(id);
    open(schoolClass(), event);
  }

  /**
   * Fills the page with {@link #show}.
   *
   * @param event the navigation event, for further parts of the address
   */
  protected abstract void open(SchoolClass schoolClass, BeforeEnterEvent event);

  /**
   * Returns whether assistants may open the page, as the {@link ClassPage} says. Then it may call
   * only services that let them in, and offers nothing that changes the class if {@link
   * SchoolClass#readOnly} is set.
   */
  protected boolean isForAssistants() {
    return page.isForAssistants();
  }

  /** Returns whether the page shows new login cards, which every other page forgets. */
  protected boolean showsIssuedCards() {
    return false;
  }

  /** Returns the class as it was last read. */
  protected final SchoolClass schoolClass() {
    if (opened == null) {
      throw new IllegalStateException("the page has not been opened");
    }
    return opened;
  }

  /** Reads the class again after a change, and updates the top of the page. */
  protected final SchoolClass reopen() {
    return reopen(schoolClass().id());
  }

  /** Replaces the content of the page. */
  protected final void show(Component... content) {
    show(List.of(content));
  }

  /** Replaces the content of the page. */
  protected final void show(Collection<? extends Component> content) {
    body.removeAll();
    content.forEach(body::add);
  }

  /** Adds to the content of the page. */
  protected final void append(Component... content) {
    body.add(content);
  }

  /**
   * Shows a note that the class is archived instead of the content, and teachers a link to restore
   * it.
   *
   * @param text what can't be done while the class is archived
   */
  protected final void showArchived(String text) {
    var restore = LinkButton.filled(address(schoolClass().id(), "/settings"), "class.restore");
    restore.setVisible(!schoolClass().readOnly());
    show(new H1(headline()), Markup.paragraph("lead", text), new Div(restore));
  }

  /** Returns the headline of the page. */
  protected String headline() {
    return getTranslation(headlineKey);
  }

  private SchoolClass reopen(ClassId id) {
    SchoolClass now = isForAssistants() ? classes.openToRead(id) : classes.open(id);
    opened = now;
    head.removeAll();
    head.add(Markup.link("class-name", address(id, ""), now.name()));
    if (now.readOnly()) {
      head.add(Markup.span("class-role", getTranslation("classes.assistant")));
    }
    head.add(new ClassLinks(now, page, here));
    if (now.archived()) {
      String key = now.readOnly() ? "class.archived.assistant" : "class.archived";
      head.add(Markup.paragraph("box class-archived", getTranslation(key)));
    }
    return now;
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
