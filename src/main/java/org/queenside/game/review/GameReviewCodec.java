package org.queenside.game.review;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.queenside.chess.Move;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Converts the parts of a review to and from texts for the database. */
final class GameReviewCodec {

  private static final String NONE = "-";
  private static final String FIELD = "/";
  private static final String MOMENT = ";";
  private static final String ITEM = " ";
  private static final String REPLY = ":";

  private GameReviewCodec() {}

  static String curve(List<Integer> curve) {
    return curve.stream().map(String::valueOf).collect(Collectors.joining(ITEM));
  }

  static List<Integer> readCurve(String text) {
    return items(text).map(Integer::valueOf).toList();
  }

  static String praise(GamePraise praise) {
    Role piece = praise.piece();
    return praise.reason().code() + (piece == null ? "" : ITEM + piece.letter());
  }

  static GamePraise readPraise(String text) {
    List<String> words = items(text).toList();
    Role piece = words.size() > 1 ? Role.fromLetter(words.get(1).charAt(0)) : null;
    return new GamePraise(GamePraise.Reason.of(words.getFirst()), piece);
  }

  static String moments(List<GameReviewMoment> moments) {
    return moments.stream().map(GameReviewCodec::moment).collect(Collectors.joining(MOMENT));
  }

  private static String moment(GameReviewMoment moment) {
    Move reply = moment.reply();
    Setback setback = moment.setback();
    return String.join(
        FIELD,
        moment.kind().code(),
        String.valueOf(moment.ply()),
        moment.square().toString(),
        reply == null ? NONE : reply.toString(),
        moment.right().stream().map(Move::toString).collect(Collectors.joining(ITEM)),
        moment.refutations().entrySet().stream()
            .map(entry -> entry.getKey() + REPLY + entry.getValue())
            .sorted()
            .collect(Collectors.joining(ITEM)),
        setback == null ? NONE : setback.code());
  }

  static List<GameReviewMoment> readMoments(String text) {
    return Arrays.stream(text.split(MOMENT))
        .filter(moment -> !moment.isEmpty())
        .map(GameReviewCodec::readMoment)
        .toList();
  }

  private static GameReviewMoment readMoment(String text) {
    String[] fields = text.split(FIELD, -1);
    Map<Move, Move> refutations = new HashMap<>();
    items(fields[5])
        .map(item -> item.split(REPLY))
        .forEach(pair -> refutations.put(Move.parseUci(pair[0]), Move.parseUci(pair[1])));
    return new GameReviewMoment(
        GameReviewMoment.Kind.of(fields[0]),
        Integer.parseInt(fields[1]),
        Square.parse(fields[2]),
        fields[3].equals(NONE) ? null : Move.parseUci(fields[3]),
        fields[6].equals(NONE) ? null : Setback.of(fields[6]),
        items(fields[4]).map(Move::parseUci).toList(),
        refutations);
  }

  private static Stream<String> items(String text) {
    return Arrays.stream(text.split(ITEM)).filter(item -> !item.isEmpty());
  }
}
