package org.queenside.school.roster.year.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ChangeNotice;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.school.roster.year.ClassPromotionService;
import org.queenside.ui.Button;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.Markup;

/** Shows which classes were promoted to which, and undoes that as long as nothing would be lost. */
public final class ClassPromotionList extends Section {

  private final ClassPromotionService service;
  private final ChangeNotice notice;

  public ClassPromotionList(ClassPromotionService service, ChangeNotice notice) {
    this.service = service;
    this.notice = notice;
    addClassName("promotions");
  }

  public void show(List<ClassPromotion> promotions) {
    removeAll();
    if (!promotions.isEmpty()) {
      add(Markup.list("rows", promotions.stream().map(this::row)));
    }
  }

  private ListItem row(ClassPromotion promotion) {
    String day = new DateFormatter(getLocale()).full(promotion.day());
    var said =
        new Span(
            getTranslation(
                    promotion.name().equals(promotion.newName())
                        ? "year.promoted.same"
                        : "year.promoted",
                    promotion.name(),
                    promotion.newName(),
                    day)
                + " ");
    said.add(Markup.link("", AbstractClassView.address(promotion.to(), ""), promotion.newName()));
    var item = new ListItem(said);
    if (promotion.undoable()) {
      var question = new InlineQuestion();
      item.add(
          Button.text(
                  "year.undo",
                  button ->
                      question.confirm(
                          button,
                          getTranslation("year.undo.ask", promotion.name(), promotion.newName()),
                          getTranslation("year.undo.sure"),
                          () -> undo(promotion)))
              .about(promotion.name()),
          question);
    }
    return item;
  }

  private void undo(ClassPromotion promotion) {
    if (notice.attempt(() -> service.undo(promotion.from()))) {
      UI.getCurrent().navigate(AbstractClassView.address(promotion.from(), "/pupils"));
    }
  }
}
