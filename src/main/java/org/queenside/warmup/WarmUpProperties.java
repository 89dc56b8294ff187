package org.queenside.warmup;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How the program warms up.
 *
 * @param time how long it plays exercises before it reports that it is ready; zero to skip the
 *     warm-up
 * @param exit whether the program stops afterwards, for a training run that writes a cache
 */
@ConfigurationProperties("queenside.warm-up")
record WarmUpProperties(@DefaultValue("2s") Duration time, @DefaultValue("false") boolean exit) {}
