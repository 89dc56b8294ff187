package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.i18n.I18NProvider;

/** A switch for something that only the browser stores. */
@Tag("queenside-setting")
@JsModule("context://board/queenside-setting.js")
public final class SettingSwitch extends Component {

  private SettingSwitch(String name, String key) {
    getElement().setAttribute("name", name).setAttribute("label", I18NProvider.translate(key));
  }

  /** Lets the user choose whether the next task waits for a press. */
  public static SettingSwitch forWaiting() {
    return new SettingSwitch("wait", "lesson.wait");
  }

  /** Lets the user choose whether characters talk beside the lessons. */
  public static SettingSwitch forQuiet() {
    return new SettingSwitch("quiet", "lesson.quiet");
  }

  /** Lets the user choose whether score sheets show pieces as pictures instead of letters. */
  public static SettingSwitch forFigurines() {
    return new SettingSwitch("figurines", "play.figurines");
  }
}
