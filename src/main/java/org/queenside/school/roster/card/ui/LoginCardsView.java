package org.queenside.school.roster.card.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeLeaveEvent;
import com.vaadin.flow.router.BeforeLeaveObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.function.Function;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.RosterService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.card.LoginCardService;
import org.queenside.school.roster.card.PasswordGenerator;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.school.roster.ui.IssuedLoginCards;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.LinkButton;
import org.queenside.ui.LoopbackAddress;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.PrintButton;

/**
 * Login cards to print. Newly issued cards show their passwords until the page is left; otherwise
 * cards without passwords can be printed again, or new ones issued after a confirmation.
 */
@Route("class/:class/cards")
@RolesAllowed("TEACHER")
class LoginCardsView extends AbstractClassView implements BeforeLeaveObserver {

  private final RosterService roster;
  private final LoginCardService loginCards;
  private final PasswordGenerator passwords;
  private final Div sheets = new Div();

  LoginCardsView(
      SchoolClassService classes,
      RosterService roster,
      LoginCardService loginCards,
      PasswordGenerator passwords) {
    super(classes, ClassPage.CARDS, "cards.headline");
    this.roster = roster;
    this.loginCards = loginCards;
    this.passwords = passwords;
  }

  @Override
  protected boolean showsIssuedCards() {
    return true;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    IssuedLoginCards issued = IssuedLoginCards.of(schoolClass.id());
    sheets.removeAll();
    if (issued == null) {
      offer(schoolClass);
    } else {
      show(
          new H1(headline()),
          Markup.paragraph("lead", getTranslation("cards.fresh", issued.cards().size())),
          Markup.div(
              "go",
              new PrintButton(getTranslation("cards.print")),
              LinkButton.text(address(schoolClass.id(), "/pupils"), "cards.done")),
          sheets);
      draw(base -> new LoginCardSheets(schoolClass, base).with(issued.cards()));
    }
  }

  @Override
  public void beforeLeave(BeforeLeaveEvent event) {
    String here = address(schoolClass().id(), "/cards");
    if (!event.getLocation().getPath().equals(here)) {
      IssuedLoginCards.forget();
    }
  }

  private void offer(SchoolClass schoolClass) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("cards.archived"));
      return;
    }
    List<Pupil> pupils = roster.pupils(schoolClass.id());
    if (pupils.isEmpty()) {
      show(
          new H1(headline()),
          Markup.paragraph("lead", getTranslation("cards.nobody")),
          Markup.div("go", LinkButton.filled(address(schoolClass.id(), "/add"), "pupils.add")));
      return;
    }
    show(
        new H1(headline()), printAgain(schoolClass, pupils), sheets, newCards(schoolClass, pupils));
  }

  private Section printAgain(SchoolClass schoolClass, List<Pupil> pupils) {
    var make =
        Button.filled(
            "cards.again.show",
            () -> draw(base -> new LoginCardSheets(schoolClass, base).without(pupils)));
    return Markup.section(
        "card-offer",
        new H2(getTranslation("cards.again.headline")),
        new Paragraph(getTranslation("cards.again.about")),
        Markup.div("go", make));
  }

  private Section newCards(SchoolClass schoolClass, List<Pupil> pupils) {
    var notice = new ChangeNotice();
    var kind = new PasswordKindField();
    var question = new InlineQuestion();
    var making = new LoginCardProgress(passwords, notice);
    var make =
        Button.outlined(
            "cards.new.make",
            button ->
                question.confirm(
                    button,
                    getTranslation("cards.new.ask", pupils.size()),
                    getTranslation("cards.new.sure", pupils.size()),
                    () -> {
                      question.close();
                      if (!making.isBusy()) {
                        making.start(
                            schoolClass.id(),
                            kind.chosen(),
                            pupils.size(),
                            secrets -> loginCards.renew(schoolClass.id(), pupils, secrets));
                      }
                    }));
    return Markup.section(
        "card-offer",
        new H2(getTranslation("cards.new.headline")),
        new Paragraph(getTranslation("cards.new.about")),
        kind,
        Markup.div("go", make),
        question,
        making,
        notice);
  }

  /** Asks the browser for this program's address, because pupils will type the same one. */
  private void draw(Function<String, LoginCardSheets> drawing) {
    getElement()
        .executeJs("return document.baseURI")
        .then(
            String.class,
            base -> {
              sheets.removeAll();
              if (IssuedLoginCards.of(schoolClass().id()) == null) {
                sheets.add(Markup.div("go", new PrintButton(getTranslation("cards.print"))));
              }
              if (LoopbackAddress.is(base)) {
                sheets.add(
                    new Notice(
                        Tone.HINT,
                        getTranslation("cards.local"),
                        getTranslation("cards.local.about")));
              }
              sheets.add(drawing.apply(base));
            });
  }

  @Override
  public String back() {
    return address(schoolClass().id(), "/pupils");
  }
}
