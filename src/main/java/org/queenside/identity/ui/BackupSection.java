package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.management.SystemService;
import org.queenside.store.BackupWriter;
import org.queenside.store.DatabaseStorage.Place;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Poll;
import org.queenside.ui.StatusMessage;

/** The newest backup, the progress of a running one, and a button to start one. */
final class BackupSection extends AdministrationSection {

  private static final Duration POLL = Duration.ofSeconds(1);

  private final SystemService system;
  private final Clock clock;
  private final Div content = new Div();
  private final Div polling = new Div();
  private final StatusMessage status = new StatusMessage();
  private final Button now = Button.filled("admin.backup.now", this::start);

  BackupSection(SystemService system, Clock clock) {
    super("admin.backup");
    this.system = system;
    this.clock = clock;
    BackupWriter backups = system.backups();
    add(content, status);
    if (backups == null) {
      boolean server = system.storage() instanceof Place.OnServer;
      content.add(
          new Paragraph(getTranslation(server ? "admin.backup.server" : "admin.backup.off")));
    } else {
      add(now, polling);
      show(backups);
      follow(backups);
    }
  }

  private void start() {
    boolean started = system.startBackup();
    status.showSuccess(getTranslation(started ? "admin.backup.started" : "admin.backup.busy"));
    follow(system.backups());
  }

  private void follow(@Nullable BackupWriter backups) {
    polling.removeAll();
    if (backups != null && backups.isRunning()) {
      polling.add(new Poll(POLL, this::poll));
    }
  }

  private void poll() {
    BackupWriter backups = system.backups();
    if (backups == null) {
      return;
    }
    show(backups);
    if (!backups.isRunning()) {
      polling.removeAll();
      if (backups.failure().isEmpty()) {
        status.showSuccess(getTranslation("admin.backup.done"));
      } else {
        status.removeAll();
      }
    }
  }

  private void show(BackupWriter backups) {
    content.removeAll();
    BackupWriter.Copy copy = backups.newest();
    if (copy == null) {
      paragraph("", "admin.backup.none", backups.folder());
    } else {
      String time = InstantFormatter.withMinute(copy.writtenAt(), clock, getLocale());
      paragraph("", "admin.backup.last", time, size(copy.bytes()));
      paragraph("", "admin.backup.file", copy.file());
    }
    if (backups.isRunning()) {
      paragraph("note", "admin.backup.running", size(backups.bytesSoFar()));
      return;
    }
    switch (BackupStatus.of(system, clock)) {
      case FAILED -> warn("admin.backup.failed", backups.failure(), backups.folder());
      case OVERDUE -> warn("admin.backup.old");
      case FINE, OFF -> {}
    }
  }

  private void warn(String key, Object... values) {
    content.add(
        new Notice(
            Tone.REFUSED, getTranslation("admin.backup.problem"), getTranslation(key, values)));
  }

  private void paragraph(String classNames, String key, Object... values) {
    content.add(Markup.paragraph(classNames, getTranslation(key, values)));
  }

  private String size(long bytes) {
    return ByteSizeFormatter.of(bytes, this::getTranslation);
  }
}
