package org.queenside.learner.ui;

import com.vaadin.flow.server.streams.DownloadHandler;
import java.util.function.Supplier;
import org.queenside.learner.Account;
import org.queenside.learner.LearnerExport;

/** The file with everything that is kept about somebody, as a link hands it out. */
public final class ExportFile {

  private ExportFile() {}

  /**
   * Makes what a link leads to.
   *
   * @param whose asked each time the file is wanted; throws if whoever is in front of the screen
   *     may not have it
   */
  public static DownloadHandler of(Supplier<Account> whose, LearnerExport export) {
    return event -> {
      Account account = whose.get();
      event.setFileName("queenside-" + account.signInName() + ".json");
      event.setContentType("application/json");
      export.write(account.id(), event.getOutputStream());
    };
  }
}
