package org.queenside.classroom.ui;

import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.queenside.classroom.ClassId;
import org.queenside.classroom.LoginCard;
import org.queenside.classroom.PreparedSecret;
import org.queenside.classroom.SecretPress;
import org.queenside.learner.Secret;

/**
 * Makes login cards while the page goes on, shows how far it is, and leads to them. Whoever leaves
 * before the end has changed nothing.
 */
final class CardMaking extends Div {

  private static final int POLL_MILLIS = 400;

  private final SecretPress press;
  private final Notice notice;
  private final Paragraph words = new Paragraph();
  private final Element bar = new Element("progress");
  private final AtomicInteger made = new AtomicInteger();

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
    UI ui = UI.getCurrent();
    made.set(0);
    show(count);
    setVisible(true);
    ui.setPollInterval(POLL_MILLIS);
    ui.addPollListener(poll -> show(count));
    press.prepare(
        kind,
        count,
        made::set,
        secrets -> {
          var _ = ui.access(() -> finish(schoolClass, () -> write.apply(secrets)));
        });
  }

  boolean isBusy() {
    return isVisible();
  }

  private void finish(ClassId schoolClass, Supplier<List<LoginCard>> write) {
    if (!isAttached()) {
      return;
    }
    UI ui = UI.getCurrent();
    ui.setPollInterval(-1);
    setVisible(false);
    if (notice.attempt(() -> new FreshCards(schoolClass, write.get()).keep())) {
      ui.navigate(ClassPage.address(schoolClass, "/cards"));
    }
  }

  private void show(int count) {
    int now = made.get();
    words.setText(getTranslation("cards.making", now, count));
    bar.setAttribute("max", String.valueOf(count));
    bar.setAttribute("value", String.valueOf(now));
    bar.setAttribute("aria-label", words.getText());
  }

  @Override
  protected void onDetach(DetachEvent event) {
    event.getUI().setPollInterval(-1);
  }
}
