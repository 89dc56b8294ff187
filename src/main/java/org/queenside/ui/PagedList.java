package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;

/** A list or table that grows by a page with each press of its button. */
public final class PagedList<T> extends Div {

  private final int pageSize;
  private final IntFunction<List<T>> find;
  private final Component rows;
  private final Consumer<T> add;
  private final Button more = Button.outlined("list.more", this::grow);
  private int shown;

  /**
   * Shows the first page.
   *
   * @param pageSize how many values {@code find} returns at most
   * @param find returns the page after a number of values
   * @param rows contains the rows
   * @param add adds a row
   */
  public PagedList(int pageSize, IntFunction<List<T>> find, Component rows, Consumer<T> add) {
    this.pageSize = pageSize;
    this.find = find;
    this.rows = rows;
    this.add = add;
    add(rows, more);
    grow();
  }

  /** Creates a list of items and shows its first page. */
  public static <T> PagedList<T> of(
      int pageSize, IntFunction<List<T>> find, Function<T, ListItem> item) {
    var list = Markup.list("rows");
    return new PagedList<>(pageSize, find, list, each -> list.add(item.apply(each)));
  }

  /** Whether nothing was found. */
  public boolean isEmpty() {
    return shown == 0;
  }

  private void grow() {
    List<T> page = find.apply(shown);
    page.forEach(add);
    shown += page.size();
    rows.setVisible(shown > 0);
    more.setVisible(page.size() == pageSize);
  }
}
