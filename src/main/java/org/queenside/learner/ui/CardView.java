package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.GuestWork;
import org.queenside.learner.SignIn;
import org.queenside.look.Form;

/** The page behind the square code of a login card. Its button signs in, not the address. */
@Route("card/:token")
@AnonymousAllowed
class CardView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final SignIn signIn;
  private final GuestWork guestWork;

  CardView(SignIn signIn, GuestWork guestWork) {
    this.signIn = signIn;
    this.guestWork = guestWork;
    setId("main");
    addClassName("entry");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String token = event.getRouteParameters().get("token").orElse("");
    @Nullable Account holder = signIn.holder(token);
    removeAll();
    if (holder == null) {
      addWorthless();
    } else {
      addButton(token, holder);
    }
  }

  private void addButton(String token, Account holder) {
    var stay = new StayChoice(guestWork);
    var answer = new Answer(() -> null);
    add(
        new H1(getTranslation("card.headline", holder.name())),
        new Form(
            getTranslation("card.go"),
            () -> answer.show(() -> signIn.byCard(token, stay.stay()), "card.worthless"),
            stay),
        answer,
        new Paragraph(getTranslation("card.else")));
  }

  private void addWorthless() {
    var instead = new Anchor("sign-in", getTranslation("card.instead"));
    instead.addClassNames("btn", "fill");
    add(
        new H1(getTranslation("card.worthless.headline")),
        new Paragraph(getTranslation("card.worthless")),
        instead);
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("signin.headline"));
  }
}
