package org.queenside.school.assignment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.GroupId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The items, groups and pupils of assignments in the database. */
@Repository
record AssignmentDetailsRepository(JdbcClient jdbc) {

  record Details(
      Map<Long, List<AssignedItem>> items,
      Map<Long, List<GroupId>> groups,
      Map<Long, List<LearnerId>> pupils) {

    List<AssignedItem> items(AssignmentId id) {
      return items.getOrDefault(id.value(), List.of());
    }

    Audience audience(AssignmentId id) {
      return new Audience.Chosen(
          Set.copyOf(groups.getOrDefault(id.value(), List.of())),
          Set.copyOf(pupils.getOrDefault(id.value(), List.of())));
    }
  }

  Details of(List<Long> assignments) {
    if (assignments.isEmpty()) {
      return new Details(Map.of(), Map.of(), Map.of());
    }
    return new Details(
        read(
            "select assignment_id, item, section, amount from assignment_item"
                + " where assignment_id in (:ids) order by assignment_id, place",
            assignments,
            (row, _) ->
                new AssignedItem(
                    row.getString("item"), row.getString("section"), row.getInt("amount"))),
        read(
            "select assignment_id, group_id from assignment_group where assignment_id in (:ids)",
            assignments,
            (row, _) -> new GroupId(row.getLong("group_id"))),
        read(
            "select assignment_id, learner_id from assignment_pupil where assignment_id in (:ids)",
            assignments,
            (row, _) -> new LearnerId(JdbcValues.uuid(row, "learner_id"))));
  }

  private <T> Map<Long, List<T>> read(String query, List<Long> assignments, RowMapper<T> mapper) {
    Map<Long, List<T>> found = new HashMap<>();
    jdbc.sql(query)
        .param("ids", assignments)
        .query(
            row -> {
              found
                  .computeIfAbsent(row.getLong("assignment_id"), _ -> new ArrayList<>())
                  .add(mapper.mapRow(row, 0));
            });
    return found;
  }

  void write(AssignmentId id, AssignmentPlan plan) {
    List<AssignedItem> items = plan.items();
    jdbc.sql(
            """
            insert into assignment_item (assignment_id, place, item, section, amount)
            select cast(? as bigint), i.place, i.item, i.section, i.amount
            from unnest(?, ?, ?, ?) as i (place, item, section, amount)""")
        .params(
            id.value(),
            ArrayParameter.column(
                "integer", IntStream.rangeClosed(1, items.size()).boxed().toList()),
            ArrayParameter.column("varchar", items.stream().map(AssignedItem::item).toList()),
            ArrayParameter.column("varchar", items.stream().map(AssignedItem::section).toList()),
            ArrayParameter.column("integer", items.stream().map(AssignedItem::amount).toList()))
        .update();
    // The assignment's own row says whether it is for the whole class.
    if (plan.audience() instanceof Audience.Chosen(Set<GroupId> groups, Set<LearnerId> pupils)) {
      jdbc.sql(
              """
              insert into assignment_group (assignment_id, group_id)
              select cast(? as bigint), g.id from unnest(?) as g (id)""")
          .params(
              id.value(),
              ArrayParameter.column("bigint", groups.stream().map(GroupId::value).toList()))
          .update();
      jdbc.sql(
              """
              insert into assignment_pupil (assignment_id, learner_id)
              select cast(? as bigint), p.id from unnest(?) as p (id)""")
          .params(id.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
          .update();
    }
  }

  void clear(AssignmentId id) {
    for (String table : List.of("assignment_item", "assignment_group", "assignment_pupil")) {
      jdbc.sql("delete from " + table + " where assignment_id = ?").param(id.value()).update();
    }
  }
}
