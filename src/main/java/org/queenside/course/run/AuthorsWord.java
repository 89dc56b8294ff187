package org.queenside.course.run;

import java.util.List;
import java.util.Map;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.Answer;
import org.queenside.course.Brief;
import org.queenside.course.Say;

/** What the author wrote against a wrong answer. */
final class AuthorsWord {
  private AuthorsWord() {}

  /** Returns the author's words, or else the computed sentence. */
  static Say against(Answer.Try answer, Brief brief, Say computed) {
    Map<String, String> wrong = brief.wrong();
    for (String key : keys(answer)) {
      String words = wrong.get(key);
      // What the author says of this very mistake elsewhere is closer than words for any.
      boolean closer = key.equals(Brief.ANY) && computed instanceof Say.Words;
      if (words != null && !closer) {
        return Say.words(words);
      }
    }
    return computed;
  }

  private static List<String> keys(Answer.Try answer) {
    return switch (answer) {
      case Answer.Play(Move move) -> List.of(move.toString(), move.to().toString(), Brief.ANY);
      case Answer.Typed(String text) -> List.of(text.strip(), Brief.ANY);
      case Answer.Pick(Square square) -> List.of(square.toString(), Brief.ANY);
      case Answer.Toggle(Square square) -> List.of(square.toString(), Brief.ANY);
      case Answer.Place place -> List.of(place.square().toString(), Brief.ANY);
      case Answer.Choose(int option) -> List.of(String.valueOf(option + 1), Brief.ANY);
      case Answer.Claim _ -> List.of("claim", Brief.ANY);
      case Answer.Next _, Answer.Declare _, Answer.TurnTo _, Answer.Done _ -> List.of();
    };
  }
}
