package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Code;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.queenside.learner.Account;
import org.queenside.learner.SharedKey;
import org.queenside.learner.account.OwnSecondStep;
import org.queenside.learner.account.PasswordConfirmation.Result;
import org.queenside.look.Field;
import org.queenside.look.Form;
import org.queenside.look.QrPicture;

/** Where staff turn on and off that signing in asks for a code from an app. */
final class SecondStepSection extends Section {

  private final OwnSecondStep secondStep;
  private final Account account;
  private final Div step = new Div();
  private final Said said = new Said();

  SecondStepSection(OwnSecondStep secondStep, Account account) {
    this.secondStep = secondStep;
    this.account = account;
    addClassName("second-step");
    add(new H2(getTranslation("own.second")), step, said);
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
  private Form withPassword(String button, Function<String, Result> action, Runnable done) {
    return PasswordForm.of("second-step-password", button, said, action, done);
  }

  private void turnedOff() {
    show();
    said.conclude(getTranslation("own.second.off.done"));
  }

  private void showKey() {
    SharedKey key = SharedKey.random();
    var code =
        new Field("second-step-code", getTranslation("own.second.code"))
            .with("autocomplete", "one-time-code")
            .with("inputmode", "numeric");
    var text = new Code(key.text().replaceAll("(.{4})(?!$)", "$1 "));
    text.addClassName("key");
    step.removeAll();
    step.add(
        new Paragraph(getTranslation("own.second.scan")),
        new QrPicture(key.address(account), getTranslation("own.second.qr")),
        new Paragraph(getTranslation("own.second.type")),
        text,
        new Form(
            getTranslation("own.second.confirm"),
            () -> confirm(code, typed -> secondStep.turnOn(key, typed), this::showCodes),
            code));
    code.input().focus();
  }

  private void confirm(
      Field code, Function<String, List<String>> turnOn, Consumer<List<String>> done) {
    code.accept();
    List<String> codes = turnOn.apply(code.value());
    if (codes.isEmpty()) {
      code.refuse(getTranslation("own.second.wrong"));
    } else {
      done.accept(codes);
    }
  }

  private void showCodes(List<String> codes) {
    var list = new UnorderedList();
    list.addClassName("recovery");
    codes.forEach(code -> list.add(new ListItem(new Code(code))));
    step.removeAll();
    step.add(new Paragraph(getTranslation("own.second.keep")), list);
    said.conclude(getTranslation("own.second.on.done"));
  }
}
