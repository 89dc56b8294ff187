package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameId;
import org.queenside.game.SimulGame;
import org.queenside.ui.Markup;

/** The boards of a person who plays several games at once. */
final class SimulGameList extends UnorderedList {

  private final Consumer<GameId> open;
  private List<SimulGame> shown = List.of();
  private @Nullable GameId current;

  SimulGameList(Consumer<GameId> open) {
    this.open = open;
    addClassName("columns");
  }

  /** Shows the boards if anything about them is new. */
  void show(List<SimulGame> boards, @Nullable GameId here) {
    boolean sameBoards = ids(boards).equals(ids(shown)) && getComponentCount() > 0;
    if (sameBoards && boards.equals(shown) && Objects.equals(here, current)) {
      return;
    }
    if (!sameBoards) {
      removeAll();
      boards.forEach(board -> add(new Item(board.id())));
    }
    for (int index = 0; index < boards.size(); index++) {
      SimulGame board = boards.get(index);
      ((Item) getComponentAt(index)).show(board, board.id().equals(here));
    }
    shown = boards;
    current = here;
  }

  private static List<GameId> ids(List<SimulGame> boards) {
    return boards.stream().map(SimulGame::id).toList();
  }

  /** The button is reused, so that it keeps the focus. */
  private final class Item extends ListItem {

    private final NativeButton button = new NativeButton();

    Item(GameId id) {
      button.addClassName("card");
      button.addClickListener(_ -> open.accept(id));
      add(button);
    }

    void show(SimulGame board, boolean here) {
      button.removeAll();
      button.add(Markup.span("name", board.opponent()), Markup.span("state", state(board)));
      setClassName("waiting", board.isOwnTurn());
      if (here) {
        button.getElement().setAttribute("aria-current", "true");
      } else {
        button.getElement().removeAttribute("aria-current");
      }
    }

    private String state(SimulGame board) {
      if (board.isOver()) {
        return getTranslation("simul.result." + board.result().code());
      }
      return getTranslation(board.isOwnTurn() ? "simul.yours" : "simul.theirs");
    }
  }
}
