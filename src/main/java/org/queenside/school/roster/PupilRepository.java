package org.queenside.school.roster;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The pupils of classes in the database. Callers check first whether the change is allowed. */
@Repository
public record PupilRepository(JdbcClient jdbc, Clock clock) {

  public ClassMembers members(SchoolClass schoolClass) {
    return members(List.of(schoolClass)).getFirst();
  }

  /** Reads several classes in the given order, with as many statements as for one. */
  public List<ClassMembers> members(List<SchoolClass> classes) {
    Map<ClassId, List<Group>> groups = new HashMap<>();
    Map<LearnerId, Set<GroupId>> groupsOfPupils = new HashMap<>();
    readGroups(classes, groups, groupsOfPupils);
    Map<ClassId, List<Pupil>> pupils = new HashMap<>();
    Set<LearnerId> here = new HashSet<>();
    readPupils(classes, groupsOfPupils, pupils, here);
    return classes.stream()
        .map(
            each -> {
              List<Pupil> own = sorted(pupils.getOrDefault(each.id(), List.of()));
              Set<LearnerId> present =
                  own.stream().map(Pupil::id).filter(here::contains).collect(Collectors.toSet());
              return new ClassMembers(
                  each,
                  groups.getOrDefault(each.id(), List.of()),
                  each.readOnly() ? own.stream().map(Pupil::withoutCard).toList() : own,
                  present);
            })
        .toList();
  }

  private static List<Pupil> sorted(List<Pupil> pupils) {
    return pupils.stream()
        .sorted(Comparator.comparing(Pupil::name, NameOrder.NATURAL).thenComparingInt(Pupil::card))
        .toList();
  }

  private void readGroups(
      List<SchoolClass> classes,
      Map<ClassId, List<Group>> groups,
      Map<LearnerId, Set<GroupId>> groupsOfPupils) {
    jdbc.sql(
            """
            select g.class_id, g.id, g.name, m.learner_id
            from class_group g left join class_group_pupil m on m.group_id = g.id
            where g.class_id = any(?) order by g.name""")
        .param(ArrayParameter.ofIds(classes, each -> each.id().value()))
        .query(
            row -> {
              Group group = new Group(new GroupId(row.getLong("id")), row.getString("name"));
              List<Group> own =
                  groups.computeIfAbsent(
                      new ClassId(JdbcValues.uuid(row, "class_id")), _ -> new ArrayList<>());
              if (own.isEmpty() || !own.getLast().equals(group)) {
                own.add(group);
              }
              UUID pupil = JdbcValues.uuidOrNull(row, "learner_id");
              if (pupil != null) {
                groupsOfPupils
                    .computeIfAbsent(new LearnerId(pupil), _ -> new HashSet<>())
                    .add(group.id());
              }
            });
  }

  private void readPupils(
      List<SchoolClass> classes,
      Map<LearnerId, Set<GroupId>> groups,
      Map<ClassId, List<Pupil>> pupils,
      Set<LearnerId> here) {
    Instant hereSince = clock.instant().minus(LearnerRepository.HERE);
    jdbc.sql(
            """
            select p.class_id, a.learner_id, a.name, a.sign_in_name, p.card, l.last_seen_at
            from class_pupil p join account a on a.learner_id = p.learner_id
              join learner l on l.id = a.learner_id
            where p.class_id = any(?)""")
        .param(ArrayParameter.ofIds(classes, each -> each.id().value()))
        .query(
            row -> {
              var learner = new LearnerId(JdbcValues.uuid(row, "learner_id"));
              Instant seen = JdbcValues.instantOrNull(row, "last_seen_at");
              if (seen != null && seen.isAfter(hereSince)) {
                here.add(learner);
              }
              pupils
                  .computeIfAbsent(
                      new ClassId(JdbcValues.uuid(row, "class_id")), _ -> new ArrayList<>())
                  .add(
                      new Pupil(
                          learner,
                          row.getString("name"),
                          row.getString("sign_in_name"),
                          row.getInt("card"),
                          groups.getOrDefault(learner, Set.of())));
            });
  }

  Set<LearnerId> ids(ClassId id) {
    return learners(
        jdbc.sql("select learner_id from class_pupil where class_id = ?").param(id.value()));
  }

  /** The pupils of a class who are in no other class. Teachers in the class are left out. */
  public Set<LearnerId> idsInNoOtherClass(ClassId id) {
    return learners(
        jdbc.sql(
                """
                select p.learner_id
                from class_pupil p join account a on a.learner_id = p.learner_id
                where p.class_id = ? and a.role = 'learner' and not exists (
                  select 1 from class_pupil o
                  where o.learner_id = p.learner_id and o.class_id <> p.class_id)""")
            .param(id.value()));
  }

