package org.queenside.school.report.ui;

import java.util.List;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.report.ClassBoard;
import org.queenside.school.report.ClassBoardSection;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.Translator;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a class board as JSON for the browser. The state of an item is one letter. */
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
    board.rows().forEach(row -> pupils.add(pupil(board, row)));
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

  private static ArrayNode pupil(ClassBoard board, ClassBoard.Row row) {
    ArrayNode json = NODES.arrayNode();
    json.add(row.pupil().id().value().toString());
    json.add(row.pupil().name());
    ArrayNode groups = json.addArray();
    row.pupil().groups().forEach(group -> groups.add(group.value()));
    StringBuilder states = new StringBuilder(row.states().size());
    for (int place = 0; place < row.states().size(); place++) {
      states.append(letter(row.states().get(place), board.isLate(row, place)));
    }
    return json.add(states.toString());
  }

  static ObjectNode changes(List<ClassBoard.Change> changes, long number) {
    ObjectNode json = NODES.objectNode();
    json.put("number", number);
    ArrayNode cells = json.putArray("cells");
    changes.forEach(
        change ->
            cells
                .addArray()
                .add(change.row())
                .add(change.item())
                .add(String.valueOf(letter(change.state(), change.late()))));
    return json;
  }

  /** Returns the letter of a state, a capital if the item is late. */
  private static char letter(ItemState state, boolean late) {
    return late ? Character.toUpperCase(state.letter()) : state.letter();
  }

  /** Returns the texts of the table; the browser fills in the placeholders. */
  static ObjectNode words(Translator words) {
    ObjectNode json = NODES.objectNode();
    for (String key :
        List.of("done", "hot", "cell", "sum", "sumStuck", "sumLate", "late", "overdue")) {
      json.put(key, words.translate("board." + key, "{0}", "{1}", "{2}", "{3}", "{4}"));
    }
    for (String key : List.of("table", "sort", "group", "whole", "lateLegend")) {
      json.put(key, words.translate("board." + key));
    }
    json.putObject("sorts")
        .put("name", words.translate("board.sort.name"))
        .put("need", words.translate("board.sort.need"));
    ObjectNode states = json.putObject("states");
    ObjectNode legend = json.putObject("legend");
    for (ItemState state : ItemState.values()) {
      String letter = String.valueOf(state.letter());
      states.put(letter, words.translate("board.state." + letter));
      legend.put(letter, words.translate("board.legend." + letter));
    }
    return json;
  }
}
