package org.queenside.play.ui;

import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.format.DateTimeFormatter;
import java.util.function.Supplier;
import org.queenside.ui.DownloadLink;

/** Downloads one or more games as a PGN file. */
public final class PgnDownloadLink extends DownloadLink {

  /** The date format in a PGN file. */
  public static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");

  /**
   * Creates a link.
   *
   * @param file writes the file when the link is pressed
   */
  public PgnDownloadLink(Supplier<String> file, String text) {
    super(
        DownloadHandler.fromInputStream(
            _ -> {
              byte[] pgn = file.get().getBytes(StandardCharsets.UTF_8);
              return new DownloadResponse(
                  new ByteArrayInputStream(pgn),
                  "queenside.pgn",
                  "application/x-chess-pgn",
                  pgn.length);
            }),
        text);
  }
}
