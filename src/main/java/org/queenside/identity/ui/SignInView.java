package org.queenside.identity.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.management.RegistrationService;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.session.CurrentClassTablet;
import org.queenside.identity.session.GuestDataService;
import org.queenside.identity.session.PendingSignIn;
import org.queenside.identity.session.SignInService;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Button;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.ToggleGroup;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The page to sign in: by name and password, by class card, or by a short code. Visitors who are
 * already signed in see their name and have to sign out first.
 */
@Route("sign-in")
@AnonymousAllowed
class SignInView extends AbstractSignInView {

  /** The parameter that says the visitor has just signed out. */
  static final String SIGNED_OUT = "out";

  /** The parameter with which a tied tablet shows this page instead of the names of its class. */
  private static final String TEACHER = "teacher";

  /** The page that tied tablets show instead. */
  private static final String TABLET = "tablet";

  /** What can go wrong with a provider, by its name in the interface texts. */
  private static final Set<String> PROBLEMS =
      Set.of("unreachable", "failed", "unknown", "taken", "closed");

  /** The three ways to sign in, by their names in the interface texts. */
  private enum SignInMethod {
    NAME,
    CARD,
    CODE
  }

  private final CurrentAccount currentAccount;
  private final SignInService signIn;
  private final GuestDataService guestData;
  private final CurrentClassTablet classTablet;
  private final @Nullable OidcProvider provider;
  private final Map<SignInMethod, Form> forms;
  private final Paragraph lead = new Paragraph();
  private final Paragraph without;
  private @Nullable String next;

  SignInView(
      CurrentAccount currentAccount,
      SignInService signIn,
      GuestDataService guestData,
      CurrentClassTablet classTablet,
      RegistrationService registrations,
      ObjectProvider<OidcProvider> provider) {
    super("signin.headline");
    this.currentAccount = currentAccount;
    this.signIn = signIn;
    this.guestData = guestData;
    this.classTablet = classTablet;
    this.provider = provider.getIfAvailable();
    this.forms =
        new EnumMap<>(
            Map.of(
                SignInMethod.NAME,
                byName(),
                SignInMethod.CARD,
                byCard(),
                SignInMethod.CODE,
                byCode()));
    this.without = without(registrations.registration());
  }

  private ToggleGroup ways() {
    return ToggleGroup.of(
        getTranslation("signin.ways"),
        List.of(SignInMethod.values()),
        SignInMethod.NAME,
        way -> getTranslation("signin.way." + way.name().toLowerCase(Locale.ROOT)),
        this::show);
  }

  private void show(SignInMethod shown) {
    forms.forEach((way, form) -> form.setVisible(way == shown));
  }

  private Form byName() {
    var name =
        new FormField("name", getTranslation("signin.name"))
            .with("autocomplete", "username")
            .literal();
    var password = new PasswordInput("password");
    var stay = SignInOptionsField.forOwnDevice(guestData);
    stay.setVisible(!classTablet.isTied());
    var answer = new SignInFeedback(() -> next, this::askForCode);
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
        new FormField("class", getTranslation("signin.class"))
            .withHelp(getTranslation("signin.class.about"))
            .with("autocomplete", "off")
            .capitals();
    var card =
        new FormField("card", getTranslation("signin.card"))
            .with("autocomplete", "off")
            .with("inputmode", "numeric");
    card.addClassName("short");
    var password = new PasswordInput("card-password");
    code.onChange(
        typed -> {
          try {
            password.prefer(signIn.usesPictures(typed));
          } catch (StoreUnavailableException _) {
            // Signing in will say so.
          }
        });
    var stay = SignInOptionsField.forCard(guestData);
    stay.setVisible(!classTablet.isTied());
    var answer = new SignInFeedback(() -> next, this::askForCode);
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
        new FormField("code", getTranslation("signin.code"))
            .withHelp(getTranslation("signin.code.about"))
            .with("autocomplete", "one-time-code")
            .capitals();
    var answer = new SignInFeedback(() -> next, this::askForCode);
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

  /** An empty field isn't a try, so pressing the button too early doesn't use one up. */
  private boolean isGiven(FormField field, String missing) {
    field.clearError();
    if (field.value().isBlank()) {
      field.showError(getTranslation(missing));
      return false;
    }
    return true;
  }

  private Form form(Runnable sent, Component... fields) {
    return new Form(getTranslation("signin.go"), sent, fields);
  }

  private Paragraph without(RegistrationPolicy registration) {
    var text = Markup.paragraph("without");
    text.add(
        new Span(getTranslation("signin.without") + " "),
        new Anchor("course", getTranslation("signin.without.course")));
    if (registration != RegistrationPolicy.CLOSED) {
      text.add(new Span(" "), new Anchor("register", getTranslation("signin.register")));
    }
    return text;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var parameters = event.getLocation().getQueryParameters();
    next = parameters.getSingleParameter(SignInRedirect.PARAMETER).orElse(null);
    removeAll();
    add(new H1(getTranslation("signin.headline")), lead);
    String problem = parameters.getSingleParameter("oidc").orElse("");
    Account here = currentAccount.findIgnoringPageOwner();
    boolean teacher = parameters.getParameters().containsKey(TEACHER) || !problem.isEmpty();
    if (here == null && !teacher && classTablet.isTied()) {
      event.forwardTo(TABLET);
    } else if (here == null) {
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
      show(SignInMethod.NAME);
    } else {
      lead.setText(getTranslation("signin.here", here.name()));
      addProblem("status.failed", problem);
      add(waysOn(here));
    }
  }

  /** Returns why the visitor is here, by its name in the interface texts. */
  private String lead(boolean out, boolean copied) {
    if (copied) {
      return "signin.copied";
    }
    return out || next == null ? "signin.out" : "signin.next";
  }

  private void addProvider(OidcProvider offered) {
    var button = LinkButton.outlined(offered.signInAddress(next), "signin.oidc", offered.name());
    button.setRouterIgnore(true);
    add(Markup.div("provider", button));
  }

  /** Shows why signing in through the provider failed. */
  private void addProblem(String sign, String problem) {
    if (provider != null && PROBLEMS.contains(problem)) {
      var answer =
          Markup.div(
              "answer",
              new Notice(
                  Tone.REFUSED,
                  getTranslation(sign),
                  getTranslation("signin.oidc." + problem, provider.name())));
      answer.getElement().setAttribute("role", "alert");
      add(answer);
    }
  }

  /** Links that reload the page, as signing in does: an open page may belong to another account. */
  private Div waysOn(Account here) {
    var on =
        Button.filled(
            "signin.here.on",
            () -> SignInFeedback.goOn(SignInRedirect.of(next, here)),
            here.name());
    return Markup.div(
        "go", on, Button.outlined("signin.here.other", () -> SignOut.signOut(currentAccount)));
  }
}
