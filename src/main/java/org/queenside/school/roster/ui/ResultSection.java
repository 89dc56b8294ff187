package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.queenside.school.roster.ClassDirectoryService;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** Search results: a list that grows by a page with each press of its button. */
final class ResultSection<T> extends Section {

  private final IntFunction<List<T>> find;
  private final Function<T, ListItem> item;
  private final UnorderedList list = Markup.list("rows");
  private final Button more = Button.outlined("directory.more", this::grow);
  private int shown;

  /** Creates the section; {@code find} returns the page after a number of results. */
  ResultSection(String heading, IntFunction<List<T>> find, Function<T, ListItem> item) {
    this.find = find;
    this.item = item;
    add(new H2(getTranslation(heading)));
    grow();
    add(shown == 0 ? Markup.paragraph("", getTranslation("directory.none")) : list, more);
  }

  private void grow() {
    List<T> page = find.apply(shown);
    page.forEach(each -> list.add(item.apply(each)));
    shown += page.size();
    more.setVisible(page.size() == ClassDirectoryService.PAGE);
  }
}
