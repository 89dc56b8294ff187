package org.queenside.course.source;

import java.util.ArrayList;
import java.util.List;
import org.queenside.course.model.Concept;
import org.queenside.course.model.CoursePart;
import org.queenside.course.syntax.FieldFormatException;
import org.queenside.course.syntax.ProblemCollector;
import org.queenside.course.syntax.ValueParsers;
import org.queenside.course.syntax.YamlFields;
import org.yaml.snakeyaml.nodes.MappingNode;

/**
 * The content of {@code course.yaml}: the lessons' names in order, and the concepts.
 *
 * @param title the name of the course
 * @param parts empty if the file only adds concepts
 */
record CourseFile(String title, List<PartOrder> parts, List<Concept> concepts) {

  /** A part, still without its lessons, their names, and its place in the file. */
  record PartOrder(CoursePart part, List<String> lessons, YamlFields place) {}

  /** Reads the order, and adds what is wrong with it to the problems. */
  static CourseFile read(MappingNode node, ProblemCollector problems) {
    YamlFields fields = new YamlFields(node, problems);
    String title = fields.required("title", "Rules of chess");
    List<PartOrder> parts = new ArrayList<>();
    for (YamlFields part : fields.blocks("parts")) {
      String id = part.required("id", "pieces", ValueParsers::id);
      String name = part.required("title", "The pieces");
      List<String> lessons = part.values("lessons", ValueParsers::id);
      String scene = Speech.read("scene", part);
      boolean examination = part.flag("examination", false);
      boolean ready = part.flag("ready", false);
      boolean game = part.flag("game", false);
      boolean deeper = part.flag("deeper", false);
      List<String> earlier = part.values("earlier", ValueParsers::id);
      part.finish();
      if (parts.stream().anyMatch(before -> before.part().id().equals(id))) {
        part.problem("id", "the id '%s' appears twice".formatted(id), "Choose another");
      }
      if (id != null) {
        parts.add(
            new PartOrder(
                new CoursePart(
                    id, name, List.of(), scene, examination, ready, game, deeper, earlier),
                lessons,
                part));
      }
    }
    List<Concept> concepts = concepts(fields);
    if (parts.isEmpty() && concepts.isEmpty()) {
      fields.problem("parts", "the course has no parts", "Add 'parts:' with a list");
    }
    fields.finish();
    return new CourseFile(title, parts, concepts);
  }

  private static List<Concept> concepts(YamlFields fields) {
    List<Concept> concepts = new ArrayList<>();
    YamlFields titles = fields.block("concepts");
    if (titles != null) {
      for (String name : titles.names()) {
        String title = titles.text(name);
        try {
          concepts.add(new Concept(ValueParsers.id(name), title == null ? "" : title));
        } catch (FieldFormatException misread) {
          titles.problem(name, misread.problem(), misread.remedy());
        }
      }
    }
    return concepts;
  }
}
