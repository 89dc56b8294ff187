package org.queenside.practice.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.html.Span;

/** A countdown in the browser. The server measures the time itself. */
final class Countdown extends Span {

  private static final String RUN =
      """
      const end = performance.now() + $0 * 1000;
      const tick = () => {
        const left = Math.max(0, end - performance.now());
        this.textContent = Math.ceil(left / 1000) + ' s';
        if (left > 0) {
          this.tick = setTimeout(tick, Math.min(left, 200));
        } else {
          this.dispatchEvent(new Event('over'));
        }
      };
      clearTimeout(this.tick);
      tick();
      """;

  private final int seconds;

  /**
   * Creates a countdown that starts when it is shown.
   *
   * @param over called when the time is up
   */
  Countdown(int seconds, String label, Runnable over) {
    this.seconds = seconds;
    addClassName("countdown");
    getElement().setAttribute("role", "timer");
    getElement().setAttribute("aria-label", label);
    getElement().addEventListener("over", event -> over.run());
  }

  @Override
  protected void onAttach(AttachEvent attach) {
    super.onAttach(attach);
    getElement().executeJs(RUN, seconds);
  }
}
