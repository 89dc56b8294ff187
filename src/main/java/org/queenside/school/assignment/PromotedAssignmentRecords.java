package org.queenside.school.assignment;

import java.util.List;
import org.queenside.school.roster.PromotedClassRecords;
import org.springframework.stereotype.Component;

/** Assignments, goals and daily puzzles stay with the old class when it is promoted. */
@Component
class PromotedAssignmentRecords implements PromotedClassRecords {

  @Override
  public List<String> tables() {
    return List.of("assignment", "assignment_draft", "class_goal", "daily_puzzles");
  }
}
