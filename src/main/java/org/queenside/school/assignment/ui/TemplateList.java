package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.school.assignment.AssignmentTemplate;
import org.queenside.school.assignment.AssignmentTemplateService;
import org.queenside.school.roster.ClassId;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** The templates that an assignment can start from, folded. Teachers can delete their own. */
final class TemplateList extends NativeDetails {

  private final ClassId schoolClass;
  private final AssignmentTemplateService templates;

  TemplateList(ClassId schoolClass, AssignmentTemplateService templates) {
    super();
    this.schoolClass = schoolClass;
    this.templates = templates;
    addClassName("template-list");
    setSummaryText(getTranslation("assign.templates"));
    show();
  }

  private void show() {
    List<AssignmentTemplate> all = templates.of(schoolClass);
    setVisible(!all.isEmpty());
    setContent(Markup.list("rows apart", all.stream().map(this::entry)));
  }

  private ListItem entry(AssignmentTemplate template) {
    String address = AssignmentEditorView.template(schoolClass, template.id());
    String tasks = AssignmentSummaryText.tasks(template.content().items(), this::getTranslation);
    String about =
        template.mine() ? tasks : getTranslation("assign.templates.by", tasks, template.teacher());
    var entry =
        Markup.item(
            "", Markup.div("words", new Anchor(address, template.title()), new Span(about)));
    if (template.mine()) {
      var question = new InlineQuestion();
      var delete =
          new Button(
              ButtonStyle.DESTRUCTIVE,
              getTranslation("assignments.delete"),
              button -> confirm(question, button, template));
      entry.add(delete.about(template.title()), question);
    }
    return entry;
  }

  private void confirm(InlineQuestion question, Button asker, AssignmentTemplate template) {
    question.confirm(
        asker,
        getTranslation("assign.templates.delete", template.title()),
        getTranslation("assignments.delete.yes"),
        getTranslation("assignments.delete.no"),
        () -> {
          templates.delete(template.id());
          show();
          getSummary().getElement().executeJs("this.focus()");
        });
  }
}
