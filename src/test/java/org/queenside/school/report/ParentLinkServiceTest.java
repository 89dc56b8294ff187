package org.queenside.school.report;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAs;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.report.SchoolClassFixture.CreatedClass;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.TestClasses;
import org.queenside.school.roster.year.ClassPromotion;
import org.queenside.school.roster.year.ClassPromotionPlan;
import org.queenside.school.roster.year.ClassPromotionService;
import org.queenside.store.RecordNotFoundException;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.jdbc.core.simple.JdbcClient;

@SpringBootTest
class ParentLinkServiceTest {

  @Autowired private SchoolClassFixture school;
  @Autowired private ParentLinkService links;
  @Autowired private SchoolClassService classes;
  @Autowired private ClassPromotionService promotions;
  @Autowired private AccountRepository accounts;
  @Autowired private JdbcClient jdbc;
  private CreatedClass made;

  @BeforeEach
  void makeClass() {
    made = school.make();
  }

  @Test
  void theAddressShowsThisChildAndNobodyElse() {
    school.assign(made, "Rooks", List.of(AssignedItem.once("rook/first-move", "lesson/rook")));
    String token = create();

    ParentLinkService.ParentPage page = requireNonNull(links.find(token));

    assertThat(page.report().pupil().id()).isEqualTo(made.ben().id());
    assertThat(page.report().tasks())
        .extracting(task -> task.assignment().plan().title())
        .containsExactly("Rooks");
    assertThat(page.toString()).doesNotContain("Mia");
    assertThat(ActingAs.account()).isNull();
  }

  @Test
  void aNewAddressEndsTheOneBeforeAndWithdrawingEndsBoth() {
    String first = create();
    String second = create();
    assertThat(links.find(first)).isNull();
    assertThat(links.find(second)).isNotNull();

    ActingAs.run(made.teacher(), () -> links.withdraw(made.id(), made.ben().id()));

    assertThat(links.find(second)).isNull();
    assertThat(school.<Object>as(made.teacher(), () -> links.madeAt(made.id())))
        .isEqualTo(Map.of());
  }

  @Test
  void allParentsGetTheirOwnAddressAtOnce() {
    Map<LearnerId, String> created =
        school.as(
            made.teacher(),
            () -> links.create(made.id(), List.of(made.ben().id(), made.mia().id())));

    assertThat(created).hasSize(2);
    created.forEach(
        (pupil, token) ->
            assertThat(requireNonNull(links.find(token)).report().pupil().id()).isEqualTo(pupil));
    assertThat(school.<Object>as(made.teacher(), () -> links.madeAt(made.id()).keySet()))
        .isEqualTo(created.keySet());
  }

  @Test
  void itMovesToTheNewSchoolYearAndBack() {
    String token = create();
    SchoolClass before = school.as(made.teacher(), () -> classes.open(made.id()));

    ClassPromotion promotion =
        school
            .as(
                made.teacher(),
                () -> promotions.startYear(List.of(new ClassPromotionPlan(before, "6b", Set.of()))))
            .getFirst();

    assertThat(requireNonNull(links.find(token)).schoolClass().name()).isEqualTo("6b");

    school.<Object>as(made.teacher(), () -> promotions.undo(promotion.from()));

    assertThat(requireNonNull(links.find(token)).schoolClass().name()).isEqualTo("5b");
  }

  @Test
  void itEndsWithTheClassAndWithTheChild() {
    String left = create();
    new TestClasses(jdbc).removePupil(made.id(), made.ben().id());
    assertThat(links.find(left)).isNull();

    new TestClasses(jdbc).addPupil(made.id(), made.ben().id());
    String archived = create();
    jdbc.sql("update school_class set archived_at = now() where id = ?")
        .param(made.id().value())
        .update();
    assertThat(links.find(archived)).isNull();
    jdbc.sql("update school_class set archived_at = null where id = ?")
        .param(made.id().value())
        .update();

    accounts.removePupils(List.of(made.ben().id()));
    assertThat(links.find(archived)).isNull();
  }

  @Test
  void anInvalidAddressShowsNothing() {
    assertThat(links.find("")).isNull();
    assertThat(links.find("A".repeat(43))).isNull();
    assertThat(links.find("' or 1=1")).isNull();
  }

  @Test
  void onlyTeachersOfTheClassMakeOne() {
    Account stranger = school.make().teacher();

    assertThatThrownBy(
            () -> ActingAs.run(stranger, () -> links.create(made.id(), Set.of(made.ben().id()))))
        .isInstanceOf(RecordNotFoundException.class);
    assertThatThrownBy(
            () -> ActingAs.run(made.mia(), () -> links.create(made.id(), Set.of(made.ben().id()))))
        .isInstanceOf(RoleRequiredException.class);
  }

  /** The report is read on behalf of the lead teacher. */
  @Test
  void itShowsNothingWhenTheLeadNoLongerTeaches() {
    String token = create();
    accounts.changeRole(made.teacher().id(), AccountRole.LEARNER);
    assertThat(links.find(token)).isNull();
  }

  private String create() {
    return requireNonNull(
        school
            .as(made.teacher(), () -> links.create(made.id(), Set.of(made.ben().id())))
            .get(made.ben().id()));
  }
}
