package org.queenside.course.model;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Turns what the course has to say into words of one language. */
public final class CourseText {
  private final ResourceBundle bundle;
  private final @Nullable ResourceBundle more;
  private final Locale locale;
  private final Function<Ruling.Illegal, String> rulings;

  /**
   * @param rulings how a ruling is said, which is not the course's to know
   */
  public CourseText(Locale locale, Function<Ruling.Illegal, String> rulings) {
    this(ResourceBundle.getBundle("org.queenside.course.course", locale), null, locale, rulings);
  }

  private CourseText(
      ResourceBundle bundle,
      @Nullable ResourceBundle more,
      Locale locale,
      Function<Ruling.Illegal, String> rulings) {
    this.bundle = bundle;
    this.more = more;
    this.locale = locale;
    this.rulings = rulings;
  }

  /**
   * Returns a text that says the sentences of another bundle as well.
   *
   * @param name the full name of the bundle
   */
  public CourseText with(String name) {
    return new CourseText(bundle, ResourceBundle.getBundle(name, locale), locale, rulings);
  }

  /** Returns the sentence in words. */
  public String text(Message say) {
    return switch (say) {
      case Message.Text(String text) -> text;
      case Message.Coded(String key, List<Object> args) ->
          new MessageFormat(pattern(key), locale).format(args.stream().map(this::word).toArray());
      case Message.Refusal(Ruling.Illegal ruling) -> rulings.apply(ruling);
    };
  }

  private String pattern(String key) {
    return more != null && more.containsKey(key) ? more.getString(key) : bundle.getString(key);
  }

  /** Returns the name of a misconception, as an instructor reads it. */
  public String name(Misconception misconception) {
    return bundle.getString("misconception." + misconception.code());
  }

  /** Returns the name of a piece without its colour. */
  public String name(Role role) {
    return bundle.getString("role." + role.name().toLowerCase(Locale.ROOT));
  }

  private Object word(Object arg) {
    return switch (arg) {
      case Piece piece -> bundle.getString("piece." + piece.name().toLowerCase(Locale.ROOT));
      case Role role -> name(role);
      case Color color -> bundle.getString("color." + color.name().toLowerCase(Locale.ROOT));
      case Square square -> square.toString();
      case SquareSet squares -> list(squares.stream().map(Square::toString).toList());
      case List<?> words -> list(words.stream().map(Object::toString).toList());
      case Message say -> text(say);
      default -> arg;
    };
  }

  private String list(List<String> words) {
    if (words.size() < 2) {
      return String.join("", words);
    }
    return MessageFormat.format(
        bundle.getString("list"),
        String.join(", ", words.subList(0, words.size() - 1)),
        words.getLast());
  }
}
