package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.school.tablet.TabletClass;
import org.queenside.school.tablet.TabletService;
import org.queenside.store.ChangeRefusedException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;

/**
 * The page behind the link for tablets. Its button ties the device; opening the address doesn't.
 */
@Route("tie/:token")
@AnonymousAllowed
class TieTabletView extends Page {

  private final TabletService tablets;
  private final CurrentAccount currentAccount;

  TieTabletView(TabletService tablets, CurrentAccount currentAccount) {
    super("page entry", "tie.title");
    this.tablets = tablets;
    this.currentAccount = currentAccount;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String link = event.getRouteParameters().get("token").orElse("");
    @Nullable TabletClass linked = tablets.linkedClass(link);
    removeAll();
    if (linked == null) {
      addWorthless();
    } else {
      addForm(link, linked);
    }
  }

  private void addForm(String link, TabletClass linked) {
    var name =
        new FormField("tablet-name", getTranslation("tablets.name"))
            .with("autocomplete", "off")
            .with("maxlength", String.valueOf(NameNormalizer.LONGEST));
    name.setValue(tablets.nextName(link));
    add(
        new H1(getTranslation("tie.headline", linked.name())),
        new Paragraph(getTranslation("tie.about")),
        new Form(getTranslation("tie.go"), () -> tie(link, name), name));
  }

  private void tie(String link, FormField name) {
    name.clearError();
    String tidy = NameNormalizer.normalize(name.value());
    if (!NameNormalizer.fits(tidy)) {
      name.showError(getTranslation("tablets.name.problem"));
      return;
    }
    try {
      tablets.tie(link, tidy);
    } catch (ChangeRefusedException e) {
      name.showError(getTranslation(e.messageKey(), e.arguments()));
      return;
    } catch (RecordNotFoundException _) {
      removeAll();
      addWorthless();
      return;
    }
    UI.getCurrent().getPage().setLocation(TabletView.ADDRESS);
    currentAccount.end();
  }

  private void addWorthless() {
    add(
        new H1(getTranslation("tie.worthless.headline")),
        new Paragraph(getTranslation("tie.worthless")),
        LinkButton.filled("sign-in", "card.instead"));
  }
}
