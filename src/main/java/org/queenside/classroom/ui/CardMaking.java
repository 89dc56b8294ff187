package org.queenside.classroom.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.shared.Registration;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.LoginCard;
import org.queenside.classroom.PreparedSecret;
import org.queenside.classroom.SecretPress;
import org.queenside.learner.Secret;

/**
 * Makes login cards while the page goes on, shows how far it is, and leads to them. The page asks
 * now and then how it goes, and writes in such a request, in which it is known who is there.
 * Whoever leaves before the end has changed nothing.
 */
final class CardMaking extends Div {

  private static final int POLL_MILLIS = 400;

  private final SecretPress press;
  private final Notice notice;
  private final Paragraph words = new Paragraph();
  private final Element bar = new Element("progress");
  private @Nullable Work work;
  private @Nullable Registration polling;

  private record Work(
      ClassId schoolClass,
      SecretPress.Order order,
      Function<List<PreparedSecret>, List<LoginCard>> write) {}

  CardMaking(SecretPress press, Notice notice) {
    this.press = press;
    this.notice = notice;
    addClassName("card-making");
    getElement().appendChild(bar);
    add(words);
    setVisible(false);
  }

  /**
   * Makes cards.
   *
   * @param write writes what the passwords are for, and returns the cards
   */
  void start(
      ClassId schoolClass,
      Secret.Kind kind,
      int count,
      Function<List<PreparedSecret>, List<LoginCard>> write) {
    work = new Work(schoolClass, press.order(kind, count), write);
    setVisible(true);
    UI.getCurrent().setPollInterval(POLL_MILLIS);
    look();
  }

  boolean isBusy() {
    return work != null;
  }

  @Override
  protected void onAttach(AttachEvent event) {
    polling = event.getUI().addPollListener(poll -> look());
  }

  @Override
  protected void onDetach(DetachEvent event) {
    event.getUI().setPollInterval(-1);
    if (polling != null) {
      polling.remove();
    }
    if (work != null) {
      work.order().cancel();
      work = null;
    }
  }

  private void look() {
    Work now = work;
    if (now == null) {
      return;
    }
    SecretPress.Order order = now.order();
    words.setText(getTranslation("cards.making", order.made(), order.count()));
    bar.setAttribute("max", String.valueOf(order.count()));
    bar.setAttribute("value", String.valueOf(order.made()));
    bar.setAttribute("aria-label", words.getText());
    if (order.isReady()) {
      finish(now);
    }
  }

  private void finish(Work done) {
    work = null;
    setVisible(false);
    UI.getCurrent().setPollInterval(-1);
    ClassId id = done.schoolClass();
    if (notice.attempt(
        () -> new FreshCards(id, done.write().apply(done.order().secrets())).keep())) {
      UI.getCurrent().navigate(ClassPage.address(id, "/cards"));
    }
  }
}
