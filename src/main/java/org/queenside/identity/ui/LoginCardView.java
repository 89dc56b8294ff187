package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.CurrentClassTablet;
import org.queenside.identity.session.GuestDataService;
import org.queenside.identity.session.PendingSignIn;
import org.queenside.identity.session.SignInService;
import org.queenside.ui.Form;

/**
 * The page behind the QR code of a login card. Its button signs in, opening the address doesn't.
 */
@Route("card/:token")
@AnonymousAllowed
class LoginCardView extends AbstractSignInView {

  private final CurrentAccount currentAccount;
  private final SignInService signIn;
  private final GuestDataService guestData;
  private final CurrentClassTablet classTablet;

  LoginCardView(
      CurrentAccount currentAccount,
      SignInService signIn,
      GuestDataService guestData,
      CurrentClassTablet classTablet) {
    super("signin.headline");
    this.currentAccount = currentAccount;
    this.signIn = signIn;
    this.guestData = guestData;
    this.classTablet = classTablet;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String token = token(event);
    @Nullable Account holder = signIn.holder(token);
    removeAll();
    if (holder == null) {
      addWorthless("card.worthless");
    } else {
      addButton(token, holder);
    }
  }

  private void askForCode(PendingSignIn pending) {
    removeAll();
    add(new H1(getTranslation("signin.headline")), new SecondStepForm(signIn, pending, () -> null));
  }

  private void addButton(String token, Account holder) {
    var stay = SignInOptionsField.forCard(guestData);
    stay.setVisible(!classTablet.isTied());
    var answer = new SignInFeedback(() -> null, this::askForCode);
    add(new H1(getTranslation("card.headline", holder.name())));
    Account here = currentAccount.findIgnoringPageOwner();
    if (here != null && !here.id().equals(holder.id())) {
      add(new Paragraph(getTranslation("card.over", here.name())));
    }
    add(
        new Form(
            getTranslation("card.go"),
            () -> answer.show(() -> signIn.byCard(token, stay.stay()), "card.worthless", () -> {}),
            stay,
            answer),
        new Paragraph(getTranslation("card.else")));
  }
}
