package org.queenside.course;

/** What stands on the screen beside the board and the task. */
public sealed interface Aside permits Sheet, Laboratory {}
