package org.queenside.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ModuleJoinerTest {

  @Test
  void everyModuleComesOnceAndBeforeThoseThatImportIt() {
    String script =
        new ModuleJoiner(
                Map.of(
                    "a.js",
                        "import { b } from './b.js';\nimport { c as d } from './c.js';\nb(d);\n",
                    "b.js", "import { c } from './c.js';\nexport function b() {\n  return c;\n}\n",
                    "c.js", "/** What c is. */\nexport const c = 3;\n"))
            .join(List.of("a.js", "b.js"));

    assertThat(script)
        .isEqualTo(
            """
            const $c_js = (() => {
            const c = 3;
            return { c };
            })();
            const $b_js = (() => {
            const { c } = $c_js;
            function b() {
            return c;
            }
            return { b };
            })();
            const $a_js = (() => {
            const { b } = $b_js;
            const { c: d } = $c_js;
            b(d);
            return {  };
            })();
            """);
  }

  @Test
  void aSecondScriptImportsWhatTheFirstOneContains() {
    var joiner =
        new ModuleJoiner(
            Map.of(
                "a.js", "import { c } from './c.js';\nc();\n",
                "b.js", "import { c } from './c.js';\nimport { d } from './d.js';\nc(d);\n",
                "c.js", "export const c = 3;\n",
                "d.js", "export const d = 4;\n"));

    assertThat(joiner.joinFirst(List.of("a.js"))).endsWith("\nexport { $c_js, $a_js };\n");
    assertThat(joiner.joinAfter(List.of("b.js"), "first.js", List.of("a.js")))
        .isEqualTo(
            """
            import { $c_js } from './first.js';
            const $d_js = (() => {
            const d = 4;
            return { d };
            })();
            const $b_js = (() => {
            const { c } = $c_js;
            const { d } = $d_js;
            c(d);
            return {  };
            })();
            """);
  }

  @Test
  void aJsonFileBecomesAConstant() {
    String script =
        new ModuleJoiner(
                Map.of(
                    "a.js", "import data from './data.json' with { type: 'json' };\ndata.x;\n",
                    "data.json", "{ \"x\": 1 }\n"))
            .join(List.of("a.js"));

    assertThat(script)
        .startsWith("const $data_json = { \"x\": 1 };\n")
        .contains("const data = $data_json;");
  }

  @Test
  void anImportThatWouldNotWorkIsReportedWithItsLine() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new ModuleJoiner(Map.of("a.js", "import * as all from './b.js';\n"))
                    .join(List.of("a.js")))
        .withMessage("a.js can't be joined: import * as all from './b.js';");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new ModuleJoiner(Map.of("a.js", "import { b } from './b.js';\n"))
                    .join(List.of("a.js")))
        .withMessageContaining("missing: b.js");
  }

  @Test
  void aCircleIsReported() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new ModuleJoiner(
                        Map.of(
                            "a.js", "import { b } from './b.js';\nexport const a = 1;\n",
                            "b.js", "import { a } from './a.js';\nexport const b = 1;\n"))
                    .join(List.of("a.js")))
        .withMessageContaining("imported in a circle: a.js");
  }
}
