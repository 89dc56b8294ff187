package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.server.streams.DownloadHandler;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.LearnerDataExporter;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.session.GuestDataService;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Button;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.Markup;
import org.queenside.ui.StatusMessage;

/**
 * The data of the account: export as a file, and merging a guest's progress from before signing in.
 */
final class AccountDataSection extends Section {

  private final OwnAccountService own;
  private final GuestDataService guestData;

  AccountDataSection(
      OwnAccountService own, GuestDataService guestData, LearnerDataExporter export) {
    this.own = own;
    this.guestData = guestData;
    DownloadHandler download =
        event -> {
          Account account = own.open();
          event.setFileName(LearnerDataExporter.fileName(account.signInName()));
          event.setContentType("application/json");
          export.write(account.id(), getLocale(), event.getOutputStream());
        };
    var file = new DownloadLink(download, getTranslation("own.records.file"), own::open);
    file.addClassName("line");
    add(
        new H2(getTranslation("own.records")),
        new Paragraph(getTranslation("own.records.about")),
        file);
    if (guestData.exists()) {
      add(offer());
    }
  }

  private Div offer() {
    var offer = Markup.div("guest-work");
    offer.add(
        new Paragraph(getTranslation("own.guest")),
        Button.outlined("own.guest.take", () -> take(offer)));
    return offer;
  }

  private void take(Div offer) {
    var said = new StatusMessage();
    try {
      guestData.mergeInto(own.open());
      offer.removeAll();
      said.showSuccessAndFocus(getTranslation("own.guest.done"));
    } catch (NotSavedException _) {
      said.showError(getTranslation("own.guest.failed"));
    }
    offer.add(said);
  }
}
