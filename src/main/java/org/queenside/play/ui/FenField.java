package org.queenside.play.ui;

import com.vaadin.flow.i18n.I18NProvider;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.queenside.board.PieceName;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.SetupProblem;
import org.queenside.ui.FormField;

/** A field for a FEN that tells the user what is wrong with it. */
public final class FenField extends FormField {

  /**
   * Creates an empty field.
   *
   * @param name its id on the page
   */
  public FenField(String name) {
    super(name, I18NProvider.translate("play.fen.label"));
    literal().with("maxlength", String.valueOf(FenInput.MAX_LENGTH)).with("autocomplete", "off");
  }

  /** Returns the entered text. */
  public String fen() {
    return value().strip();
  }

  /** Reads the FEN and passes its position on, or shows why it can't be played. */
  public void read(Consumer<Position> playable) {
    clearError();
    if (fen().isEmpty()) {
      showError(getTranslation("play.fen.empty"));
      return;
    }
    switch (FenInput.read(fen())) {
      case FenInput.Playable(Position position) -> playable.accept(position);
      case FenInput.Unreadable(int offset) when offset >= fen().length() ->
          refuse(getTranslation("play.fen.short"));
      case FenInput.Unreadable(int offset) ->
          refuse(
              getTranslation(
                  "play.fen.sign", offset + 1, Character.toString(fen().codePointAt(offset))));
      case FenInput.Impossible(List<SetupProblem> problems) -> refuse(text(problems));
    }
  }

  private void refuse(String why) {
    showError(getTranslation("play.fen.not", why));
  }

  /** Says what is wrong with a position, in a sentence for each problem. */
  public static String text(List<SetupProblem> problems) {
    return problems.stream().map(FenField::text).collect(Collectors.joining(" "));
  }

  private static String text(SetupProblem problem) {
    return I18NProvider.translate(
        "play.fen." + problem.code(), problem.arguments().stream().map(FenField::word).toArray());
  }

  private static Object word(Object argument) {
    return argument instanceof Color color ? PieceName.of(color) : argument.toString();
  }
}
