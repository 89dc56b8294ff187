package org.queenside.access;

/** An actor who tries to open a page or do something with the addresses and ids of class A. */
enum Actor {
  /** A new visitor. */
  VISITOR,
  /** A's teacher, whose sign-in has just ended. */
  EXPIRED,
  /** A learner with an account but no class. */
  LEARNER,
  /** The pupil of class A. */
  PUPIL,
  /** Another pupil of class A. */
  CLASSMATE,
  /** A pupil of class B. */
  PUPIL_OF_B,
  /** The teacher of class B. */
  TEACHER_OF_B,
  /** The leading teacher of class A. */
  TEACHER,
  /** A second teacher of class A. */
  CO_TEACHER,
  /** An assistant in class A, who may see it and change nothing. */
  ASSISTANT,
  /** An administrator who teaches no class. */
  ADMINISTRATOR,
  /** An administrator who hasn't typed the password for a while. */
  UNCONFIRMED_ADMINISTRATOR
}
