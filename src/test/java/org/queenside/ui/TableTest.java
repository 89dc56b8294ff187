package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Span;
import org.junit.jupiter.api.Test;

class TableTest {

  @Test
  void headersSayWhetherTheyNameAColumnOrARow() {
    var table = new Table();
    Table.Row head = table.head();
    head.header("Name");
    head.header("Stars");
    Table.Row row = table.row();
    row.header(new Span("Ada"));
    row.cell("3");

    assertThat(table.getElement().getOuterHTML().replaceAll(">\\s+<", "><").strip())
        .isEqualTo(
            "<table><thead><tr><th scope=\"col\">Name</th><th scope=\"col\">Stars</th></tr></thead>"
                + "<tbody><tr><th scope=\"row\"><span>Ada</span></th><td>3</td></tr></tbody></table>");
  }
}
