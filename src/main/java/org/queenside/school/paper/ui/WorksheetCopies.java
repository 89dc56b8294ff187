package org.queenside.school.paper.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A worksheet for each pupil: the browser copies the first one and fills in the names. */
@Tag("queenside-copies")
@JsModule("context://board/queenside-copies.js")
final class WorksheetCopies extends HtmlContainer {

  WorksheetCopies(WorksheetPage first, List<String> names) {
    add(first);
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    names.forEach(list::add);
    getElement().setAttribute("names", list.toString());
  }
}
