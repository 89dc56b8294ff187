package org.queenside.classroom.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.classroom.CurrentOffers;
import org.queenside.classroom.TeachingOffer;

/** The classes somebody is asked to teach with others. */
final class OfferList extends Div {

  private final CurrentOffers offers;
  private final Runnable changed;
  private final Notice notice = new Notice();

  OfferList(CurrentOffers offers, Runnable changed) {
    this.offers = offers;
    this.changed = changed;
    addClassName("offers");
    add(notice);
    offers.all().forEach(offer -> add(row(offer)));
  }

  private Div row(TeachingOffer offer) {
    var row =
        new Div(
            new Paragraph(getTranslation("classes.offer", offer.from(), offer.className())),
            Question.button(
                getTranslation("classes.offer.accept"),
                "line",
                () -> change(() -> offers.accept(offer.schoolClass()))),
            Question.button(
                getTranslation("classes.offer.decline"),
                "text",
                () -> change(() -> offers.decline(offer.schoolClass()))));
    row.addClassName("offer");
    return row;
  }

  private void change(Runnable change) {
    if (notice.attempt(change)) {
      changed.run();
    }
  }
}
