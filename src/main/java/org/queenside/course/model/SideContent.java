package org.queenside.course.model;

/** What is on the screen beside the board and the task. */
public sealed interface SideContent permits ScoreSheet, DrawControls, ChessClock {}
