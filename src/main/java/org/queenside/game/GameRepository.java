package org.queenside.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Fen;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.GameResult;
import org.queenside.chess.Position;
import org.queenside.chess.Termination;
import org.queenside.engine.Opponent;
import org.queenside.identity.account.LearnerId;
import org.queenside.play.GameTranscript;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The stored games. Only games in which a learner plays are found for that learner. */
@Repository
record GameRepository(JdbcClient jdbc) {

  private static final String PLAYED_BY =
      " (white_learner_id = :learner or black_learner_id = :learner)";

  private static final String SELECT =
      """
      select game.*,
        (select name from account where account.learner_id = white_learner_id) as white_name,
        (select name from account where account.learner_id = black_learner_id) as black_name
      from game where\s""";

  private static final String INSERT =
      """
      insert into game (id, learner_id, white_learner_id, black_learner_id, side_drawn, opponent,
        start_fen, transcript, halfmoves, version, ending, result, show_moves, warn, take_back, time_control, board_rules,
        touched, press_due, white_millis, black_millis, turn_began_at, started_at, changed_at, ended_at)
      values (:id, :learner, :white, :black, :drawn, :opponent,
        :start, :transcript, :halfmoves, 1, :ending, :result, :showMoves, :warn, :takeBack, :control, :boardRules,
        :touched, :pressDue, :whiteMillis, :blackMillis, :turnBeganAt, :now, :now, :endedAt)
      on conflict do nothing""";

  private static final String UPDATE =
      """
      update game set transcript = :transcript, halfmoves = :halfmoves, version = version + 1,
        ending = :ending, result = :result, show_moves = :showMoves, warn = :warn,
        take_back = :takeBack, touched = :touched, press_due = :pressDue, white_millis = :whiteMillis, black_millis = :blackMillis,
        turn_began_at = :turnBeganAt, changed_at = :now, ended_at = :endedAt
      where id = :id and version = :version and"""
          + PLAYED_BY;

  private static final String BEATEN =
      """
      select distinct opponent from game
      where learner_id = :learner and start_fen is null
        and (white_learner_id = :learner and result = '1-0'
          or black_learner_id = :learner and result = '0-1')""";

  /** Finds a game of a learner, or null. */
  @Nullable PlayedGame find(LearnerId learner, GameId id) {
    return jdbc.sql(SELECT + "id = :id and" + PLAYED_BY)
        .param("id", id.value())
        .param("learner", learner.value())
        .query((row, _) -> game(row, learner))
        .optional()
        .orElse(null);
  }

  /** Lists a learner's games, most recently changed first. */
  List<GameSummary> list(LearnerId learner, int most) {
    return jdbc.sql(SELECT + PLAYED_BY + " order by changed_at desc, id limit :most")
        .param("learner", learner.value())
        .param("most", most)
        .query((row, _) -> summary(row, learner))
        .list();
  }

  /** Summarizes a learner's games against the computer. */
  GameOverview overview(LearnerId learner) {
    return new GameOverview(
        beaten(learner),
        latest("ending is null", "changed_at", learner, GameRepository::summary),
        latest("opponent is not null", "started_at", learner, GameRepository::settings));
  }

  private Set<Opponent> beaten(LearnerId learner) {
    return jdbc.sql(BEATEN).param("learner", learner.value()).query(String.class).list().stream()
        .flatMap(code -> Opponent.of(code).stream())
        .collect(Collectors.toSet());
  }

  private <T> @Nullable T latest(
      String which, String moment, LearnerId learner, LearnersRow<T> reader) {
    return jdbc.sql(
            SELECT + "learner_id = ? and %s order by %s desc, id limit 1".formatted(which, moment))
        .param(learner.value())
        .query((row, _) -> reader.read(row, learner))
        .optional()
        .orElse(null);
  }

  /** Returns all games of a learner, the oldest first. */
  List<PlayedGame> all(LearnerId learner) {
    return jdbc.sql(SELECT + PLAYED_BY + " order by started_at, id")
        .param("learner", learner.value())
        .query((row, _) -> game(row, learner))
        .list();
  }

  /**
   * Stores a game against the computer for the first time.
   *
   * @return false if there is already a game with this id
   */
  boolean insert(LearnerId learner, PlayedGame game, Instant now) {
    Position start = game.game().start();
    Opponent opponent = game.opponent();
    return write(INSERT, learner, game, now)
            .param("white", game.own() == Color.WHITE ? learner.value() : null)
            .param("black", game.own() == Color.BLACK ? learner.value() : null)
            .param("drawn", game.drawn())
            .param("opponent", opponent == null ? null : opponent.code())
            .param("start", start.equals(Position.START) ? null : Fen.write(start))
            .param("control", game.clock() == null ? null : game.clock().control().code())
            .param("boardRules", game.board() == null ? null : game.board().rules().code())
            .update()
        == 1;
  }

  /**
   * Stores a change of a game.
   *
   * @param game the changed game, still with the version it had before
   * @return false if the game was changed elsewhere or isn't the learner's
   */
  boolean update(LearnerId learner, PlayedGame game, Instant now) {
    return write(UPDATE, learner, game, now).param("version", game.version()).update() == 1;
  }

