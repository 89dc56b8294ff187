package org.queenside.school.assignment;

/** How an assignment's tasks are given. */
public enum AssignmentKind {
  /** Each pupil does every task. */
  TASKS,
  /** Each pupil solves a number of any puzzles on each school day. */
  DAILY,
  /** The pupils reach a number together. Nobody sees how much each of them contributes. */
  TOGETHER
}
