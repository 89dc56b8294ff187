package org.queenside.learner.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.GuestWork;
import org.queenside.learner.PendingSignIn;
import org.queenside.learner.SignIn;
import org.queenside.learner.account.Admissions;
import org.queenside.learner.account.OwnPath;
import org.queenside.learner.account.Registration;
import org.queenside.learner.oidc.OidcProvider;
import org.queenside.look.AnswerBox;
import org.queenside.look.AnswerBox.Tone;
import org.queenside.look.Field;
import org.queenside.look.Form;
import org.queenside.look.Switch;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The page to sign in: by name and password, by class card, or by a short code. Who comes here
 * signed in reads as whom, and nobody signs in over them: they are signed out first.
 */
@Route("sign-in")
@AnonymousAllowed
class SignInView extends EntryPage {

  /** The parameter with which somebody comes here who has just signed out. */
  static final String SIGNED_OUT = "out";

  /** What can go wrong with a provider outside, as the interface texts call it. */
  private static final Set<String> PROBLEMS =
      Set.of("unreachable", "failed", "unknown", "taken", "closed");

  /** The three ways, as the interface texts call them. */
  private enum Way {
    NAME,
    CARD,
    CODE
  }

  private final CurrentAccount currentAccount;
  private final SignIn signIn;
  private final GuestWork guestWork;
  private final @Nullable OidcProvider provider;
  private final Map<Way, Form> forms;
  private final Paragraph lead = new Paragraph();
  private final Paragraph without;
  private @Nullable String next;

  SignInView(
      CurrentAccount currentAccount,
      SignIn signIn,
      GuestWork guestWork,
      Admissions admissions,
      ObjectProvider<OidcProvider> provider) {
    super("signin.headline");
    this.currentAccount = currentAccount;
    this.signIn = signIn;
    this.guestWork = guestWork;
    this.provider = provider.getIfAvailable();
    this.forms = new EnumMap<>(Map.of(Way.NAME, byName(), Way.CARD, byCard(), Way.CODE, byCode()));
    this.without = without(admissions.registration());
  }

  private Switch ways() {
    var ways = new Switch(getTranslation("signin.ways"));
    for (Way way : Way.values()) {
      ways.add(
          getTranslation("signin.way." + way.name().toLowerCase(Locale.ROOT)),
          way == Way.NAME,
          () -> show(way));
    }
    return ways;
  }

  private void show(Way shown) {
    forms.forEach((way, form) -> form.setVisible(way == shown));
  }

  private Form byName() {
    var name =
        new Field("name", getTranslation("signin.name"))
            .with("autocomplete", "username")
            .with("autocapitalize", "none")
            .with("spellcheck", "false");
    var password = new PasswordInput("password");
    var stay = new StayChoice(guestWork);
    var answer = new Answer(() -> next, this::askForCode);
    return form(
        () -> {
          answer.clear();
          if (isGiven(name, "signin.missing.name") && password.isGiven()) {
            answer.show(
                () -> signIn.byPassword(name.value(), password.value(), stay.stay()),
                "signin.wrong",
                password::askAgain);
          }
        },
        name,
        password,
        answer,
        stay);
  }

  private Form byCard() {
    var code =
        new Field("class", getTranslation("signin.class"))
            .about(getTranslation("signin.class.about"))
            .with("autocomplete", "off")
            .with("autocapitalize", "characters")
            .with("spellcheck", "false");
    var card =
        new Field("card", getTranslation("signin.card"))
            .with("autocomplete", "off")
            .with("inputmode", "numeric");
    card.addClassName("short");
    var password = new PasswordInput("card-password");
    var stay = new StayChoice(guestWork);
    var answer = new Answer(() -> next, this::askForCode);
    return form(
        () -> {
          answer.clear();
          if (isGiven(code, "signin.missing.class")
              && isGiven(card, "signin.missing.card")
              && password.isGiven()) {
            answer.show(
                () -> signIn.byCard(code.value(), card.value(), password.value(), stay.stay()),
                "signin.wrong.card",
                password::askAgain);
          }
        },
        code,
        card,
        password,
        answer,
        stay);
  }

