package org.queenside.access;

/** Who tries to open a page or to do something, all with the addresses and ids of class A. */
enum Actor {
  /** Somebody new. */
  VISITOR,
  /** Was signed in as A's instructor until a moment ago. */
  EXPIRED,
  /** Has an account, and is in no class. */
  LEARNER,
  /** Learns in class A. */
  PUPIL,
  /** Learns in class A too. */
  CLASSMATE,
  /** Learns in class B. */
  PUPIL_OF_B,
  /** Teaches class B. */
  INSTRUCTOR_OF_B,
  /** Leads class A. */
  INSTRUCTOR,
  /** Teaches class A beside its instructor. */
  CO_INSTRUCTOR,
  /** Looks after the program, and teaches no class. */
  ADMINISTRATOR,
  /** The same, and has not typed the password for a while. */
  UNCONFIRMED_ADMINISTRATOR
}
