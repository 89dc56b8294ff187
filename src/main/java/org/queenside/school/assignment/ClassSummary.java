package org.queenside.school.assignment;

import java.time.ZoneId;

/** The class of an assignment as its pupils may see it. */
public record ClassSummary(String name, ZoneId zone, boolean archived) {}
