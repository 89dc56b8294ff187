package org.queenside.course.source;

import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseProvider;
import org.queenside.text.BundleTranslationFiles;
import org.queenside.text.CurrentLocale;
import org.queenside.text.MessageBundle;
import org.queenside.text.Translations;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.beans.factory.config.ConfigurableBeanFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;

/** Loads the course when the program starts, and logs what is wrong with it. */
@Configuration(proxyBeanMethods = false)
class CourseConfiguration {
  private static final Logger LOG = LoggerFactory.getLogger(CourseConfiguration.class);

  @Bean
  CourseProvider courses(@Value("${queenside.lessons:}") String folder, CurrentLocale locale) {
    Path own = folder.isBlank() ? null : Path.of(folder);
    Translations.use(own);
    CourseLoader.Loaded loaded = CourseLoader.load(own);
    loaded.problems().forEach(problem -> LOG.warn("{}", problem));
    LOG.info(
        "Course with {} lessons and {} exercises",
        loaded.course().lessons().size(),
        loaded.course().lessons().stream().mapToInt(lesson -> lesson.exercises().size()).sum());
    var courses = new TranslatedCourses(own, loaded.course(), locale);
    LOG.info(
        "Languages: {}",
        Translations.current().languages().stream()
            .map(Locale::toLanguageTag)
            .collect(Collectors.joining(", ")));
    // Reading the operator's translations now puts all that is wrong with them into the log.
    for (Locale language : Translations.current().own()) {
      courses.in(language);
      BundleTranslationFiles.BUNDLES.forEach(bundle -> MessageBundle.of(bundle, language));
    }
    return courses;
  }

  /**
   * Views are made for one page, so they get the course in its language. Beans that outlive a page
   * ask the {@link CourseProvider} each time.
   */
  @Bean
  @Scope(ConfigurableBeanFactory.SCOPE_PROTOTYPE)
  Course course(CourseProvider courses) {
    return courses.course();
  }
}
