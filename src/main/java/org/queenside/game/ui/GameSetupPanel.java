package org.queenside.game.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.game.BoardRules;
import org.queenside.game.GameHelp;
import org.queenside.game.GameSettings;
import org.queenside.game.SideChoice;
import org.queenside.game.TimeControl;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.RadioGroup;
import org.queenside.ui.SettingSwitch;

/** The settings of a game against the computer: the side, the help and the clock. */
final class GameSetupPanel extends Div {

  private final RadioGroup<SideChoice> side =
      new RadioGroup<>(
          "side", getTranslation("play.own"), List.of(SideChoice.values()), this::sideLabel);
  private final Checkbox showMoves = helpSwitch("opponents.show-moves");
  private final Checkbox warn = helpSwitch("opponents.warn");
  private final Checkbox takeBack = helpSwitch("opponents.take-back");
  private final Checkbox board = new Checkbox(getTranslation("opponents.board")).asSwitch();
  private final Checkbox loses = helpSwitch("opponents.board.loses");
  private final Checkbox touchMove =
      new Checkbox(getTranslation("opponents.board.touch")).asSwitch();
  private final Checkbox clock = new Checkbox(getTranslation("opponents.clock")).asSwitch();
  private final RadioGroup<TimeControl> time =
      new RadioGroup<>(
          "time", getTranslation("opponents.time"), List.of(TimeControl.values()), this::timeLabel);

  private final Div helps = Markup.div("helps", showMoves, warn, takeBack);
  private final Div rules =
      Markup.div(
          "board-rules",
          Markup.paragraph(
              "note",
              new Span(getTranslation("opponents.board.about") + " "),
              Markup.span("by-clock", getTranslation("opponents.board.clock"))),
          loses,
          touchMove);

  GameSetupPanel() {
    addClassNames("setup", "computer-only");
    side.addClassName("segments");
    clock.addClassName("clock-switch");
    time.addClassNames("segments", "times");
    board.addClassName("board-switch");
    add(side, helps, board, rules, clock, time, SettingSwitch.forFigurines());
  }

  /** Leaves only the choice of a side, for a game on the path. */
  void showForPath() {
    Stream.of(helps, board, rules, clock, time).forEach(each -> each.setVisible(false));
  }

  private Checkbox helpSwitch(String key) {
    return new Checkbox(getTranslation(key)).asSwitch().set(true);
  }

  private List<Component> sideLabel(SideChoice choice) {
    return switch (choice) {
      case WHITE -> List.of(new PieceIcon('K'), new Span(getTranslation("play.side.w")));
      case BLACK -> List.of(new PieceIcon('k'), new Span(getTranslation("play.side.b")));
      case EITHER -> List.of(new Span(getTranslation("opponents.either")));
    };
  }

  private List<Component> timeLabel(TimeControl control) {
    return List.of(
        Markup.span(
            "",
            new Span(getTranslation("opponents.minutes", control.minutes())),
            Markup.span("added", getTranslation("opponents.increment", control.increment()))));
  }

  /** Restores earlier settings, before the panel is shown. */
  void set(GameSettings chosen) {
    side.set(chosen.side());
    BoardRules rules = chosen.board();
    board.set(rules != null);
    if (rules == null) {
      showMoves.set(chosen.help().showMoves());
      warn.set(chosen.help().warn());
      takeBack.set(chosen.help().takeBack());
    } else {
      loses.set(rules.secondLoses());
      touchMove.set(rules.touchMove());
    }
    TimeControl control = chosen.clock();
    if (control != null) {
      clock.set(true);
      time.set(control);
    }
  }

  /** Returns the side to play. */
  SideChoice side() {
    return side.value();
  }

  /** Returns the help to start with. */
  GameHelp help() {
    return new GameHelp(showMoves.isChecked(), warn.isChecked(), takeBack.isChecked());
  }

  /** Returns the rules as at a real board, or null to play with the help. */
  @Nullable BoardRules board() {
    return board.isChecked() ? new BoardRules(loses.isChecked(), touchMove.isChecked()) : null;
  }

  /** Returns the time for each player, or null to play without a clock. */
  @Nullable TimeControl clock() {
    return clock.isChecked() ? time.value() : null;
  }
}
