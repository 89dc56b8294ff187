package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Arrays;
import org.queenside.practice.Drill;
import org.queenside.ui.Markup;

/** Selects drills, each with the number of times to solve it. */
final class DrillPicker extends Div {

  DrillPicker(ItemSelection selection) {
    addClassName("drill-choice");
    add(
        new Paragraph(getTranslation("assign.drills.lead")),
        Markup.list(
            "", Arrays.stream(Drill.values()).map(drill -> new DrillItem(drill, selection))));
  }
}
