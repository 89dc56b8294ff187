package org.queenside.school.roster.card.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Function;
import org.queenside.identity.account.Password;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.card.LoginCard;
import org.queenside.ui.CommaList;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.QrCodeImage;

/** Login cards to print, eight per sheet, with lines to cut along. */
final class LoginCardSheets extends Div {

  private static final int ON_A_SHEET = 8;
  private static final String SIGN_IN = "sign-in";
  private static final String CARD = "card/";

  private final SchoolClass schoolClass;
  private final String base;

  /** Creates empty sheets for an address that ends in a slash. */
  LoginCardSheets(SchoolClass schoolClass, String base) {
    this.schoolClass = schoolClass;
    this.base = base;
    addClassName("card-sheets");
  }

  /** Adds cards with passwords and QR codes. */
  LoginCardSheets with(List<LoginCard> cards) {
    draw(cards, this::card);
    return this;
  }

  /** Adds cards without passwords, for pupils who know theirs. */
  LoginCardSheets without(List<Pupil> pupils) {
    draw(pupils, pupil -> face(pupil.name(), pupil.card(), pupil.signInName()));
    return this;
  }

  private <T> void draw(List<T> cards, Function<T, Div> picture) {
    for (int first = 0; first < cards.size(); first += ON_A_SHEET) {
      var sheet = Markup.div("card-sheet");
      cards.subList(first, Math.min(cards.size(), first + ON_A_SHEET)).stream()
          .map(picture)
          .forEach(sheet::add);
      add(sheet);
    }
  }

  private Div card(LoginCard card) {
    Div face = face(card.name(), card.number(), card.signInName());
    Div secret = secret(card.secret());
    secret.addClassName("secret");
    face.add(secret);
    var qr =
        new QrCodeImage(base + CARD + card.token(), getTranslation("cards.qr.label", card.name()));
    face.add(Markup.div("scan", qr, new Span(getTranslation("cards.scan"))));
    return face;
  }

  private Div face(String name, int number, String signInName) {
    var codes =
        Markup.div(
            "facts",
            fact("cards.code", schoolClass.code()),
            fact("cards.number", String.valueOf(number)));
    Div user = fact("cards.user", signInName);
    user.addClassName("user");
    return Markup.div(
        "login-card",
        Markup.paragraph("card-name", name),
        Markup.div(
            "card-where",
            new Span(schoolClass.name()),
            new Span(base.replaceFirst("^https?://", "") + SIGN_IN)),
        codes,
        user);
  }

  private Div fact(String key, String value) {
    return Markup.div(
        "fact", Markup.span("label", getTranslation(key)), Markup.span("value", value));
  }

  private Div secret(Password secret) {
    return switch (secret.kind()) {
      case WORDS, CHOSEN -> fact("cards.password", secret.text());
      case PICTURES -> pictures(secret.text());
    };
  }

  private Div pictures(String men) {
    var row = Markup.span("men");
    row.getElement().setAttribute("role", "img");
    row.getElement()
        .setAttribute(
            "aria-label",
            CommaList.of(
                men.chars().mapToObj(man -> getTranslation("cards.man." + (char) man)).toList(),
                getLocale()));
    men.chars().mapToObj(man -> (Component) new PieceIcon((char) man)).forEach(row::add);
    return Markup.div("fact", row);
  }
}
