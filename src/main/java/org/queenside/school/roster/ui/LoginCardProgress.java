package org.queenside.school.roster.ui;

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
import org.queenside.identity.account.Password;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GeneratedPassword;
import org.queenside.school.roster.LoginCard;
import org.queenside.school.roster.PasswordGenerator;

/**
 * Makes login cards while the page goes on, shows how far it is, and leads to them. The page asks
 * now and then how it goes, and writes in such a request, in which it is known who is there.
 * Whoever leaves before the end has changed nothing.
 */
final class LoginCardProgress extends Div {

  private static final int POLL_MILLIS = 400;

  private final PasswordGenerator press;
  private final ChangeNotice notice;
  private final Paragraph words = new Paragraph();
  private final Element bar = new Element("progress");
  private @Nullable PendingCards work;
  private @Nullable Registration polling;

  private record PendingCards(
      ClassId schoolClass,
      PasswordGenerator.Batch order,
      Function<List<GeneratedPassword>, List<LoginCard>> write) {}

  LoginCardProgress(PasswordGenerator press, ChangeNotice notice) {
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
      Password.Kind kind,
      int count,
      Function<List<GeneratedPassword>, List<LoginCard>> write) {
    work = new PendingCards(schoolClass, press.generate(kind, count), write);
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
    PendingCards now = work;
    if (now == null) {
      return;
    }
    PasswordGenerator.Batch order = now.order();
    words.setText(getTranslation("cards.making", order.made(), order.count()));
    bar.setAttribute("max", String.valueOf(order.count()));
    bar.setAttribute("value", String.valueOf(order.made()));
    bar.setAttribute("aria-label", words.getText());
    if (order.isReady()) {
      finish(now);
    }
  }

  private void finish(PendingCards done) {
    work = null;
    setVisible(false);
    UI.getCurrent().setPollInterval(-1);
    ClassId id = done.schoolClass();
    if (notice.attempt(
        () -> new IssuedLoginCards(id, done.write().apply(done.order().secrets())).keep())) {
      UI.getCurrent().navigate(AbstractClassView.address(id, "/cards"));
    }
  }
}
