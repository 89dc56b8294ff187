package org.queenside.course.path.ui;

import com.vaadin.flow.component.dependency.Uses;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.progress.PathStatus;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.StarRating;

/**
 * The path as one strip of a chessboard. The document contains the parts one after another, each
 * with its heading and a list; {@link PathLayout} places their squares.
 */
@Uses(PieceIcon.class)
final class PathStrip extends Div {

  /** The number of ranks that fit side by side on a wide screen. */
  private static final int WIDE_RANKS = 13;

  /** Scrolls to where the learner is: always on a phone, otherwise only if it is out of view. */
  private static final String SHOW_PLACE =
      """
      const tile = this.querySelector('.tile.now');
      if (!tile || location.hash) {
        return;
      }
      const box = tile.getBoundingClientRect();
      if (innerWidth < 1121) {
        scrollTo({top: box.top + scrollY - innerHeight * 0.42, behavior: 'instant'});
      } else if (box.bottom > innerHeight) {
        tile.scrollIntoView({block: 'center', behavior: 'instant'});
      }""";

  private final PathStatus status;
  private final boolean passed;
  private final int wins;
  private final @Nullable Lesson place;
  private int number;
  private int games;

  /**
   * Creates the strip.
   *
   * @param passed whether the learner has a diploma
   * @param wins the number of whole games the learner has won against the computer
   */
  PathStrip(PathStatus status, boolean passed, int wins) {
    this.status = status;
    this.passed = passed;
    this.wins = wins;
    this.place = status.place();
    addClassName("walk");
    List<CoursePart> parts = status.course().pathParts();
    List<Header> headers = new ArrayList<>();
    List<List<PathSquare>> squares = new ArrayList<>();
    for (int index = 0; index < parts.size(); index++) {
      headers.add(header(parts.get(index), index));
      squares.add(squares(parts.get(index), index));
      var tiles = new OrderedList();
      tiles.addClassName("tiles");
      tiles.getElement().setAttribute("role", "list");
      squares.get(index).forEach(tiles::add);
      add(Markup.section("part", headers.get(index), tiles));
    }
    layOut(headers, squares);
    Markup.flatten(this);
    getElement().executeJs(SHOW_PLACE);
  }

  private List<PathSquare> squares(CoursePart part, int index) {
    List<PathSquare> squares = new ArrayList<>();
    for (LessonStatus lesson : status.lessons(part)) {
      number++;
      squares.add(new LessonTile(lesson, number, lesson.lesson().equals(place)));
    }
    if (part.game()) {
      games++;
      squares.add(new GameTile(games == 1 ? "course.game.first" : "course.game", wins >= games));
    }
    if (part.examination()) {
      squares.add(ExaminationTile.examination(passed, place == null && !passed));
      squares.add(ExaminationTile.diploma(passed));
    } else {
      squares.add(new BadgeTile(part, index, status.earned(part)));
    }
    return squares;
  }

  private Header header(CoursePart part, int index) {
    var count = Markup.span("number", String.valueOf(index + 1));
    List<LessonStatus> lessons = status.lessons(part);
    boolean begun = lessons.stream().anyMatch(LessonStatus::begun);
    int stars = lessons.stream().mapToInt(LessonStatus::stars).sum();
    int all = lessons.size() * StarRating.ALL;
    var sum =
        new Span(
            begun
                ? getTranslation("course.part.stars", stars, all)
                : getTranslation("course.part.lessons", lessons.size()));
    return new Header(count, new H2(part.title()), sum);
  }

  private void layOut(List<Header> headers, List<List<PathSquare>> squares) {
    List<Integer> sizes = squares.stream().map(List::size).toList();
    PathLayout phone = PathLayout.of(sizes, PathLayout.MIN_LANES);
    PathLayout wide = PathLayout.within(sizes, WIDE_RANKS);
    for (int index = 0; index < headers.size(); index++) {
      Header header = headers.get(index);
      header.setClassName("first", index == 0);
      place(header, "p", phone.parts().get(index));
      place(header, "w", wide.parts().get(index));
    }
    List<PathSquare> all = squares.stream().flatMap(List::stream).toList();
    List<PathLayout.Cell> onPhone = cells(phone);
    List<PathLayout.Cell> onWide = cells(wide);
    for (int index = 0; index < all.size(); index++) {
      boolean last = index == all.size() - 1;
      all.get(index).place("p", onPhone.get(index), last ? null : onPhone.get(index + 1));
      all.get(index).place("w", onWide.get(index), last ? null : onWide.get(index + 1));
      if (index % 2 == 0) {
        all.get(index).darken();
      }
    }
    getStyle()
        .set("--ranks", String.valueOf(Math.max(wide.ranks(), WIDE_RANKS)))
        .set("--lanes", String.valueOf(wide.lanes()));
  }

  private static void place(Header header, String layout, PathLayout.Part part) {
    PathLayout.Heading heading = part.heading();
    boolean behind = heading.cell().lane() > part.squares().getFirst().lane();
    header.setClassName(layout + "-behind", behind);
    header
        .getStyle()
        .set("--" + layout + "r", String.valueOf(heading.cell().rank()))
        .set("--" + layout + "l", String.valueOf(heading.cell().lane()))
        .set("--" + layout + "n", String.valueOf(heading.lanes()));
  }

  private static List<PathLayout.Cell> cells(PathLayout layout) {
    return layout.parts().stream().flatMap(part -> part.squares().stream()).toList();
  }
}
