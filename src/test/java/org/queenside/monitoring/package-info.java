/** Tests of what the person who runs the program sees: probes, metrics, log lines. */
@NullMarked
package org.queenside.monitoring;

import org.jspecify.annotations.NullMarked;
