package org.queenside.school.roster.card.ui;

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
import org.queenside.school.roster.card.GeneratedPassword;
import org.queenside.school.roster.card.LoginCard;
import org.queenside.school.roster.card.PasswordGenerator;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.IssuedLoginCards;

/**
 * Issues login cards in the background, shows the progress, and then goes to the cards' page. The
 * page polls and saves within a polling request, where the signed-in teacher is known. Leaving the
 * page early leaves everything unchanged.
 */
public final class LoginCardProgress extends Div {

  private static final int POLL_MILLIS = 400;

  private final PasswordGenerator passwords;
  private final ChangeNotice notice;
  private final Paragraph words = new Paragraph();
  private final Element bar = new Element("progress");
  private @Nullable PendingCards pending;
  private @Nullable Registration polling;

  private record PendingCards(
      ClassId schoolClass,
      PasswordGenerator.Batch batch,
      Function<List<GeneratedPassword>, List<LoginCard>> save) {}

  public LoginCardProgress(PasswordGenerator passwords, ChangeNotice notice) {
    this.passwords = passwords;
    this.notice = notice;
    addClassName("card-making");
    getElement().appendChild(bar);
    add(words);
    setVisible(false);
  }

  /** Starts to generate passwords, which {@code save} turns into cards. */
  public void start(
      ClassId schoolClass,
      Password.Kind kind,
      int count,
      Function<List<GeneratedPassword>, List<LoginCard>> save) {
    pending = new PendingCards(schoolClass, passwords.generate(kind, count), save);
    setVisible(true);
    // The pressed button is disabled or gone, and on a long page this stands below what is seen.
    getElement()
        .setAttribute("tabindex", "-1")
        .executeJs("this.scrollIntoView({block: 'center'}); this.focus({preventScroll: true})");
    UI.getCurrent().setPollInterval(POLL_MILLIS);
    update();
  }

  public boolean isBusy() {
    return pending != null;
  }

  @Override
  protected void onAttach(AttachEvent event) {
    polling = event.getUI().addPollListener(poll -> update());
  }

  @Override
  protected void onDetach(DetachEvent event) {
    event.getUI().setPollInterval(-1);
    if (polling != null) {
      polling.remove();
    }
    if (pending != null) {
      pending.batch().cancel();
      pending = null;
    }
  }

  private void update() {
    PendingCards now = pending;
    if (now == null) {
      return;
    }
    PasswordGenerator.Batch batch = now.batch();
    words.setText(getTranslation("cards.making", batch.readyCount(), batch.count()));
    bar.setAttribute("max", String.valueOf(batch.count()));
    bar.setAttribute("value", String.valueOf(batch.readyCount()));
    bar.setAttribute("aria-label", words.getText());
    if (batch.isReady()) {
      finish(now);
    }
  }

  private void finish(PendingCards done) {
    pending = null;
    setVisible(false);
    UI.getCurrent().setPollInterval(-1);
    ClassId id = done.schoolClass();
    if (notice.attempt(
        () -> new IssuedLoginCards(id, done.save().apply(done.batch().secrets())).keep())) {
      UI.getCurrent().navigate(AbstractClassView.address(id, "/cards"));
    }
  }
}
