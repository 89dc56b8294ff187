/**
 * What the person who runs the program sees of it: probes, metrics, log lines, and how it stops.
 */
@NullMarked
package org.queenside.monitoring;

import org.jspecify.annotations.NullMarked;
