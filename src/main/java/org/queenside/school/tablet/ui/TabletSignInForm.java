package org.queenside.school.tablet.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.Duration;
import org.queenside.identity.session.ClassTabletPrompt;
import org.queenside.identity.session.SignInResult;
import org.queenside.school.tablet.TabletClass;
import org.queenside.school.tablet.TabletService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;

/** The second step on a tied tablet: the pictures or the password of one pupil. */
final class TabletSignInForm extends Div {

  /** The tasks page, which opens the first due task at once. */
  private static final String TASK = "me?first";

  private final TabletService tablets;
  private final TabletClass schoolClass;
  private final int card;
  private final String name;
  private final Paragraph problem = Markup.paragraph("problem", "");

  TabletSignInForm(
      TabletService tablets,
      TabletClass schoolClass,
      int card,
      String name,
      ClassTabletPrompt prompt) {
    this.tablets = tablets;
    this.schoolClass = schoolClass;
    this.card = card;
    this.name = name;
    addClassName("tablet-form");
    problem.getElement().setAttribute("role", "alert");
    if (prompt.pictures() > 0) {
      addPad(prompt);
    } else {
      addPassword();
    }
  }

  private void addPad(ClassTabletPrompt prompt) {
    var pad = new PicturePad(prompt.pictures(), (full, pictures) -> signIn(pictures, full::clear));
    add(
        Markup.paragraph("ask", getTranslation("tablet.tap", prompt.pictures())),
        pad,
        problem,
        foot(pad.undo()));
  }

  private void addPassword() {
    var field = FormField.password("tablet-password", getTranslation("signin.password"), "off");
    field.literal();
    add(
        new Form(
            getTranslation("signin.go"),
            () ->
                signIn(
                    field.value(),
                    () -> {
                      field.setValue("");
                      field.input().focus();
                    }),
            field),
        problem,
        foot(new Div()));
  }

  private Div foot(Component end) {
    return Markup.div(
        "row apart note tablet-foot", new Paragraph(getTranslation("tablet.forgotten")), end);
  }

  private void signIn(String password, Runnable again) {
    problem.setText("");
    try {
      switch (tablets.signIn(schoolClass.id(), card, password)) {
        case SignInResult.SignedIn _ -> UI.getCurrent().getPage().setLocation(TASK);
        case SignInResult.WrongCredentials _,
            SignInResult.Expired _,
            SignInResult.SecondStepNeeded _ ->
            refuse(getTranslation("tablet.wrong"), again);
        case SignInResult.RateLimited(Duration pause) ->
            refuse(getTranslation("tablet.wait", name, pause.plusMinutes(1).toMinutes()), again);
      }
    } catch (StoreUnavailableException _) {
      refuse(getTranslation("signin.unavailable"), again);
    } catch (RecordNotFoundException _) {
      // The tablet has been untied in the meantime, or the pupil has left the class.
      UI.getCurrent().getPage().setLocation(TabletView.ADDRESS);
    }
  }

  private void refuse(String text, Runnable again) {
    again.run();
    problem.setText(text);
  }
}
