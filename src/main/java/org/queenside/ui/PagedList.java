package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A list of rows that grows by a page with each press of its button. */
public final class PagedList<T> extends Div {

  private final int pageSize;
  private final IntFunction<List<T>> find;
  private final Function<T, ListItem> row;
  private final UnorderedList list = Markup.list("rows");
  private final Button more = Button.outlined("list.more", this::grow);
  private int shown;

  /**
   * Creates an empty list; {@link #refresh} fills it.
   *
   * @param pageSize how many values {@code find} returns at most
   * @param find returns the page after a number of values
   */
  public PagedList(int pageSize, IntFunction<List<T>> find, Function<T, ListItem> row) {
    this.pageSize = pageSize;
    this.find = find;
    this.row = row;
    add(list, more);
  }

  /** Shows the first page. */
  public void refresh() {
    list.removeAll();
    shown = 0;
    grow();
  }

  /** Whether nothing was found. */
  public boolean isEmpty() {
    return shown == 0;
  }

  private void grow() {
    List<T> page = find.apply(shown);
    page.forEach(each -> list.add(row.apply(each)));
    shown += page.size();
    list.setVisible(shown > 0);
    more.setVisible(page.size() == pageSize);
  }
}
