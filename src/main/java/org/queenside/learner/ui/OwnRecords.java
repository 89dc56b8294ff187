package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.server.streams.DownloadHandler;
import org.queenside.learner.Account;
import org.queenside.learner.GuestWork;
import org.queenside.learner.LearnerExport;
import org.queenside.learner.NotSaved;
import org.queenside.learner.account.OwnAccount;
import org.queenside.look.FileLink;

/** What is kept of the owner: as a file, and what was learned here before signing in. */
final class OwnRecords extends Section {

  private final OwnAccount own;
  private final GuestWork guestWork;

  OwnRecords(OwnAccount own, GuestWork guestWork, LearnerExport export) {
    this.own = own;
    this.guestWork = guestWork;
    DownloadHandler download =
        event -> {
          Account account = own.open();
          event.setFileName(LearnerExport.fileName(account.signInName()));
          event.setContentType("application/json");
          export.write(account.id(), event.getOutputStream());
        };
    var file = new FileLink(download, getTranslation("own.records.file"), own::open);
    file.addClassName("line");
    add(
        new H2(getTranslation("own.records")),
        new Paragraph(getTranslation("own.records.about")),
        file);
    if (guestWork.isThere()) {
      add(offer());
    }
  }

  private Div offer() {
    var offer = new Div();
    offer.addClassName("guest-work");
    var take = new NativeButton(getTranslation("own.guest.take"), click -> take(offer));
    take.addClassNames("btn", "line");
    offer.add(new Paragraph(getTranslation("own.guest")), take);
    return offer;
  }

  private void take(Div offer) {
    var said = new Said();
    try {
      guestWork.takeAlong(own.open());
      offer.removeAll();
      said.conclude(getTranslation("own.guest.done"));
    } catch (NotSaved _) {
      said.refused(getTranslation("own.guest.failed"));
    }
    offer.add(said);
  }
}
