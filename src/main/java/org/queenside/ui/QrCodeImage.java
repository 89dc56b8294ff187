package org.queenside.ui;

import com.vaadin.flow.component.html.Span;
import io.nayuki.qrcodegen.QrCode;

/** An address as a QR code, black on white whatever the screen's colours. */
public final class QrCodeImage extends Span {

  /** The white margin that scanners need, in modules. */
  private static final int QUIET = 4;

  /**
   * Draws the code.
   *
   * @param address what a camera reads
   * @param label what a screen reader says instead of the picture
   */
  public QrCodeImage(String address, String label) {
    addClassName("qr");
    getElement().setAttribute("role", "img");
    getElement().setAttribute("aria-label", label);
    getElement().setProperty("innerHTML", svg(QrCode.encodeText(address, QrCode.Ecc.MEDIUM)));
  }

  /**
   * Each row of modules becomes one stroke of the path. The drawing doesn't contain the address as
   * text.
   */
  private static String svg(QrCode code) {
    int side = code.size + 2 * QUIET;
    var path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      int from = -1;
      for (int x = 0; x <= code.size; x++) {
        boolean dark = code.getModule(x, y);
        if (dark && from < 0) {
          from = x;
        } else if (!dark && from >= 0) {
          int width = x - from;
          path.append('M').append(from + QUIET).append(' ').append(y + QUIET);
          path.append('h').append(width).append("v1h-").append(width).append('z');
          from = -1;
        }
      }
    }
    return "<svg viewBox='0 0 %d %d' aria-hidden='true' focusable='false' shape-rendering='crispEdges'>"
            .formatted(side, side)
        + "<rect width='100%' height='100%' fill='#fff'/><path d='"
        + path
        + "' fill='#000'/></svg>";
  }
}
