package org.queenside.classroom.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.queenside.learner.Secret;
import org.queenside.look.Switch;

/** Asks whether pupils get words or pictures to sign in with. */
final class SecretKind extends Div {

  private Secret.Kind chosen = Secret.Kind.WORDS;

  SecretKind() {
    addClassName("secret-kind");
    var choice = new Switch(getTranslation("cards.kind"));
    var about = new Paragraph(getTranslation("cards.kind.words.about"));
    choice.add(
        getTranslation("cards.kind.words"),
        true,
        () -> {
          chosen = Secret.Kind.WORDS;
          about.setText(getTranslation("cards.kind.words.about"));
        });
    choice.add(
        getTranslation("cards.kind.pictures"),
        false,
        () -> {
          chosen = Secret.Kind.PICTURES;
          about.setText(getTranslation("cards.kind.pictures.about"));
        });
    add(new Paragraph(getTranslation("cards.kind")), choice, about);
  }

  Secret.Kind chosen() {
    return chosen;
  }
}
