package org.queenside.ui;

import com.vaadin.browserless.SpringBrowserlessTest;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeButtonTester;
import com.vaadin.flow.component.internal.PendingJavaScriptInvocation;
import com.vaadin.flow.component.internal.UIInternals;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.queenside.board.BoardEvents;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import tools.jackson.databind.json.JsonMapper;

/** Reads pages and presses their buttons, without a browser. */
public abstract class PageTester extends SpringBrowserlessTest {

  /** Begins a session, as Vaadin does for every page; it remembers who the visitor is. */
  @BeforeEach
  void beginSession() {
    ((ServletRequestAttributes) RequestContextHolder.currentRequestAttributes())
        .getRequest()
        .getSession();
  }

  /** Presses a button as the browser does: our buttons don't listen to Vaadin's click events. */
  @Override
  public NativeButtonTester test(NativeButton button) {
    return new NativeButtonTester(button) {
      @Override
      public void click() {
        ensureComponentIsUsable();
        fire(getComponent().getElement(), "click");
      }
    };
  }

  /** Presses the first button with exactly this text. */
  protected void press(String label) {
    test(button(label)).click();
  }

  /** Returns the first button with exactly this text. */
  protected NativeButton button(String label) {
    return buttons(label).getFirst();
  }

  /** Returns the buttons with exactly this text, also those whose content is plain HTML. */
  protected List<NativeButton> buttons(String label) {
    return $(NativeButton.class).all().stream()
        .filter(button -> PageText.of(button.getElement()).equals(label))
        .toList();
  }

  /** Returns the first board on the page. */
  protected ChessBoard board() {
    return $(ChessBoard.class).first();
  }

  /** Makes a move such as {@code e2e4} on the first board. */
  protected void move(String uci) {
    BoardEvents.move(board(), Move.parseUci(uci));
  }

  /** Returns what screen readers were last told about the first board. */
  protected String announced() {
    return String.valueOf(board().getElement().getPropertyRaw("announcement"));
  }

  /** Sends a browser event without data. */
  protected static void fire(Element element, String type) {
    element
        .getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(new DomEvent(element, type, JsonMapper.shared().createObjectNode()));
  }

  /** Returns all the text on the page. */
  protected String text() {
    return PageText.of(getCurrentView().getElement());
  }

  /** Opens an address, optionally with parameters. */
  protected static void visit(String address) {
    String[] parts = address.split("\\?", 2);
    UI.getCurrent()
        .navigate(
            parts[0],
            parts.length == 1 ? QueryParameters.empty() : QueryParameters.fromString(parts[1]));
  }

  /** Opens the address that the page last wrote to the browser's address line, as a reload does. */
  protected static void reload() {
    UIInternals internals = UI.getCurrent().getInternals();
    internals.getStateTree().runExecutionsBeforeClientResponse();
    List<Object> written =
        internals.dumpPendingJavaScriptInvocations().stream()
            .map(PendingJavaScriptInvocation::getInvocation)
            .filter(call -> call.getExpression().contains("history.replaceState"))
            .map(call -> call.getParameters().get(1))
            .toList();
    visit(String.valueOf(written.getLast()));
  }
}
