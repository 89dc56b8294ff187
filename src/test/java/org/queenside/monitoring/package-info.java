/** What the person who runs the program sees of it: probes, metrics, log lines. */
@NullMarked
package org.queenside.monitoring;

import org.jspecify.annotations.NullMarked;
