package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.Clock;
import java.time.ZonedDateTime;
import org.queenside.identity.management.PendingDeletionService;
import org.queenside.identity.retention.DeletionGuard.PendingDeletion;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Markup;

/** Asks whether inactive learners should be deleted. */
final class PendingDeletionSection extends AdministrationSection {

  private final PendingDeletionService deletions;
  private final PendingDeletion waiting;
  private final Div answer = new Div();
  private final Button delete;
  private final Button later;

  PendingDeletionSection(PendingDeletionService deletions, PendingDeletion waiting, Clock clock) {
    super("admin.deletion");
    addClassName("deletion");
    this.deletions = deletions;
    this.waiting = waiting;
    delete = Button.outlined("admin.deletion.delete", this::delete);
    later = Button.text("admin.deletion.later", this::putOff);
    var buttons = Markup.div("actions", delete, later);
    answer.getElement().setAttribute("role", "status");
    add(
        new Paragraph(
            getTranslation("admin.deletion." + waiting.kind(), waiting.learners(), waiting.all())),
        new Paragraph(
            switch (waiting.reason()) {
              case CLOCK -> getTranslation("admin.deletion.clock", today(clock));
              case SHARE -> getTranslation("admin.deletion.share");
            }),
        buttons,
        answer);
  }

  private String today(Clock clock) {
    return new DateFormatter(getLocale()).full(ZonedDateTime.now(clock));
  }

  private void delete() {
    boolean done = deletions.delete(waiting);
    conclude(getTranslation(done ? "admin.deletion.done" : "admin.deletion.more"));
  }

  private void putOff() {
    deletions.postpone(waiting);
    conclude(getTranslation("admin.deletion.put-off"));
  }

  private void conclude(String sentence) {
    delete.setEnabled(false);
    later.setEnabled(false);
    answer.removeAll();
    answer.add(new Paragraph(sentence));
  }
}
