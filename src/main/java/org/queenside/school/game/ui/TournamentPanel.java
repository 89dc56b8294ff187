package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Section;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.school.game.Tournament;
import org.queenside.school.game.TournamentService;
import org.queenside.school.roster.ClassArchivedException;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.store.ConflictException;
import org.queenside.ui.Button;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** The tournament of a class: starting one, its rounds and its table. Assistants see the table. */
final class TournamentPanel extends Section {

  private final TournamentService tournaments;
  private final ClassId schoolClass;
  private final boolean readOnly;
  private final Consumer<String> say;
  private @Nullable Tournament shown;
  private boolean possible;
  private boolean drawn;

  /**
   * Creates the panel.
   *
   * @param say shows the result of a change
   */
  TournamentPanel(TournamentService tournaments, SchoolClass schoolClass, Consumer<String> say) {
    this.tournaments = tournaments;
    this.schoolClass = schoolClass.id();
    this.readOnly = schoolClass.readOnly();
    this.say = say;
    addClassName("tournament");
  }

  /**
   * Shows what is new.
   *
   * @param now the running tournament, or null
   * @param present how many pupils could play
   */
  void show(@Nullable Tournament now, int present) {
    boolean enough = Tournament.isFor(present);
    if (drawn && Objects.equals(now, shown) && enough == possible) {
      return;
    }
    drawn = true;
    shown = now;
    possible = enough;
    boolean opened =
        getChildren().anyMatch(each -> each instanceof NativeDetails details && details.isOpen());
    removeAll();
    if (now == null && !readOnly) {
      showStart(opened);
    } else if (now != null) {
      show(now);
    }
  }

  private void showStart(boolean opened) {
    Button start = Button.outlined("tournament.start", this::start);
    start.setEnabled(possible);
    var folded =
        new NativeDetails(
            getTranslation("tournament"),
            new Div(
                Markup.paragraph("note", getTranslation("tournament.about")),
                Markup.div("ways", start)));
    folded.setOpen(opened);
    add(folded);
  }

  private void show(Tournament tournament) {
    var question = new InlineQuestion();
    Button next = Button.outlined("tournament.next", () -> next(tournament));
    next.setEnabled(tournament.running() == 0 && !tournament.isComplete());
    Button end =
        Button.text(
            "tournament.end",
            asker ->
                question.confirm(
                    asker,
                    getTranslation("tournament.end.sure"),
                    getTranslation("tournament.end"),
                    () -> end(tournament)));
    add(
        new H2(TournamentTable.heading(tournament, this::getTranslation)),
        Markup.paragraph("note", getTranslation("tournament.running", tournament.running())),
        new TournamentTable(tournament, null));
    if (!readOnly) {
      add(Markup.div("ways", next, end), question);
    }
  }

  private void start() {
    change(
        () -> {
          try {
            tournaments.start(schoolClass);
          } catch (IllegalArgumentException | IllegalStateException e) {
            throw new ConflictException("the players");
          }
        },
        "tournament.started");
  }

  private void next(Tournament tournament) {
    change(() -> tournaments.next(schoolClass, tournament), "tournament.started");
  }

  private void end(Tournament tournament) {
    change(() -> tournaments.end(schoolClass, tournament), "tournament.ended");
  }

  /** The next poll shows what has changed. */
  private void change(Runnable change, String done) {
    try {
      change.run();
      say.accept(getTranslation(done));
    } catch (ConflictException e) {
      say.accept(getTranslation("tournament.changed"));
    } catch (ClassArchivedException e) {
      say.accept(getTranslation("class-games.archived"));
    }
  }
}
