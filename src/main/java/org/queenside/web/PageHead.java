package org.queenside.web;

import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.communication.IndexHtmlResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.queenside.text.TextDirection;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * Completes the page around all views. The first page of a session contains the styles and a
 * picture of the view, so that the view is seen as soon as this one response has arrived; scripts
 * are fetched in parallel. Later pages of the same session have neither: the browser has kept the
 * styles.
 */
final class PageHead {

  private static final String VAADIN_SCRIPTS = "META-INF/VAADIN/webapp/";

  /** Flow's requests for parts of its bundle. All of our modules are in one file. */
  private static final Pattern BUNDLE_PARTS =
      Pattern.compile("\"LAZY\":\\[(\\{[^{}]*\\.loadOnDemand\\([^{}]*},?)+],");

  /** A function for components written with Polymer. */
  private static final String FOR_POLYMER = "window.JSCompiler_renameProperty";

  private final FrontendFiles files;
  private final List<String> flowScripts;

  PageHead(FrontendFiles files) {
    this.files = files;
    this.flowScripts = flowScripts().toList();
  }

  void write(IndexHtmlResponse response) {
    Document page = response.getDocument();
    page.outputSettings().prettyPrint(false);
    page.nodeStream(Comment.class).toList().forEach(Comment::remove);
    page.nodeStream(DataNode.class).toList().forEach(PageHead::removeUnused);
    Element head = page.head();
    loadScripts(head);
    moveDown(page);
    flowScripts.forEach(
        address -> head.appendElement("link").attr("rel", "modulepreload").attr("href", address));
    Optional<UI> view = response.getUI();
    view.ifPresent(ui -> writeScriptNotice(page, ui));
    view.map(ui -> ui.getInternals().getTitle()).ifPresent(page::title);
    view.ifPresent(ui -> writeDescription(head, ui));
    view.ifPresent(ui -> writeLanguage(page, ui.getLocale()));
    List<String> styles = FrontendFiles.stylesOf(view.map(PageHead::viewOf).orElse(null));
    VaadinSession session = VaadinSession.getCurrent();
    if (session.getAttribute(FrontendFiles.class) == null) {
      session.setAttribute(FrontendFiles.class, files);
      styles.forEach(style -> inline(head, style));
      view.ifPresent(
          ui -> FirstPaint.write(ui, page, files.joined(FrontendFiles.FIRST_PAINT_SCRIPT)));
    }
    keepStyles(head, styles);
  }

  /**
   * Our scripts run before Flow's: the board can be played on then, and all elements are defined.
   */
  private void loadScripts(Element head) {
    Element flow = head.expectFirst("script[src]");
    Stream.of(FrontendFiles.SCRIPT, FrontendFiles.PAGES_SCRIPT)
        .map(files::address)
        .map(address -> new Element("script").attr("type", "module").attr("src", address))
        .forEach(flow::before);
  }

  /** Flow's data for its scripts is at the end, so that the picture is seen sooner. */
  private static void moveDown(Document page) {
    page.head()
        .select("script[initial]:containsData(window.Vaadin)")
        .forEach(data -> page.body().appendChild(data));
  }

  private static void removeUnused(DataNode text) {
    String data = text.getWholeData();
    if (text.parentNameIs("style")) {
      text.setWholeData(data.replaceAll("(?s)/\\*.*?\\*/\\s*", ""));
    } else if (data.startsWith(FOR_POLYMER)) {
      Objects.requireNonNull(text.parent()).remove();
    } else {
      text.setWholeData(BUNDLE_PARTS.matcher(data).replaceFirst(""));
    }
  }

  private void inline(Element head, String style) {
    head.appendElement("style")
        .attr("data-address", files.address(style))
        .appendChild(new DataNode(files.inline(style)));
  }

  private static void writeLanguage(Document page, Locale language) {
    page.children()
        .attr("lang", language.toLanguageTag())
        .attr("dir", TextDirection.of(language).attribute());
  }

  /** Search engines and messengers show it with the address. */
  private static void writeDescription(Element head, UI ui) {
    head.appendElement("meta")
        .attr("name", "description")
        .attr("content", ui.getTranslation("page.description"));
  }

  private static void writeScriptNotice(Document page, UI ui) {
    page.body()
        .prependElement("noscript")
        .appendElement("p")
        .addClass("script-notice")
        .text(ui.getTranslation("page.no-script"));
  }

  /** Adds the script that keeps the styles or brings them back. */
  private void keepStyles(Element head, List<String> styles) {
    List<String> addresses = styles.stream().map(files::address).toList();
    head.appendElement("script")
        .attr("data-addresses", String.join(" ", addresses))
        .appendChild(new DataNode("{" + files.joined(FrontendFiles.KEPT_STYLE_SCRIPT) + "}"));
    Element withoutScripts = head.appendElement("noscript");
    addresses.forEach(
        address ->
            withoutScripts.appendElement("link").attr("rel", "stylesheet").attr("href", address));
  }

  private static @Nullable Class<?> viewOf(UI ui) {
    List<HasElement> chain = ui.getInternals().getActiveRouterTargetsChain();
    return chain.isEmpty() ? null : chain.getFirst().getClass();
  }

  /** Flow's scripts, whose names contain a hash of their content. */
  private static Stream<String> flowScripts() {
    try {
      Resource[] found =
          new PathMatchingResourcePatternResolver()
              .getResources("classpath*:" + VAADIN_SCRIPTS + "VAADIN/build/*.js");
      return Arrays.stream(found)
          .map(script -> "VAADIN/build/" + script.getFilename())
          .filter(address -> !address.contains("indexhtml"))
          .sorted();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
