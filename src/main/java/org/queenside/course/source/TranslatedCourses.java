package org.queenside.course.source;

import static java.util.stream.Collectors.partitioningBy;

import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.text.CurrentLocale;
import org.queenside.text.TranslationReport;
import org.queenside.text.Translations;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads the course in a language when it is first needed, and forgets it when memory runs short, so
 * that languages which nobody uses cost nothing.
 */
final class TranslatedCourses implements CourseProvider {
  private static final Logger LOG = LoggerFactory.getLogger(TranslatedCourses.class);

  private final @Nullable Path folder;
  private final Course english;
  private final CurrentLocale locale;
  private final Map<Locale, SoftReference<Course>> courses = new ConcurrentHashMap<>();

  TranslatedCourses(@Nullable Path folder, Course english, CurrentLocale locale) {
    this.folder = folder;
    this.english = english;
    this.locale = locale;
  }

  @Override
  public Course course() {
    return in(locale.get());
  }

  @Override
  public Course in(Locale language) {
    Locale closest = Translations.current().closest(language);
    if (closest.equals(Locale.ENGLISH)) {
      return english;
    }
    SoftReference<Course> known = courses.get(closest);
    Course course = known == null ? null : known.get();
    return course == null ? load(closest) : course;
  }

  private synchronized Course load(Locale language) {
    SoftReference<Course> known = courses.get(language);
    Course course = known == null ? null : known.get();
    if (course == null) {
      CourseLoader.Loaded loaded = CourseLoader.load(folder, language);
      if (known == null) {
        log(language, loaded.problems());
      }
      course = loaded.course();
      courses.put(language, new SoftReference<>(course));
    }
    return course;
  }

  /** What nobody has translated yet is no fault, and only counted. */
  private static void log(Locale language, List<LessonProblem> problems) {
    Map<Boolean, List<LessonProblem>> missing =
        problems.stream()
            .collect(partitioningBy(each -> each.message().endsWith(TranslationReport.MISSING)));
    missing.getOrDefault(false, List.of()).forEach(problem -> LOG.warn("{}", problem));
    int open = missing.getOrDefault(true, List.of()).size();
    if (open > 0) {
      LOG.info("{}: {} exercises or tops of lessons aren't translated", language, open);
    }
  }
}
