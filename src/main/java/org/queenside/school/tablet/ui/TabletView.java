package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.session.ClassTabletPrompt;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.school.tablet.TabletClass;
import org.queenside.school.tablet.TabletPupil;
import org.queenside.school.tablet.TabletService;
import org.queenside.ui.Button;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PieceIcon;

/**
 * What a tied tablet shows while nobody is signed in: the class's pupils as the squares of a board.
 * A pupil taps their own square and then their pictures.
 */
@Route(TabletView.ADDRESS)
@AnonymousAllowed
class TabletView extends Page {

  static final String ADDRESS = "tablet";

  private static final String CLASS = "class";
  private static final String PUPIL = "pupil";

  private final TabletService tablets;
  private final CurrentAccount currentAccount;

  TabletView(TabletService tablets, CurrentAccount currentAccount) {
    super("tablet-page", "tablet.name");
    this.tablets = tablets;
    this.currentAccount = currentAccount;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    List<TabletClass> classes = tablets.classes();
    Account here = currentAccount.findIgnoringPageOwner();
    if (classes.isEmpty()) {
      showUntied();
    } else if (here != null) {
      showSignedIn(here);
    } else {
      QueryParameters parameters = event.getLocation().getQueryParameters();
      String wanted = parameters.getSingleParameter(CLASS).orElse("");
      TabletClass chosen =
          classes.size() == 1
              ? classes.getFirst()
              : find(classes.stream(), each -> each.id().toString().equals(wanted));
      if (chosen == null) {
        showClasses(classes);
      } else {
        showClass(chosen, classes.size() > 1, parameters.getSingleParameter(PUPIL).orElse(""));
      }
    }
  }

  private static <T> @Nullable T find(Stream<T> several, Predicate<T> wanted) {
    return several.filter(wanted).findFirst().orElse(null);
  }

  private void showUntied() {
    add(
        head(new Span()),
        new H1(getTranslation("tablet.untied.headline")),
        Markup.paragraph("lead", getTranslation("tablet.untied")),
        Markup.div("go", LinkButton.filled("sign-in", "signin.go")));
  }

  /** A pupil has left without signing out, or a teacher is looking at the page. */
  private void showSignedIn(Account here) {
    add(
        head(new Span()),
        new H1(getTranslation("signin.here", here.name())),
        Markup.div(
            "go",
            Button.filled(
                "signin.here.on",
                () -> UI.getCurrent().getPage().setLocation(SignInRedirect.home(here.role())),
                here.name()),
            Button.outlined("signin.here.other", this::signOut)));
  }

  private void signOut() {
    UI.getCurrent().getPage().setLocation(ADDRESS);
    currentAccount.end();
  }

  private void showClasses(List<TabletClass> classes) {
    add(
        head(new Span()),
        new H1(getTranslation("tablet.class")),
        Markup.list(
            "names few",
            classes.stream()
                .map(each -> square(address(each, true, ""), Markup.span("name", each.name())))));
    addFoot(getTranslation("tablet.else.school"));
  }

  private void showClass(TabletClass shown, boolean several, String card) {
    List<TabletPupil> pupils = tablets.pupils(shown.id());
    TabletPupil chosen = find(pupils.stream(), pupil -> String.valueOf(pupil.card()).equals(card));
    if (chosen == null) {
      showPupils(shown, several, pupils);
    } else {
      showPupil(shown, several, chosen);
    }
  }

  private void showPupils(TabletClass shown, boolean several, List<TabletPupil> pupils) {
    boolean symbols = pupils.stream().anyMatch(TabletPupil::isSymbol);
    Component name =
        several
            ? Markup.link("class-name", ADDRESS, getTranslation("tablet.class.other", shown.name()))
            : Markup.span("class-name", shown.name());
    add(
        head(name),
        new H1(getTranslation(symbols ? "tablet.symbol" : "tablet.name")),
        pupils.isEmpty()
            ? Markup.paragraph("lead", getTranslation("tablet.nobody"))
            : Markup.list("names", pupils.stream().map(pupil -> square(shown, several, pupil))));
    addFoot(getTranslation("tablet.else", shown.name()));
  }

  private ListItem square(TabletClass shown, boolean several, TabletPupil pupil) {
    Span name = Markup.span("name", pupil.firstName());
    if (pupil.isSymbol()) {
      var number = Markup.span("number", String.valueOf(pupil.card()));
      name = Markup.span("name symbol", new PieceIcon(pupil.piece()), number);
    }
    ListItem square = square(address(shown, several, String.valueOf(pupil.card())), name);
    if (pupil.signedIn()) {
      square.addClassName("in");
      var note = Markup.span("note", Icon.TICK.draw());
      note.add(new Span(getTranslation("tablet.signed-in")));
      name.getParent().ifPresent(link -> ((Anchor) link).add(note));
    }
    return square;
  }

  private static ListItem square(String address, Component content) {
    return new ListItem(new Anchor(address, content));
  }

  private void showPupil(TabletClass shown, boolean several, TabletPupil pupil) {
    String name =
        pupil.isSymbol() ? getTranslation("tablet.number", pupil.card()) : pupil.firstName();
    var back = Markup.link("back", address(shown, several, ""), getTranslation("tablet.not", name));
    back.addComponentAsFirst(Icon.BACK.draw());
    ClassTabletPrompt prompt = tablets.prompt(shown.id(), pupil.card());
    addClassName("pupil");
    add(
        Markup.div("row apart tablet-head", back, brand(), new Span()),
        new H1(getTranslation("tablet.hi", name)),
        prompt == ClassTabletPrompt.NONE
            ? Markup.paragraph("lead", getTranslation("tablet.no-password"))
            : new TabletSignInForm(tablets, shown, pupil.card(), name, prompt));
  }

  private static String address(TabletClass shown, boolean several, String card) {
    String schoolClass = several ? CLASS + "=" + shown.id() : "";
    String pupil = card.isEmpty() ? "" : PUPIL + "=" + card;
    String query = schoolClass + (schoolClass.isEmpty() || pupil.isEmpty() ? "" : "&") + pupil;
    return query.isEmpty() ? ADDRESS : ADDRESS + "?" + query;
  }

  private Div head(Component end) {
    removeClassName("pupil");
    return Markup.div("row apart tablet-head", brand(), end);
  }

  private static Span brand() {
    return Markup.span("brand", Icon.MARK.draw(), new Span("Queenside"));
  }

  private void addFoot(String text) {
    add(
        Markup.div(
            "row apart note tablet-foot",
            new Paragraph(text),
            LinkButton.text("sign-in?teacher", "tablet.teacher")));
  }
}
