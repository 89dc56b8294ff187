package org.queenside.school.report.ui;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.board.PieceList;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.course.model.Scene;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.report.ClassBoard;
import org.queenside.school.report.ClassBoardRow;
import org.queenside.school.report.ClassBoardSection;
import org.queenside.school.report.ClassBoardUpdate;
import org.queenside.school.report.ReportItem;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Translator;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a class board as JSON for the browser. Each item's state is one letter. */
final class ClassBoardJson {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private ClassBoardJson() {}

  static ObjectNode board(ClassBoard board, long number) {
    ClassId id = board.schoolClass().id();
    String assignment = board.assignment().id().toString();
    ObjectNode json = NODES.objectNode();
    json.put("number", number);
    json.put("key", id + "/" + assignment);
    json.put("cell", AbstractClassView.address(id, "/board/" + assignment + "/"));
    json.put("pupil", AbstractClassView.address(id, "/pupil/"));
    ArrayNode groups = json.putArray("groups");
    board.groups().forEach(group -> groups.addArray().add(group.id().value()).add(group.name()));
    ArrayNode sections = json.putArray("sections");
    board.sections().forEach(section -> sections.add(section(section)));
    ArrayNode items = json.putArray("items");
    board.titles().forEach(items::add);
    ArrayNode pupils = json.putArray("pupils");
    board.rows().forEach(row -> pupils.add(pupil(row)));
    json.put("over", board.over());
    return json;
  }

  private static ObjectNode section(ClassBoardSection section) {
    return NODES
        .objectNode()
        .put("title", section.title())
        .put("first", section.first())
        .put("size", section.size());
  }

  private static ArrayNode pupil(ClassBoardRow row) {
    ArrayNode json = NODES.arrayNode();
    json.add(row.pupil().id().value().toString());
    json.add(row.pupil().name());
    ArrayNode groups = json.addArray();
    row.pupil().groups().forEach(group -> groups.add(group.value()));
    return addCells(json, row);
  }

  /** Adds the letters of the items as one text, whether the pupil is here, and the columns. */
  private static ArrayNode addCells(ArrayNode json, ClassBoardRow row) {
    json.add(row.items().stream().map(ClassBoardJson::letter).collect(Collectors.joining()));
    json.add(row.here());
    ArrayNode values = json.addArray();
    row.values().forEach(values::add);
    return json;
  }

  static ObjectNode changes(ClassBoardUpdate.RowsChanged update, long number) {
    ObjectNode json = NODES.objectNode();
    json.put("number", number);
    ArrayNode rows = json.putArray("rows");
    update
        .rows()
        .forEach(row -> addCells(rows.addArray().add(row), update.board().rows().get(row)));
    return json;
  }

  /** Returns a task's board for the browser to draw; {@code pieces} is null for none. */
  static ObjectNode task(int place, @Nullable Scene scene, Translator translator, Locale locale) {
    ObjectNode json = NODES.objectNode().put("place", place);
    if (scene != null) {
      Board board = Board.of(scene.pieces());
      json.put("pieces", board.toString());
      json.put(
          "said",
          translator.translate("paper.white", PieceList.of(board, Color.WHITE, locale))
              + " "
              + translator.translate("paper.black", PieceList.of(board, Color.BLACK, locale)));
      json.put("front", scene.orientation() == Color.BLACK ? "black" : "white");
    }
    return json;
  }

  /** Returns the letter of a state, a capital if the item is late. */
  private static String letter(ReportItem item) {
    char letter = item.state().letter();
    return String.valueOf(item.late() ? Character.toUpperCase(letter) : letter);
  }

  /** Returns the texts of the table; the browser fills in the values and chooses the plurals. */
  static ObjectNode words(Translator translator) {
    ObjectNode json = NODES.objectNode();
    for (String key :
        List.of(
            "help",
            "helpMore",
            "done",
            "here",
            "hot",
            "cell",
            "sum",
            "sumStuck",
            "sumLate",
            "late",
            "overdue",
            "table",
            "sort",
            "group",
            "whole",
            "lateLegend",
            "present",
            "task",
            "tasks",
            "noBoard",
            "helpNone")) {
      json.put(key, translator.translate("board." + key));
    }
    ObjectNode columns = json.putObject("columns");
    for (String key : ClassBoardRow.COLUMNS) {
      columns.put(key, translator.translate("board.column." + key));
    }
    json.putObject("sorts")
        .put("need", translator.translate("board.sort.need"))
        .put("name", translator.translate("board.sort.name"))
        .put("done", translator.translate("board.sort.done"));
    ObjectNode states = json.putObject("states");
    ObjectNode legend = json.putObject("legend");
    for (ItemState state : ItemState.values()) {
      String letter = String.valueOf(state.letter());
      states.put(letter, translator.translate("board.state." + letter));
      legend.put(letter, translator.translate("board.legend." + letter));
    }
    return json;
  }
}
