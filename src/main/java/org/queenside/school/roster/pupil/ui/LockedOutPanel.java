package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.List;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.pupil.LockedOutPupilService;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Poll;

/**
 * Pupils who have to wait after too many wrong tries, with a button for each to let them in. It
 * polls while the page is open, and shows nothing if nobody has to wait.
 */
public final class LockedOutPanel extends Div {

  private static final Duration INTERVAL = Duration.ofSeconds(10);

  private final ClassId id;
  private final LockedOutPupilService lockedOut;
  private final ChangeNotice notice = new ChangeNotice();
  private final Div list = new Div();
  private List<Pupil> shown = List.of();

  public LockedOutPanel(ClassId id, LockedOutPupilService lockedOut) {
    this.id = id;
    this.lockedOut = lockedOut;
    addClassName("locked-out");
    list.getElement().setAttribute("role", "status");
    add(list, notice, new Poll(INTERVAL, this::poll));
    poll();
  }

  private void poll() {
    List<Pupil> now = lockedOut.lockedOut(id);
    if (now.equals(shown)) {
      return;
    }
    shown = now;
    list.removeAll();
    if (!now.isEmpty()) {
      list.add(
          new H2(getTranslation("locked-out.headline")),
          new Paragraph(getTranslation("locked-out.about")),
          Markup.list("rows apart locked-out-list", now.stream().map(this::item)));
    }
  }

  private ListItem item(Pupil pupil) {
    return new ListItem(
        Markup.span("name", new Span(pupil.name())),
        Button.outlined("locked-out.let-in", () -> unlock(pupil)).about(pupil.name()));
  }

  private void unlock(Pupil pupil) {
    if (notice.attempt(() -> lockedOut.unlock(id, pupil.id()))) {
      poll();
      notice.showSuccessAndFocus(getTranslation("locked-out.done", pupil.name()));
    }
  }
}
