package org.queenside.course.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Concept;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Message;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.SpellingSuggestions;
import org.queenside.course.syntax.YamlParser;
import org.queenside.text.Translations;
import org.yaml.snakeyaml.nodes.MappingNode;

/**
 * Builds the course from the built-in lessons and those in a folder. Broken lessons are reported
 * and left out.
 */
public final class CourseLoader {
  static final String ORDER = "course.yaml";

  private static final String MORE = "more-lessons";

  private final List<LessonProblem> problems = new ArrayList<>();
  private final Map<String, Concept> concepts = new LinkedHashMap<>();
  private final Map<String, Lesson> lessons = new LinkedHashMap<>();

  /** The lessons in the folder, which are taught even if no order names them. */
  private final Set<String> own = new LinkedHashSet<>();

  private final Locale language;

  private CourseLoader(Locale language) {
    this.language = language;
  }

  /**
   * The result of loading.
   *
   * @param course the lessons without problems
   * @param problems the problems in the others
   */
  public record Loaded(Course course, List<LessonProblem> problems) {
    public Loaded {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Loads the course.
   *
   * @param folder a folder with more lessons, which replace built-in ones of the same name; its
   *     optional {@code course.yaml} lists the lessons to teach in order, adds concepts, or both;
   *     null for no folder
   */
  public static Loaded load(@Nullable Path folder) {
    return load(folder, Locale.ENGLISH);
  }

  /**
   * Loads the course in a language. Exercises that aren't translated, or whose English texts have
   * changed since, are English; the problems say which.
   */
  public static Loaded load(@Nullable Path folder, Locale language) {
    return load(
        new LessonSource.BuiltIn(),
        folder == null ? null : new LessonSource.External(folder),
        language);
  }

  static Loaded load(LessonSource builtIn, @Nullable LessonSource external) {
    return load(builtIn, external, Locale.ENGLISH);
  }

  private static Loaded load(
      LessonSource builtIn, @Nullable LessonSource external, Locale language) {
    return new CourseLoader(language).loadFrom(builtIn, external);
  }

  private Loaded loadFrom(LessonSource builtIn, @Nullable LessonSource external) {
    CourseFile order = order(builtIn);
    CourseFile another = external == null ? null : order(external);
    define(order);
    define(another);
    for (String id : named(order)) {
      loadLesson(builtIn, id + ".yaml", false);
    }
    if (external != null) {
      for (String file : names(external)) {
        loadLesson(external, file, true);
      }
    }
    boolean ordered = another != null && !another.parts().isEmpty();
    return new Loaded(course(ordered ? another : order), problems);
  }

  private void define(@Nullable CourseFile order) {
    if (order != null) {
      order.concepts().forEach(concept -> concepts.put(concept.id(), concept));
    }
  }

  private Set<String> named(@Nullable CourseFile order) {
    Set<String> ids = new LinkedHashSet<>();
    if (order != null) {
      order.parts().forEach(part -> ids.addAll(part.lessons()));
    }
    return ids;
  }

  private List<String> names(LessonSource folder) {
    try {
      return folder.names();
    } catch (IOException unreadable) {
      report("lessons", "the folder of lessons cannot be read: " + unreadable.getMessage());
      return List.of();
    }
  }

  private @Nullable CourseFile order(LessonSource folder) {
    String text = read(folder, ORDER);
    if (text == null) {
      return null;
    }
    ProblemCollector found = new ProblemCollector(ORDER);
    MappingNode node = YamlParser.compose(text, found);
    if (node == null) {
      problems.addAll(found.toList());
      return null;
    }
    LessonTranslation.Translated translated = translated(ORDER, node);
    if (translated != null) {
      ProblemCollector faults = new ProblemCollector(place(ORDER));
      CourseFile order = CourseFile.read(translated.node(), faults);
      if (faults.size() > 0) {
        problems.addAll(faults.toList());
        MappingNode rest = translated.from().lessonWithout(faults.toList(), node).node();
        faults = new ProblemCollector(ORDER);
        order = CourseFile.read(rest, faults);
      }
      if (faults.size() == 0) {
        return order;
      }
    }
    CourseFile order = CourseFile.read(node, found);
    problems.addAll(found.toList());
    return found.size() == 0 ? order : null;
  }

  /** Returns a file with its translated texts, or null if there are none in this language. */
  private LessonTranslation.@Nullable Translated translated(String file, MappingNode english) {
    if (language.equals(Locale.ENGLISH)) {
      return null;
    }
    String text = Translations.current().read(language, file);
    if (text == null) {
      return null;
    }
    ProblemCollector found = new ProblemCollector(place(file));
    LessonTranslation translation = LessonTranslation.read(text, found);
    LessonTranslation.Translated result = translation == null ? null : translation.lesson(english);
    problems.addAll(found.toList());
    return result;
  }

  private String place(String file) {
    return language.toLanguageTag() + "/" + file;
  }

  /** The tests check the built-in lessons; those in a folder are checked here. */
  private void loadLesson(LessonSource folder, String file, boolean prove) {
    String text = read(folder, file);
    if (text == null) {
      return;
    }
    LessonFile read = lesson(file, text, prove);
    problems.addAll(read.problems().toList());
    if (read.lesson() != null && read.problems().size() == 0) {
      lessons.put(read.lesson().id(), read.lesson());
      if (prove) {
        own.add(read.lesson().id());
      }
    }
  }

  /** Exercises whose translation is faulty are English, and those of a faulty lesson unused. */
  private LessonFile lesson(String file, String text, boolean prove) {
    ProblemCollector unread = new ProblemCollector(file);
    MappingNode node = YamlParser.compose(text, unread);
    if (node == null) {
      return new LessonFile(null, List.of(), unread);
    }
    LessonTranslation.Translated translated = translated(file, node);
    if (translated == null || prove) {
      LessonFile english = check(LessonFile.read(file, node, _ -> Locale.ENGLISH, unread), prove);
      if (translated == null || english.problems().size() > 0) {
        return english;
      }
    }
    LessonFile read = read(file, translated);
    if (read.problems().size() > 0) {
      List<LessonProblem> faults = read.problems().toList();
      problems.addAll(faults);
      read = read(file, translated.from().lessonWithout(faults, node));
    }
    return read.problems().size() == 0
        ? read
        : LessonFile.read(file, node, _ -> Locale.ENGLISH, new ProblemCollector(file));
  }

  private LessonFile read(String file, LessonTranslation.Translated translated) {
    return LessonFile.read(
        file,
        translated.node(),
        id -> translated.exercises().contains(id) ? language : Locale.ENGLISH,
        new ProblemCollector(place(file)));
  }

  private LessonFile check(LessonFile read, boolean prove) {
    if (prove) {
      LessonLinter.check(read);
    }
    LessonLinter.checkConcepts(read, concepts.keySet());
    return read;
  }

  private @Nullable String read(LessonSource folder, String file) {
    try {
      return folder.read(file);
    } catch (IOException unreadable) {
      report(file, "the file cannot be read: " + unreadable.getMessage());
      return null;
    }
  }

  private void report(String file, String message) {
    problems.add(new LessonProblem(file, 1, 1, message, "Check the file and its permissions"));
  }

  private Course course(@Nullable CourseFile order) {
    Map<String, Lesson> left = new HashMap<>(lessons);
    List<CoursePart> parts = new ArrayList<>();
    if (order != null) {
      ProblemCollector found = new ProblemCollector(ORDER);
      for (CourseFile.PartOrder part : order.parts()) {
        parts.add(part.part().with(take(part, left, found)));
      }
      problems.addAll(found.toList());
    }
    List<Lesson> rest = own.stream().map(left::get).filter(Objects::nonNull).toList();
    if (!rest.isEmpty()) {
      parts.add(
          new CoursePart(MORE, moreLessons(), rest, "", false, false, false, false, List.of()));
    }
    parts.removeIf(part -> part.lessons().isEmpty() && !part.examination());
    return new Course(order == null ? "" : order.title(), parts, List.copyOf(concepts.values()));
  }

  private String moreLessons() {
    return new CourseText(language, _ -> "").text(Message.coded(MORE));
  }

  private List<Lesson> take(
      CourseFile.PartOrder part, Map<String, Lesson> left, ProblemCollector found) {
    List<Lesson> taken = new ArrayList<>();
    for (String id : part.lessons()) {
      Lesson lesson = left.remove(id);
      if (lesson != null) {
        taken.add(lesson);
      } else {
        found.add(
            part.place().place("lessons"),
            lessons.containsKey(id)
                ? "lesson '%s' appears twice".formatted(id)
                : "there is no valid lesson '%s'".formatted(id),
            lessons.containsKey(id)
                ? "Remove one of them"
                : SpellingSuggestions.remedy(id, lessons.keySet()));
      }
    }
    return taken;
  }
}
