package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Code;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.function.Function;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.TotpKey;
import org.queenside.identity.management.SecondStepService;
import org.queenside.identity.session.VerificationResult;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.QrCodeImage;
import org.queenside.ui.StatusMessage;

/** Turns the second step of signing in on and off. */
final class SecondStepSection extends Section {

  private final SecondStepService secondStep;
  private final Account account;
  private final Div step = new Div();
  private final StatusMessage status = new StatusMessage();

  SecondStepSection(SecondStepService secondStep, Account account) {
    this.secondStep = secondStep;
    this.account = account;
    addClassName("second-step");
    add(new H2(getTranslation("own.second")), step, status);
    show();
  }

  private void show() {
    step.removeAll();
    if (secondStep.isOn()) {
      step.add(
          new Paragraph(getTranslation("own.second.on", secondStep.recoveryCodes())),
          withPassword("own.second.turn-off", secondStep::turnOff, this::turnedOff));
    } else {
      step.add(
          new Paragraph(getTranslation("own.second.about")),
          withPassword("own.second.turn-on", secondStep::begin, this::showKey));
    }
  }

  /** Both changes need the password. */
  private Form withPassword(
      String button, Function<String, VerificationResult<Account>> action, Runnable done) {
    return PasswordActionForm.of("second-step-password", button, status, action, done);
  }

  private void turnedOff() {
    show();
    status.showSuccessAndFocus(getTranslation("own.second.off.done"));
  }

  private void showKey() {
    TotpKey key = TotpKey.random();
    var code =
        new FormField("second-step-code", getTranslation("own.second.code"))
            .with("autocomplete", "one-time-code")
            .with("inputmode", "numeric");
    var text = new Code(key.text().replaceAll("(.{4})(?!$)", "$1 "));
    text.addClassName("key");
    step.removeAll();
    step.add(
        new Paragraph(getTranslation("own.second.scan")),
        new QrCodeImage(key.address(account), getTranslation("own.second.qr")),
        new Paragraph(getTranslation("own.second.type")),
        text,
        new Form(getTranslation("own.second.confirm"), () -> turnOn(key, code), code));
    code.input().focus();
  }

  private void turnOn(TotpKey key, FormField code) {
    code.clearError();
    List<String> codes = secondStep.turnOn(key, code.value());
    if (codes.isEmpty()) {
      code.showError(getTranslation("own.second.wrong"));
    } else {
      showCodes(codes);
    }
  }

  private void showCodes(List<String> codes) {
    var list = Markup.list("columns recovery");
    codes.forEach(code -> list.add(new ListItem(new Code(code))));
    step.removeAll();
    step.add(new Paragraph(getTranslation("own.second.keep")), list);
    status.showSuccessAndFocus(getTranslation("own.second.on.done"));
  }
}
