package org.queenside.web;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.ReconnectDialogConfiguration;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.Layout;
import com.vaadin.flow.router.RouterLayout;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.ui.AccountMenu;
import org.queenside.school.demo.ui.DemoVisit;
import org.queenside.school.game.ClassmateGameService;
import org.queenside.school.game.ui.GameNewsPanel;
import org.queenside.school.live.LiveAnswerService;
import org.queenside.school.live.ui.LivePupilPanel;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The bar above every page. On a phone it shows the heading and the back link of a {@link
 * HasPageHeader}.
 */
@Layout
@AnonymousAllowed
class MainLayout extends Div implements RouterLayout, AfterNavigationObserver {

  /** How often a page tries to reach the server again after losing the connection. */
  private static final int RECONNECT_MILLIS = 1000;

  /**
   * Moves the focus to the headline unless the page has set it elsewhere, so that screen readers
   * start reading there.
   */
  private static final String FOCUS_HEADLINE =
      """
      const here = document.activeElement;
      const headline = document.querySelector('main h1');
      if (headline && (!here || here === document.body || here.closest('.bar'))) {
        headline.tabIndex = -1;
        headline.focus({preventScroll: true});
      }""";

  /** What Flow's line at the top says for a moment when the connection is back. */
  private static final String NAME_ONLINE =
      "if (window.Vaadin.connectionIndicator) window.Vaadin.connectionIndicator.onlineText = $0";

  /** The addresses that the bar links to. */
  private static final List<String> ENTRIES = List.of("course", "play", "puzzles", "rules");

  private final Anchor back = Markup.flatten(new Anchor("", Icon.BACK.draw()));
  private final Span heading = new Span();
  private final Span links = Markup.span("links");
  private final LanguageMenu languages = new LanguageMenu();
  private final GameNewsPanel news;
  private final LivePupilPanel live;
  private @Nullable String current;
  private @Nullable HasPageHeader page;
  private boolean arrived;

  MainLayout(
      CurrentAccount currentAccount,
      ClassmateGameService classmateGames,
      LiveAnswerService liveAnswers,
      Clock clock,
      ObjectProvider<DemoVisit> demo) {
    news = new GameNewsPanel(classmateGames, clock);
    live = new LivePupilPanel(liveAnswers, news::look);
    var skip = new Anchor("#main", getTranslation("bar.skip"));
    skip.addClassNames("btn", "skip-link");
    skip.setRouterIgnore(true);
    var brand = Markup.flatten(new Anchor("", Icon.MARK.draw(), new Span("Queenside")));
    brand.addClassName("brand");
    back.addClassNames("icon", "back", "only-phone");
    back.setAriaLabel(getTranslation("bar.back"));
    heading.addClassNames("heading", "only-phone");
    // Visitors of the made-up school have no accounts to sign in with.
    var account = new AccountMenu(currentAccount, demo.getIfAvailable() == null);
    var nav = new Nav(links, account, languages, new SoundToggle(getTranslation("bar.sound")));
    nav.setAriaLabel(getTranslation("bar.label"));
    var bar = new Header(skip, back, brand, heading, nav);
    bar.addClassName("bar");
    add(bar, news, live);
  }

  @Override
  public void showRouterLayoutContent(@Nullable HasElement content) {
    RouterLayout.super.showRouterLayoutContent(content);
    page = content instanceof HasPageHeader shown ? shown : null;
  }

  @Override
  public void afterNavigation(AfterNavigationEvent event) {
    var here = event.getLocation().getPath();
    showLinks(ENTRIES.contains(here) ? here : "");
    languages.show(event.getLocation());
    setClassName("in-page", page != null);
    heading.setText(page == null ? "" : page.heading());
    if (page != null) {
      back.setHref(page.back());
    }
    live.open(news.open(event.getLocation().getPath()));
    if (arrived) {
      getElement().executeJs(FOCUS_HEADLINE);
    }
    arrived = true;
  }

  @Override
  protected void onAttach(AttachEvent attached) {
    ReconnectDialogConfiguration dialog = attached.getUI().getReconnectDialogConfiguration();
    dialog.setDialogText(getTranslation("bar.connection-lost"));
    dialog.setReconnectInterval(RECONNECT_MILLIS);
    getElement().executeJs(NAME_ONLINE, getTranslation("bar.online"));
  }

  private void showLinks(String here) {
    if (here.equals(current)) {
      return;
    }
    current = here;
    for (String entry : ENTRIES) {
      var link = new Anchor(entry, getTranslation("bar." + entry));
      if (entry.equals(here)) {
        link.getElement().setAttribute("aria-current", "page");
      }
      // On a phone the bar is full, so the rules are linked from the course page.
      link.setClassName("only-wide", entry.equals("rules"));
      links.add(link);
    }
    Markup.flatten(links);
  }

  /** Turns the sounds on and off. Only the browser stores the choice. */
  @Tag("queenside-sound")
  private static class SoundToggle extends Component {

    SoundToggle(String label) {
      getElement().setAttribute("label", label);
    }
  }
}
