package org.queenside.course.source;

import java.nio.file.Path;
import org.queenside.course.model.Course;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Loads the course when the program starts, and logs what is wrong with it. */
@Configuration(proxyBeanMethods = false)
class CourseConfiguration {
  private static final Logger LOG = LoggerFactory.getLogger(CourseConfiguration.class);

  @Bean
  Course course(@Value("${queenside.lessons:}") String folder) {
    CourseLoader.Loaded loaded = CourseLoader.load(folder.isBlank() ? null : Path.of(folder));
    loaded.problems().forEach(problem -> LOG.warn("{}", problem));
    LOG.info(
        "Course with {} lessons and {} exercises",
        loaded.course().lessons().size(),
        loaded.course().lessons().stream().mapToInt(lesson -> lesson.exercises().size()).sum());
    return loaded.course();
  }
}