  private Form byCode() {
    var code =
        new Field("code", getTranslation("signin.code"))
            .about(getTranslation("signin.code.about"))
            .with("autocomplete", "one-time-code")
            .with("autocapitalize", "characters")
            .with("spellcheck", "false");
    var answer = new Answer(() -> next, this::askForCode);
    return form(
        () -> {
          answer.clear();
          if (isGiven(code, "signin.missing.code")) {
            answer.show(
                () -> signIn.byShortCode(code.value()),
                "signin.wrong.code",
                () -> code.input().focus());
          }
        },
        code,
        answer);
  }

  private void askForCode(PendingSignIn pending) {
    removeAll();
    add(new H1(getTranslation("signin.headline")), new SecondStepForm(signIn, pending, () -> next));
  }

  /** Nothing at all is no try: whoever pressed too early has not used one up. */
  private boolean isGiven(Field field, String missing) {
    field.accept();
    if (field.value().isBlank()) {
      field.refuse(getTranslation(missing));
      return false;
    }
    return true;
  }

  private Form form(Runnable sent, Component... fields) {
    return new Form(getTranslation("signin.go"), sent, fields);
  }

  private Paragraph without(Registration registration) {
    var text = new Paragraph();
    text.addClassName("without");
    text.add(
        new Span(getTranslation("signin.without") + " "),
        new Anchor("course", getTranslation("signin.without.course")));
    if (registration != Registration.CLOSED) {
      text.add(new Span(" "), new Anchor("register", getTranslation("signin.register")));
    }
    return text;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var parameters = event.getLocation().getQueryParameters();
    next = parameters.getSingleParameter(OwnPath.PARAMETER).orElse(null);
    removeAll();
    add(new H1(getTranslation("signin.headline")), lead);
    String problem = parameters.getSingleParameter("oidc").orElse("");
    Account here = currentAccount.inThisBrowser();
    if (here == null) {
      boolean out = parameters.getParameters().containsKey(SIGNED_OUT);
      boolean copied = currentAccount.wasCopied();
      lead.setText(getTranslation(lead(out, copied)));
      lead.setVisible(out || copied || next != null);
      addProblem("signin.not", problem);
      add(ways());
      forms.values().forEach(this::add);
      if (provider != null) {
        addProvider(provider);
      }
      add(without);
      show(Way.NAME);
    } else {
      lead.setText(getTranslation("signin.here", here.name()));
      addProblem("own.not", problem);
      add(waysOn(here));
    }
  }

  /** Returns why the visitor is here, as the interface texts call it. */
  private String lead(boolean out, boolean copied) {
    if (copied) {
      return "signin.copied";
    }
    return out || next == null ? "signin.out" : "signin.next";
  }

  private void addProvider(OidcProvider offered) {
    var button =
        new Anchor(offered.signInAddress(next), getTranslation("signin.oidc", offered.name()));
    button.addClassNames("btn", "line");
    button.setRouterIgnore(true);
    var part = new Div(button);
    part.addClassName("provider");
    add(part);
  }

  /** Says why the visitor came back from the provider without what was wished. */
  private void addProblem(String sign, String problem) {
    if (provider != null && PROBLEMS.contains(problem)) {
      var answer =
          new Div(
              new AnswerBox(
                  Tone.REFUSED,
                  getTranslation(sign),
                  getTranslation("signin.oidc." + problem, provider.name())));
      answer.addClassName("answer");
      answer.getElement().setAttribute("role", "alert");
      add(answer);
    }
  }

  /** Leaves the page as signing in does: an open page may still be somebody else's. */
  private Div waysOn(Account here) {
    var on =
        new NativeButton(
            getTranslation("signin.here.on", here.name()),
            _ -> Answer.goOn(OwnPath.of(next, here)));
    on.addClassNames("btn", "fill");
    var other =
        new NativeButton(getTranslation("signin.here.other"), _ -> SigningOut.here(currentAccount));
    other.addClassNames("btn", "line");
    var ways = new Div(on, other);
    ways.addClassName("go");
    return ways;
  }
}
