package org.queenside.school.roster.pupil.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.NameOrder;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.SearchText;

/**
 * Which pupils of a class are listed, and in what order. It's kept in the address.
 *
 * @param text what the name or the user name contains, in any case and without accents
 * @param group the only group that is shown; null for all pupils
 */
record PupilListFilter(String text, Order order, boolean descending, @Nullable GroupId group) {

  /** By what the pupils are sorted. */
  enum Order {
    NAME,
    USER_NAME,
    CARD;

    private Comparator<Pupil> pupils() {
      return switch (this) {
        case NAME -> Comparator.comparing(Pupil::name, NameOrder.NATURAL);
        case USER_NAME -> Comparator.comparing(Pupil::signInName);
        case CARD -> Comparator.comparingInt(Pupil::card);
      };
    }

    private String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String TEXT = "q";
  private static final String SORT = "sort";
  private static final String DOWN = "down";
  private static final String GROUP = "group";

  /** Reads the filter from the address; unknown values are ignored. */
  static PupilListFilter of(QueryParameters query) {
    String sort = query.getSingleParameter(SORT).orElse("");
    Order order = Order.NAME;
    for (Order each : Order.values()) {
      order = each.code().equals(sort) ? each : order;
    }
    return new PupilListFilter(
        query.getSingleParameter(TEXT).orElse(""),
        order,
        query.getSingleParameter(DOWN).isPresent(),
        query
            .getSingleParameter(GROUP)
            .filter(number -> number.matches("[0-9]{1,18}"))
            .map(number -> new GroupId(Long.parseLong(number)))
            .orElse(null));
  }

  /** Returns the filter as query parameters. */
  QueryParameters query() {
    var query = new TreeMap<String, String>();
    if (!text.isEmpty()) {
      query.put(TEXT, text);
    }
    if (order != Order.NAME) {
      query.put(SORT, order.code());
    }
    if (descending) {
      query.put(DOWN, "1");
    }
    if (group != null) {
      query.put(GROUP, group.toString());
    }
    return QueryParameters.simple(query);
  }

  PupilListFilter text(String typed) {
    return new PupilListFilter(typed.strip(), order, descending, group);
  }

  PupilListFilter group(@Nullable GroupId wanted) {
    return new PupilListFilter(text, order, descending, wanted);
  }

  /** Sorts by a column, or turns the order round if the list is already sorted by it. */
  PupilListFilter sortedBy(Order wanted) {
    return new PupilListFilter(text, wanted, wanted == order && !descending, group);
  }

  /** Returns the pupils to list, in order. */
  List<Pupil> apply(List<Pupil> pupils) {
    return pupils.stream()
        .filter(each -> group == null || each.groups().contains(group))
        .filter(
            each ->
                SearchText.contains(each.name(), text)
                    || SearchText.contains(each.signInName(), text))
        .sorted(descending ? order.pupils().reversed() : order.pupils())
        .toList();
  }
}
