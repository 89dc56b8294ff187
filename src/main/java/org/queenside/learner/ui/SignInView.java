package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.SignIn;
import org.queenside.learner.Stay;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** The page to sign in: by name and password, by class card, or by a short code. */
@Route("sign-in")
@AnonymousAllowed
class SignInView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final SignIn signIn;
  private final Answer answer;
  private final Field name;
  private final Field password;
  private @Nullable String next;

  SignInView(SignIn signIn) {
    this.signIn = signIn;
    this.answer = new Answer(() -> next);
    setId("main");
    addClassName("entry");
    name = new Field("name", getTranslation("signin.name")).with("autocomplete", "username");
    password =
        new Field("password", getTranslation("signin.password"))
            .with("type", "password")
            .with("autocomplete", "current-password");
    add(
        new H1(getTranslation("signin.headline")),
        new Form(getTranslation("signin.go"), this::byPassword, name, password),
        answer);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    next =
        event.getLocation().getQueryParameters().getSingleParameter(OwnPath.PARAMETER).orElse(null);
  }

  private void byPassword() {
    answer.show(() -> signIn.byPassword(name.value(), password.value(), Stay.SHORT));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("signin.headline"));
  }
}
