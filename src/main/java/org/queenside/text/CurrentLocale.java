package org.queenside.text;

import java.util.Locale;
import java.util.function.Supplier;

/** The language of the page or file that is being made; English outside of both. */
@FunctionalInterface
public interface CurrentLocale extends Supplier<Locale> {}
