package org.queenside.school.tablet;

import java.util.List;
import java.util.UUID;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What tablets show about classes. Callers check first that this tablet is tied to them. */
@Repository
record TabletRepository(JdbcClient jdbc) {

  record Row(LearnerId id, String name, int card) {}

  /** Returns the pupils of a class in no particular order. Teachers in the class are left out. */
  List<Row> pupils(ClassId id) {
    return jdbc.sql(
            """
            select p.learner_id, a.name, p.card
            from class_pupil p join account a on a.learner_id = p.learner_id
            where p.class_id = ? and a.role = 'learner'""")
        .param(id.value())
        .query(
            (row, _) ->
                new Row(
                    new LearnerId(JdbcValues.uuid(row, "learner_id")),
                    row.getString("name"),
                    row.getInt("card")))
        .list();
  }

  List<TabletClass> classes(List<UUID> ids) {
    return jdbc.sql("select id, name from school_class where id = any(?)")
        .param(ArrayParameter.ofIds(ids))
        .query(
            (row, _) ->
                new TabletClass(new ClassId(JdbcValues.uuid(row, "id")), row.getString("name")))
        .list();
  }

  TabletLabel label(ClassId id) {
    return TabletLabel.of(
        jdbc.sql("select device_label from school_class where id = ?")
            .param(id.value())
            .query(String.class)
            .single());
  }

  void setLabel(ClassId id, TabletLabel label) {
    jdbc.sql("update school_class set device_label = ? where id = ?")
        .params(label.code(), id.value())
        .update();
  }
}
