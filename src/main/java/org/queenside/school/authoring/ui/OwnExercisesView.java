package org.queenside.school.authoring.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import com.vaadin.flow.server.streams.UploadEvent;
import jakarta.annotation.security.RolesAllowed;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.queenside.course.syntax.LessonProblem;
import org.queenside.school.authoring.LessonFileService;
import org.queenside.school.authoring.OwnExercise;
import org.queenside.school.authoring.OwnExerciseService;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.Page;
import org.queenside.ui.UploadField;

/** The teacher's own exercises, and those that others share. */
@Route("workshop")
@RolesAllowed("TEACHER")
class OwnExercisesView extends Page {
  private static final String FILE = "own-exercises.yaml";

  private final OwnExerciseService exercises;
  private final LessonFileService files;
  private final Div lists = new Div();
  private final Div answer = new Div();

  /** The last uploaded file, written by the upload request. */
  private volatile UploadedFile sent = new UploadedFile("", "");

  private record UploadedFile(String name, String text) {}

  OwnExercisesView(OwnExerciseService exercises, LessonFileService files) {
    super("page workshop", "workshop.headline");
    this.exercises = exercises;
    this.files = files;
    var make = LinkButton.filled(ExerciseEditorView.PATH + ExerciseEditorView.NEW, "workshop.make");
    answer.getElement().setAttribute("role", "status");
    add(
        new H1(heading()),
        Markup.paragraph("lead", getTranslation("workshop.lead")),
        make,
        lists,
        uploadForm());
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    refresh();
  }

  private void refresh() {
    lists.removeAll();
    List<OwnExercise> mine = exercises.mine();
    List<OwnExercise> shared = exercises.shared();
    if (mine.isEmpty()) {
      lists.add(Markup.paragraph("none", getTranslation("workshop.mine.none")));
    } else {
      lists.add(list(mine, true));
    }
    if (!shared.isEmpty()) {
      lists.add(new Section(new H2(getTranslation("workshop.shared")), list(shared, false)));
    }
  }

  private UnorderedList list(List<OwnExercise> shown, boolean mine) {
    var list = Markup.list("own-list");
    for (OwnExercise each : shown) {
      var item = new OwnExerciseListItem(each, mine);
      item.offerCopy(() -> copy(each));
      if (mine) {
        item.offerRemoval(() -> remove(each));
      }
      list.add(item);
    }
    return list;
  }

  private void copy(OwnExercise exercise) {
    try {
      OwnExercise copy = exercises.copy(exercise.id(), copyTitle(exercise.title()));
      showNotice(Tone.RIGHT, "workshop.copied", copy.title());
    } catch (RecordNotFoundException gone) {
      showNotice(Tone.REFUSED, "status.failed", getTranslation("workshop.copy.gone"));
    }
    refresh();
  }

  private String copyTitle(String title) {
    String copied = getTranslation("workshop.copy.title", title);
    return copied.length() > OwnExercise.LONGEST_TITLE ? title : copied;
  }

  private void remove(OwnExercise exercise) {
    try {
      exercises.delete(exercise);
      showNotice(Tone.RIGHT, "workshop.removed", exercise.title());
    } catch (ConflictException meanwhile) {
      showNotice(Tone.REFUSED, "workshop.conflict", getTranslation("workshop.conflict.list"));
    }
    refresh();
  }

  private void showNotice(Tone tone, String sign, String sentence) {
    answer.removeAll();
    answer.add(new Notice(tone, getTranslation(sign), sentence));
  }

  private Component uploadForm() {
    var about = new Paragraph(getTranslation("workshop.upload.about"));
    var upload =
        new UploadField(
                "workshop.upload",
                ".yaml,.yml",
                LessonFileService.LARGEST,
                this::receive,
                this::received)
            .onBegin(answer::removeAll);
    var export =
        new DownloadLink(download(), getTranslation("workshop.export"), () -> exercises.mine());
    export.addClassName("text");
    return Markup.section(
        "quiet files", new H2(getTranslation("workshop.files")), about, upload, answer, export);
  }

  private DownloadHandler download() {
    return DownloadHandler.fromInputStream(
        event -> {
          byte[] lesson =
              files.exportAll(getTranslation("workshop.headline")).getBytes(StandardCharsets.UTF_8);
          return new DownloadResponse(
              new ByteArrayInputStream(lesson), FILE, "application/yaml", lesson.length);
        });
  }

  /** Runs outside the session's lock. */
  private void receive(UploadEvent event) throws IOException {
    String name = event.getFileName().replaceAll(".*[/\\\\]|\\p{Cntrl}", "");
    try (InputStream in = event.getInputStream()) {
      byte[] bytes = in.readNBytes(LessonFileService.LARGEST + 1);
      sent = new UploadedFile(name, new String(bytes, StandardCharsets.UTF_8));
    }
  }

  private void received() {
    UploadedFile file = sent;
    LessonFileService.ImportResult brought = files.importFile(file.name(), file.text());
    if (brought.made().isEmpty()) {
      showNotice(
          Tone.REFUSED,
          "workshop.upload.not",
          brought.problems().stream()
              .findFirst()
              .map(LessonProblem::toString)
              .orElse(getTranslation("workshop.upload.nothing")));
    } else {
      long drafts = brought.made().stream().filter(each -> !each.isAssignable()).count();
      showNotice(
          Tone.RIGHT,
          "workshop.upload.done",
          getTranslation("workshop.upload.count", brought.made().size(), drafts));
    }
    refresh();
  }
}
