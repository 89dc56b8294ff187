package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.game.ClassGameSettings;
import org.queenside.school.game.ClassGames;
import org.queenside.school.game.TournamentService;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.Poll;

/** The games of a class: switching them on, starting a round, and watching all boards. */
@Route("class/:class/games")
@RolesAllowed("TEACHER")
class ClassGamesView extends AbstractClassView {

  private static final Duration INTERVAL = Duration.ofSeconds(1);

  private final ClassGameService games;
  private final TournamentService tournaments;
  private final Paragraph status = Markup.paragraph("status");
  private final Paragraph present = Markup.paragraph("present");
  private final GameGrid wall;
  private @Nullable TournamentPanel tournament;
  private @Nullable ClassGameSettingsPanel settings;
  private final Button pair =
      new Button(ButtonStyle.FILLED, getTranslation("class-games.pair"), this::pair);

  ClassGamesView(
      SchoolClassService classes,
      ClassGameService games,
      TournamentService tournaments,
      Clock clock) {
    super(classes, ClassPage.GAMES);
    this.games = games;
    this.tournaments = tournaments;
    this.wall = new GameGrid(clock);
    status.getElement().setAttribute("role", "status");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    if (schoolClass.archived()) {
      showArchived(getTranslation("class-games.archived"));
      return;
    }
    ClassGames now = games.poll(schoolClass.id());
    tournament = new TournamentPanel(tournaments, schoolClass, status::setText);
    var page = Markup.div("class-games", new H1(headline()));
    if (schoolClass.readOnly()) {
      page.add(present, wall, tournament);
    } else {
      settings = new ClassGameSettingsPanel(now.settings(), this::change);
      page.add(Markup.div("row", pair, present), status, settings, wall, tournament);
    }
    page.add(new Poll(INTERVAL, this::poll));
    show(page);
    show(now);
  }

  private void poll() {
    show(games.poll(schoolClass().id()));
  }

  private void show(ClassGames now) {
    wall.show(schoolClass().id(), now.boards());
    boolean open = now.settings().open();
    if (settings != null) {
      settings.show(open);
    }
    if (tournament != null) {
      tournament.show(now.tournament(), open ? now.present() : 0);
    }
    pair.setEnabled(now.free() > 1);
    Markup.update(present, presentText(now));
  }

  private String presentText(ClassGames now) {
    if (schoolClass().readOnly()) {
      return now.boards().isEmpty() ? getTranslation("class-games.none") : "";
    }
    return getTranslation(
        now.settings().open() ? "class-games.free" : "class-games.off", now.free());
  }

  private void change(ClassGameSettings settings) {
    change(
        () -> {
          games.change(schoolClass().id(), settings);
          return getTranslation("class-games.saved");
        });
  }

  /** Switches games on, if they are off, and starts them. */
  private void pair() {
    change(
        () -> {
          ClassGameSettings now = games.poll(schoolClass().id()).settings();
          if (!now.open()) {
            games.change(
                schoolClass().id(), new ClassGameSettings(true, now.clock(), now.claimMinutes()));
          }
          return getTranslation("class-games.begun", games.pair(schoolClass().id()).size());
        });
  }

  /** Changes something, and says what became of it. */
  private void change(Supplier<String> change) {
    try {
      status.setText(change.get());
    } catch (ClassArchivedException e) {
      status.setText(getTranslation("class-games.archived"));
    }
    poll();
  }

  @Override
  protected String headline() {
    return getTranslation("class.page.games");
  }
}
