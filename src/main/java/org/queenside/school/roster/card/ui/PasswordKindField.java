package org.queenside.school.roster.card.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import org.queenside.identity.account.Password;
import org.queenside.ui.ToggleGroup;

/** Lets the teacher choose between passwords of words and of pictures. */
public final class PasswordKindField extends Div {

  private Password.Kind chosen = Password.Kind.WORDS;

  public PasswordKindField() {
    addClassName("secret-kind");
    var about = new Paragraph(getTranslation("cards.kind.words.about"));
    var choice =
        ToggleGroup.of(
            getTranslation("cards.kind"),
            List.of(Password.Kind.WORDS, Password.Kind.PICTURES),
            chosen,
            kind -> getTranslation(key(kind)),
            kind -> {
              chosen = kind;
              about.setText(getTranslation(key(kind) + ".about"));
            });
    add(new Paragraph(getTranslation("cards.kind")), choice, about);
  }

  private static String key(Password.Kind kind) {
    return kind == Password.Kind.WORDS ? "cards.kind.words" : "cards.kind.pictures";
  }

  public Password.Kind chosen() {
    return chosen;
  }
}
