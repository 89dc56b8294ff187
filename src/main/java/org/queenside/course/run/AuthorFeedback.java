package org.queenside.course.run;

import java.util.List;
import java.util.Map;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;
import org.queenside.course.model.ExerciseInfo;
import org.queenside.course.model.Message;

/** Finds the author's reply to a wrong answer. */
final class AuthorFeedback {
  private AuthorFeedback() {}

  /** Returns the author's reply, or else the computed sentence. */
  static Message against(Answer.Try answer, ExerciseInfo info, Message computed) {
    Map<String, String> wrong = info.wrong();
    for (String key : keys(answer)) {
      String words = wrong.get(key);
      // The author's words about this mistake fit better than the author's reply to all mistakes.
      boolean closer = key.equals(ExerciseInfo.ANY) && computed instanceof Message.Text;
      if (words != null && !closer) {
        return Message.text(words);
      }
    }
    return computed;
  }

  private static List<String> keys(Answer.Try answer) {
    return switch (answer) {
      case Answer.Play(Move move) ->
          List.of(move.toString(), move.to().toString(), ExerciseInfo.ANY);
      case Answer.Typed(String text) -> List.of(text.strip(), ExerciseInfo.ANY);
      case Answer.Pick(Square square) -> List.of(square.toString(), ExerciseInfo.ANY);
      case Answer.Toggle(Square square) -> List.of(square.toString(), ExerciseInfo.ANY);
      case Answer.Place place -> List.of(place.square().toString(), ExerciseInfo.ANY);
      case Answer.Choose(int option) -> List.of(String.valueOf(option + 1), ExerciseInfo.ANY);
      case Answer.Claim _ -> List.of("claim", ExerciseInfo.ANY);
      case Answer.Next _, Answer.Declare _, Answer.TurnTo _, Answer.Done _ -> List.of();
    };
  }
}
