package org.queenside.course.examination.ui;

import com.vaadin.flow.component.UI;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * A placement that was begun but not saved. Only the browser stores it, as part of an address, so
 * it can be offered again after its tab was closed.
 */
final class StoredPlacement {

  private static final String KEY = "queenside.placement";

  /** The expected form, checked because a browser may send anything. */
  private static final Pattern QUERY = Pattern.compile("seed=\\d{1,9}&marks=[rw]{1,12}");

  private StoredPlacement() {}

  /** Stores a placement, replacing any other. */
  static void keep(String query) {
    UI.getCurrent()
        .getPage()
        .executeJs(
            "try { localStorage.setItem($0, $1); } catch { /* Then it's lost. */ }", KEY, query);
  }

  /** Removes the stored placement. */
  static void forget() {
    UI.getCurrent().getPage().executeJs("try { localStorage.removeItem($0); } catch {}", KEY);
  }

  /**
   * Asks the browser for a placement.
   *
   * @param found receives the query of its address, if there is one
   */
  static void find(Consumer<String> found) {
    UI.getCurrent()
        .getPage()
        .executeJs("try { return localStorage.getItem($0) ?? ''; } catch { return ''; }", KEY)
        .then(
            String.class,
            query -> {
              if (QUERY.matcher(query).matches()) {
                found.accept(query);
              }
            });
  }
}
