package org.queenside.game.review.ui;

import static java.util.Objects.requireNonNull;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.board.BoardState;
import org.queenside.board.ChessBoard;
import org.queenside.board.Evidence;
import org.queenside.board.RulingText;
import org.queenside.chess.Arrow;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;
import org.queenside.chess.RulingContext;
import org.queenside.chess.SquareSet;
import org.queenside.game.PlayedGame;
import org.queenside.game.PlayedTrick;
import org.queenside.game.review.GameReview;
import org.queenside.game.review.GameReviewMoment;
import org.queenside.game.review.GameReviewService;
import org.queenside.game.ui.PlayerName;
import org.queenside.game.ui.TrickRemarks;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;

/** Shows a review: the result, praise, who was winning, and the moments to try again. */
final class GameReviewPanel extends Div {

  private final PlayedGame game;
  private final GameReview review;
  private final String opponent;
  private final MomentText texts;
  private final List<Boolean> solved;
  private final H1 headline = new H1();

  /**
   * Creates the panel.
   *
   * @param solved the items of solved moments in the attempt log
   * @param tricks what the opponent tried
   */
  GameReviewPanel(
      PlayedGame game, GameReview review, Set<String> solved, List<PlayedTrick> tricks) {
    this.game = game;
    this.review = review;
    this.opponent = PlayerName.of(game.other(), this::getTranslation);
    this.texts = new MomentText(game, this::getTranslation);
    this.solved =
        review.moments().stream()
            .map(moment -> solved.contains(GameReviewService.item(game.id(), moment)))
            .toList();
    headline.setText(PraiseText.of(review, opponent, this::getTranslation));
    Ruling.Illegal forfeit = forfeit(game);
    var result = Markup.paragraph("result", result(forfeit));
    List<H2> titles = review.moments().stream().map(this::title).toList();
    var curve = new WinningCurve(review, opponent, titles);
    add(Markup.div("head", Markup.div("", result, headline), curve));
    if (review.moments().isEmpty()) {
      String none = "game-review.no-moments" + (forfeit == null ? "" : ".forfeit");
      add(Markup.paragraph("lead none", getTranslation(none)));
    } else {
      var moments = new OrderedList();
      moments.addClassName("moments");
      IntStream.range(0, titles.size()).forEach(each -> moments.add(moment(each, titles)));
      add(moments);
    }
    addTricks(TrickRemarks.of(tricks, opponent, this::getTranslation, getLocale()));
    add(
        Markup.div(
            "row after",
            game.opponent() == null
                ? LinkButton.text("play/classmates", "game.classmates")
                : LinkButton.text("play", "game-review.again", opponent),
            LinkButton.text(GameReviewAddress.moves(game.id()), "game-review.moves")));
  }

  private void addTricks(SortedMap<Integer, String> remarks) {
    if (!remarks.isEmpty()) {
      var list = new UnorderedList();
      remarks.forEach((ply, remark) -> list.add(trick(ply, remark)));
      add(Markup.div("tried", new H2(getTranslation("game-review.tricks")), list));
    }
  }

  private ListItem trick(int ply, String remark) {
    String move = getTranslation("game-review.tricks.move", ply / 2 + 1);
    return Markup.item("", Markup.span("move", move), Notice.rich(remark));
  }

  /** Returns the headline, which gets the focus. */
  H1 headline() {
    return headline;
  }

  private Span result(Ruling.@Nullable Illegal forfeit) {
    return forfeit == null
        ? new Span(
            getTranslation(
                "game-review." + game.ownResult().code(),
                opponent,
                (game.game().moves().size() + 1) / 2))
        : Notice.rich(getTranslation("game-review.forfeit", RulingText.of(forfeit, getLocale())));
  }

  /** Returns why the player's last illegal move broke the rules if it ended the game, or null. */
  private static Ruling.@Nullable Illegal forfeit(PlayedGame game) {
    Game chess = game.game();
    if (!(chess.outcome() instanceof GameOutcome.IllegalMoves)) {
      return null;
    }
    Move last = game.transcript().tries().getLast().move();
    var context = RulingContext.from(chess.start(), chess.moves());
    return Ruling.of(chess.position(), last, context) instanceof Ruling.Illegal illegal
        ? illegal
        : null;
  }

  private H2 title(GameReviewMoment moment) {
    int place = review.moments().indexOf(moment);
    var number =
        solved.get(place)
            ? Markup.span("number solved", Icon.TICK.draw())
            : Markup.span("number", String.valueOf(place + 1));
    return new H2(number, new Span(texts.title(moment)));
  }

  private ListItem moment(int place, List<H2> titles) {
    GameReviewMoment moment = review.moments().get(place);
    var board = new ChessBoard();
    board.setState(
        board(moment).withOrientation(game.own()).withTyping(false).withLabel(texts.title(moment)));
    var text = Markup.paragraph("text", Notice.rich(texts.text(moment)));
    return Markup.item("", board, titles.get(place), text, way(place, moment));
  }

  private BoardState board(GameReviewMoment moment) {
    Move reply = moment.reply();
    if (reply == null && moment.kind() != GameReviewMoment.Kind.STALEMATE) {
      Move played = texts.score().moves().get(moment.ply());
      return BoardState.of(texts.before(moment))
          .withArrows(List.of(new Arrow(played.from(), played.to())));
    }
    BoardState after =
        BoardState.of(texts.score().after(moment.ply() + 1))
            .withLast(texts.score().moves().get(moment.ply()));
    return reply == null
        ? after
        : after.withEvidence(
            new Evidence(
                List.of(new Arrow(reply.from(), reply.to())),
                SquareSet.of(reply.from()),
                SquareSet.EMPTY,
                SquareSet.EMPTY,
                List.of(),
                null));
  }

  private LinkButton way(int place, GameReviewMoment moment) {
    boolean done = solved.get(place);
    ButtonStyle style =
        done
            ? ButtonStyle.SOFT
            : place == solved.indexOf(false) ? ButtonStyle.FILLED : ButtonStyle.OUTLINED;
    String text = getTranslation(done ? "game-review.solved" : "game-review.try");
    return new LinkButton(style, GameReviewAddress.moment(game.id(), moment.ply()), text)
        .about(requireNonNull(texts.title(moment)));
  }
}
