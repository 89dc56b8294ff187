package org.queenside.school.paper.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.Map;
import java.util.TreeMap;

/**
 * The layout options of a worksheet.
 *
 * @param inRow the number of diagrams per row, 2 or 3
 * @param hints whether each task shows its first hint
 * @param named whether each pupil gets a sheet with a name
 */
record WorksheetLayout(int inRow, boolean hints, boolean named) {

  private static final String IN_ROW = "row";
  private static final String HINTS = "hints";
  private static final String NAMED = "names";

  /** Reads the layout from the address; unknown values are ignored. */
  static WorksheetLayout of(QueryParameters query) {
    return new WorksheetLayout(
        query.getSingleParameter(IN_ROW).orElse("").equals("3") ? 3 : 2,
        query.getSingleParameter(HINTS).isPresent(),
        query.getSingleParameter(NAMED).isPresent());
  }

  /** Returns the layout as query parameters. */
  QueryParameters query() {
    var query = new TreeMap<String, String>();
    if (inRow == 3) {
      query.put(IN_ROW, "3");
    }
    if (hints) {
      query.put(HINTS, "1");
    }
    if (named) {
      query.put(NAMED, "1");
    }
    return QueryParameters.simple(Map.copyOf(query));
  }

  WorksheetLayout inRow(int count) {
    return new WorksheetLayout(count, hints, named);
  }

  WorksheetLayout hints(boolean shown) {
    return new WorksheetLayout(inRow, shown, named);
  }

  WorksheetLayout named(boolean each) {
    return new WorksheetLayout(inRow, hints, each);
  }
}