  private JdbcClient.StatementSpec write(
      String sql, LearnerId learner, PlayedGame game, Instant now) {
    GameOutcome outcome = game.game().outcome();
    GameClock clock = game.clock();
    return jdbc.sql(sql)
        .param("id", game.id().value())
        .param("learner", learner.value())
        .param("transcript", game.transcript().transcript())
        .param("halfmoves", game.game().moves().size())
        .param("ending", outcome == null ? null : outcome.ending().code())
        .param("result", outcome == null ? null : outcome.result().toString())
        .param("showMoves", game.help().showMoves())
        .param("warn", game.help().warn())
        .param("takeBack", game.help().takeBack())
        .param("touched", game.board() == null ? null : game.board().touched().code())
        .param("pressDue", game.isPressDue())
        .param("whiteMillis", clock == null ? null : clock.white())
        .param("blackMillis", clock == null ? null : clock.black())
        .param("turnBeganAt", clock == null ? null : JdbcValues.timestampOrNull(clock.since()))
        .param("now", JdbcValues.timestamp(now))
        .param("endedAt", outcome == null ? null : JdbcValues.timestamp(now));
  }

  /** Deletes a learner's game against the computer, and returns whether there was one. */
  boolean delete(LearnerId learner, GameId id) {
    return jdbc.sql("delete from game where id = ? and learner_id = ?")
            .params(id.value(), learner.value())
            .update()
        == 1;
  }

  /** Moves a guest's games to a learner. The caller has locked both. */
  void merge(LearnerId guest, LearnerId into) {
    for (String column : List.of("learner_id", "white_learner_id", "black_learner_id")) {
      jdbc.sql("update game set " + column + " = ? where " + column + " = ?")
          .params(into.value(), guest.value())
          .update();
    }
  }

  private static PlayedGame game(ResultSet row, LearnerId learner) throws SQLException {
    String fen = row.getString("start_fen");
    Position start = fen == null ? Position.START : Position.fromFen(fen);
    Color own = own(row, learner);
    return new PlayedGame(
        new GameId(JdbcValues.uuid(row, "id")),
        own,
        row.getBoolean("side_drawn"),
        other(row, own),
        help(row),
        clock(row),
        board(row),
        GameTranscript.read(start, row.getString("transcript")),
        row.getInt("version"),
        JdbcValues.instant(row, "started_at"));
  }

  private static GameSettings settings(ResultSet row, LearnerId learner) throws SQLException {
    return new GameSettings(
        opponent(row.getString("opponent")),
        row.getBoolean("side_drawn") ? SideChoice.EITHER : SideChoice.of(own(row, learner)),
        help(row),
        TimeControl.of(row.getString("time_control")).orElse(null),
        null,
        false,
        rules(row));
  }

  private static @Nullable BoardRules rules(ResultSet row) throws SQLException {
    String rules = row.getString("board_rules");
    return rules == null ? null : BoardRules.of(rules).orElse(null);
  }

  private static @Nullable BoardPlay board(ResultSet row) throws SQLException {
    BoardRules rules = rules(row);
    return rules == null
        ? null
        : new BoardPlay(
            rules, TouchedPieces.of(row.getString("touched")), row.getBoolean("press_due"));
  }

  private static GameHelp help(ResultSet row) throws SQLException {
    return new GameHelp(
        row.getBoolean("show_moves"), row.getBoolean("warn"), row.getBoolean("take_back"));
  }

  private static Opponent opponent(String code) {
    return Opponent.of(code).orElse(Opponent.FULL_ARMY);
  }

  private static Color own(ResultSet row, LearnerId learner) throws SQLException {
    return learner.value().equals(JdbcValues.uuidOrNull(row, "white_learner_id"))
        ? Color.WHITE
        : Color.BLACK;
  }

  private static Player other(ResultSet row, Color own) throws SQLException {
    String opponent = row.getString("opponent");
    if (opponent != null) {
      return new Player.Computer(opponent(opponent));
    }
    if (row.getBoolean("between_guests")) {
      return new Player.Guest();
    }
    String side = own == Color.WHITE ? "black" : "white";
    var id = JdbcValues.uuidOrNull(row, side + "_learner_id");
    return new Player.Person(id == null ? null : new LearnerId(id), row.getString(side + "_name"));
  }

  static @Nullable GameClock clock(ResultSet row) throws SQLException {
    TimeControl control = TimeControl.of(row.getString("time_control")).orElse(null);
    return control == null
        ? null
        : new GameClock(
            control,
            row.getLong("white_millis"),
            row.getLong("black_millis"),
            JdbcValues.instantOrNull(row, "turn_began_at"));
  }

  private static GameSummary summary(ResultSet row, LearnerId learner) throws SQLException {
    Color own = own(row, learner);
    return new GameSummary(
        new GameId(JdbcValues.uuid(row, "id")),
        own,
        other(row, own),
        ending(row),
        result(row),
        row.getInt("halfmoves"),
        JdbcValues.instant(row, "started_at"),
        JdbcValues.instant(row, "changed_at"));
  }

  static @Nullable Termination ending(ResultSet row) throws SQLException {
    String ending = row.getString("ending");
    return ending == null
        ? null
        : Termination.valueOf(ending.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  static GameResult result(ResultSet row) throws SQLException {
    String result = Objects.requireNonNullElse(row.getString("result"), "*");
    return Objects.requireNonNullElse(GameResult.find(result), GameResult.UNDECIDED);
  }

  /** Reads a row as one of its players sees it. */
  private interface LearnersRow<T> {
    T read(ResultSet row, LearnerId learner) throws SQLException;
  }
}
