package org.queenside.course.model;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceLetters;
import org.queenside.chess.Role;
import org.queenside.chess.Ruling;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.text.ListText;
import org.queenside.text.MessageBundle;
import org.queenside.text.Term;

/** Turns messages of the course into sentences in one language. */
public final class CourseText {
  /** Games word the rules of tricks too, so they are in the texts of the pages. */
  private static final String TRICKS = "trick.";

  private static final String BUNDLE = "vaadin-i18n.course";

  private final MessageBundle messages;
  private final @Nullable MessageBundle more;
  private final Function<Ruling.Illegal, String> rulings;
  private final Function<Ruling.Illegal, String> opponentRulings;

  /**
   * @param rulings turns a ruling into a sentence
   */
  public CourseText(Locale locale, Function<Ruling.Illegal, String> rulings) {
    this(locale, rulings, rulings);
  }

  /**
   * @param rulings turns a ruling on the learner's move into a sentence
   * @param opponentRulings turns a ruling on the other player's move into a sentence
   */
  public CourseText(
      Locale locale,
      Function<Ruling.Illegal, String> rulings,
      Function<Ruling.Illegal, String> opponentRulings) {
    this(MessageBundle.of(BUNDLE, locale), null, rulings, opponentRulings);
  }

  private CourseText(
      MessageBundle messages,
      @Nullable MessageBundle more,
      Function<Ruling.Illegal, String> rulings,
      Function<Ruling.Illegal, String> opponentRulings) {
    this.messages = messages;
    this.more = more;
    this.rulings = rulings;
    this.opponentRulings = opponentRulings;
  }

  /**
   * Returns a renderer that also knows the sentences of another bundle.
   *
   * @param name the full name of the bundle
   */
  public CourseText with(String name) {
    return new CourseText(
        messages, MessageBundle.of(name, messages.locale()), rulings, opponentRulings);
  }

  /** Returns the sentence. */
  public String text(Message say) {
    return switch (say) {
      case Message.Text(String text) -> text;
      case Message.Coded(String key, List<Object> args) ->
          messages(key).get(key, args.stream().map(this::word).toArray());
      case Message.Refusal(Ruling.Illegal ruling, boolean byOpponent) ->
          (byOpponent ? opponentRulings : rulings).apply(ruling);
    };
  }

  private MessageBundle messages(String key) {
    if (key.startsWith(TRICKS)) {
      return MessageBundle.of("vaadin-i18n.translations", messages.locale());
    }
    return more != null && more.has(key) ? more : messages;
  }

  /** Returns the name of a misconception for teachers. */
  public String name(Misconception misconception) {
    return messages.raw("misconception." + misconception.code());
  }

  /** Returns what a sentence can put into the form that its language needs. */
  private Object word(Object arg) {
    return switch (arg) {
      case Piece piece -> Term.in(BUNDLE, "piece." + piece.name().toLowerCase(Locale.ROOT));
      case Role role -> Term.in(BUNDLE, "role." + role.name().toLowerCase(Locale.ROOT));
      case Color color -> Term.in(BUNDLE, "color." + color.name().toLowerCase(Locale.ROOT));
      case Square square -> square.toString();
      case WrittenMove(String notation) -> letters().write(notation);
      case WrittenMove.AnyOf(List<String> moves) ->
          ListText.or(moves.stream().map(letters()::write).toList(), messages.locale());
      case SquareSet squares -> squares.stream().toList();
      case List<?> words -> words.stream().map(this::word).toList();
      case Message.Coded(String key, List<Object> args) when messages(key) == messages ->
          new Term(BUNDLE, key, args.stream().map(this::word).toList());
      case Message say -> text(say);
      default -> arg;
    };
  }

  private PieceLetters letters() {
    return new PieceLetters(
        MessageBundle.of("vaadin-i18n.board", messages.locale()).raw("letters"));
  }
}
