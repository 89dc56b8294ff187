package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.identity.account.Password;
import org.queenside.ui.ToggleGroup;

/** Lets the teacher choose between passwords of words and of pictures. */
final class PasswordKindField extends Div {

  private Password.Kind chosen = Password.Kind.WORDS;

  PasswordKindField() {
    addClassName("secret-kind");
    var choice = new ToggleGroup(getTranslation("cards.kind"));
    var about = new Paragraph(getTranslation("cards.kind.words.about"));
    choice.add(
        getTranslation("cards.kind.words"),
        true,
        () -> {
          chosen = Password.Kind.WORDS;
          about.setText(getTranslation("cards.kind.words.about"));
        });
    choice.add(
        getTranslation("cards.kind.pictures"),
        false,
        () -> {
          chosen = Password.Kind.PICTURES;
          about.setText(getTranslation("cards.kind.pictures.about"));
        });
    add(new Paragraph(getTranslation("cards.kind")), choice, about);
  }

  Password.Kind chosen() {
    return chosen;
  }
}