  /** Returns whether all of these are just pupils, and a teacher teaches all their classes. */
  public boolean areTaughtOnlyBy(LearnerId teacher, Set<LearnerId> pupils) {
    int found =
        jdbc.sql(
                """
                select count(*) from account a
                where a.learner_id = any(?) and a.role = 'learner' and not exists (
                  select 1 from class_pupil p where p.learner_id = a.learner_id and not exists (
                    select 1 from class_instructor t
                    where t.class_id = p.class_id and t.learner_id = ?))""")
            .params(ArrayParameter.ofIds(pupils, LearnerId::value), teacher.value())
            .query(Integer.class)
            .single();
    return found == pupils.size();
  }

  /** Finds a place in a class, a current one if possible, of a pupil without a higher role. */
  public Optional<ClassMembership> place(LearnerId pupil) {
    return jdbc.sql(
            """
            select c.name, p.card from class_pupil p join school_class c on c.id = p.class_id
              join account a on a.learner_id = p.learner_id and a.role = 'learner'
            where p.learner_id = ?
            order by case when c.archived_at is null then 0 else 1 end, c.name, c.id limit 1""")
        .param(pupil.value())
        .query((row, _) -> new ClassMembership(row.getString("name"), row.getInt("card")))
        .optional();
  }

  boolean containsAll(ClassId id, Collection<LearnerId> pupils) {
    int found =
        jdbc.sql("select count(*) from class_pupil where class_id = ? and learner_id = any(?)")
            .params(id.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
            .query(Integer.class)
            .single();
    return found == Set.copyOf(pupils).size();
  }

  /** Adds pupils with the next free cards to a locked class. Returns the first card's number. */
  public int add(ClassId id, List<LearnerId> pupils) {
    int first =
        jdbc.sql("select coalesce(max(card), 0) + 1 from class_pupil where class_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single();
    List<Integer> cards = IntStream.range(first, first + pupils.size()).boxed().toList();
    jdbc.sql(
            """
            insert into class_pupil (class_id, learner_id, card, joined_at)
            select cast(? as uuid), p.learner_id, p.card, cast(? as timestamp with time zone)
            from unnest(?, ?) as p (learner_id, card)""")
        .params(
            id.value(),
            JdbcValues.timestamp(clock.instant()),
            ArrayParameter.column("uuid", pupils.stream().map(LearnerId::value).toList()),
            ArrayParameter.column("integer", cards))
        .update();
    return first;
  }

  /** Removes pupils from a class and its groups. Returns how many were in it. */
  int remove(ClassId id, Collection<LearnerId> pupils) {
    jdbc.sql(
            """
            delete from class_group_pupil where learner_id = any(?)
            and group_id in (select id from class_group where class_id = ?)""")
        .params(ArrayParameter.ofIds(pupils, LearnerId::value), id.value())
        .update();
    return jdbc.sql("delete from class_pupil where class_id = ? and learner_id = any(?)")
        .params(id.value(), ArrayParameter.ofIds(pupils, LearnerId::value))
        .update();
  }

  private static Set<LearnerId> learners(JdbcClient.StatementSpec query) {
    return query.query(UUID.class).list().stream().map(LearnerId::new).collect(Collectors.toSet());
  }

  public PupilTotals totals(Pupil pupil) {
    LearnerId id = pupil.id();
    int tries =
        jdbc.sql("select count(*) from attempt where learner_id = ?")
            .param(id.value())
            .query(Integer.class)
            .single();
    int games =
        jdbc.sql(
                """
                select count(*) from game
                where white_learner_id = :id or black_learner_id = :id""")
            .param("id", id.value())
            .query(Integer.class)
            .single();
    List<String> classes =
        jdbc.sql(
                """
                select c.name from class_pupil p join school_class c on c.id = p.class_id
                where p.learner_id = ? order by c.name, c.id""")
            .param(id.value())
            .query(String.class)
            .list();
    return new PupilTotals(pupil, tries, games, classes);
  }

  public boolean havePlayed(LearnerId one, LearnerId other) {
    return jdbc.sql(
                """
                select count(*) from game
                where white_learner_id = :one and black_learner_id = :other
                  or white_learner_id = :other and black_learner_id = :one""")
            .param("one", one.value())
            .param("other", other.value())
            .query(Integer.class)
            .single()
        > 0;
  }
}
