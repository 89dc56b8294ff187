package org.queenside.course.syntax;

import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Reads YAML into nodes that know their location. No value becomes a Java object, and aliases are
 * refused, so that a small file can't grow into a large one.
 */
public final class YamlParser {
  /** The maximum length of a file, more than ten times the longest lesson. */
  public static final int MOST_CHARACTERS = 256 * 1024;

  private static final int DEEPEST = 12;

  private YamlParser() {}

  /** Returns the fields of the file, or adds the reason to the problems and returns null. */
  public static @Nullable YamlFields read(String text, ProblemCollector problems) {
    MappingNode node = compose(text, problems);
    return node == null ? null : new YamlFields(node, problems);
  }

  /** Returns the file's top-level mapping, or adds the reason to the problems and returns null. */
  public static @Nullable MappingNode compose(String text, ProblemCollector problems) {
    if (text.length() > MOST_CHARACTERS) {
      problems.add(
          SourceLocation.TOP,
          "the file is longer than %d characters".formatted(MOST_CHARACTERS),
          "Split it into several lessons");
      return null;
    }
    try {
      Node node = compose(text);
      if (node instanceof MappingNode mapping) {
        return mapping;
      }
      problems.add(
          SourceLocation.TOP, "the file has no fields", "Begin it with 'id: …' or 'title: …'");
    } catch (AliasException alias) {
      problems.add(
          alias.place, "aliases (*name) are not allowed in a lesson", "Write the value out");
    } catch (MarkedYAMLException broken) {
      Mark mark = broken.getProblemMark();
      problems.add(
          mark == null ? SourceLocation.TOP : SourceLocation.of(mark),
          "not YAML: " + broken.getProblem(),
          "Check indentation, quotes and brackets here and in the line above");
    } catch (YAMLException broken) {
      problems.add(
          SourceLocation.TOP,
          "not YAML: " + firstLine(broken),
          "Check that the file is plain UTF-8 text");
    }
    return null;
  }

  private static @Nullable Node compose(String text) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(MOST_CHARACTERS);
    options.setNestingDepthLimit(DEEPEST);
    var parser = new ParserWithoutAliases(new StreamReader(text), options);
    return new Composer(parser, new Resolver(), options).getSingleNode();
  }

  private static final class AliasException extends YAMLException {
    private static final long serialVersionUID = 1;

    private final transient SourceLocation place;

    AliasException(SourceLocation place) {
      super("alias");
      this.place = place;
    }
  }

  private static final class ParserWithoutAliases extends ParserImpl {

    ParserWithoutAliases(StreamReader reader, LoaderOptions options) {
      super(reader, options);
    }

    @Override
    public Event getEvent() {
      Event event = super.getEvent();
      if (event instanceof AliasEvent) {
        throw new AliasException(SourceLocation.of(event.getStartMark()));
      }
      return event;
    }
  }

  private static String firstLine(YAMLException broken) {
    return String.valueOf(broken.getMessage()).lines().findFirst().orElse("");
  }
}
