/**
 * The words of a lesson file: reading YAML values and reporting what is wrong with them, and where.
 */
@NullMarked
package org.queenside.course.syntax;

import org.jspecify.annotations.NullMarked;
