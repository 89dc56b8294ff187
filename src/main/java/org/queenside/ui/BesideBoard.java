package org.queenside.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;

/**
 * Everything about a board that changes while it's used: prompt, text, feedback, options. On a
 * narrow screen it's below the board and scrolls by itself, so the board never moves.
 */
public final class BesideBoard extends Div {

  /**
   * Without a mouse, a box that scrolls needs the focus. What brings an element into view is sent
   * once, not with each answer; it shows as much of the element as fits, and always its beginning.
   */
  private static final String PREPARE =
      """
      const check = () => this.scrollHeight > this.clientHeight + 1
          ? this.setAttribute('tabindex', '0') : this.removeAttribute('tabindex');
      new ResizeObserver(check).observe(this);
      new MutationObserver(check).observe(this, {childList: true, subtree: true});
      this.bring = (element) => {
        if (!this.clientHeight) {
          element.scrollIntoView({block: 'nearest'});
          return;
        }
        const {top, bottom} = element.getBoundingClientRect();
        const {top: first, bottom: last} = this.getBoundingClientRect();
        this.scrollTop += Math.min(top - first, Math.max(0, bottom - last));
      };
      """;

  public BesideBoard(Component... content) {
    super(content);
    addClassName("beside");
  }

  /** Scrolls to a component, but no more than the box around it if that scrolls. */
  public static void bringIntoView(Component component) {
    component.getElement().executeJs("this.closest('.beside')?.bring?.(this)");
  }

  /** Shows the beginning again, for other content. */
  public void scrollToTop() {
    getElement().executeJs("this.scrollTop = 0");
  }

  @Override
  protected void onAttach(AttachEvent event) {
    getElement().executeJs(PREPARE);
  }
}
