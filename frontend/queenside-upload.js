// Sends one file to the server: chosen with a button or dropped on it. Its texts are attributes:
// "choose", "drop", "sending" with {0} for percent, "stop", "stopped", "too-large", "failed". The
// attribute "accept" lists the file extensions to choose from.
class Upload extends HTMLElement {
  connectedCallback() {
    if (this.input) return;
    this.input = document.createElement("input");
    this.input.type = "file";
    this.input.className = "sr";
    this.input.id = "upload-file";
    this.input.accept = this.getAttribute("accept");
    this.input.addEventListener("change", () => this.send(this.input.files[0]));

    this.label = document.createElement("label");
    this.label.className = "btn fill";
    this.label.htmlFor = this.input.id;
    this.label.textContent = this.getAttribute("choose");

    this.hint = document.createElement("span");
    this.hint.className = "drop-hint";
    this.hint.textContent = this.getAttribute("drop");

    this.bar = document.createElement("progress");
    this.bar.max = 100;
    this.bar.hidden = true;

    this.stop = document.createElement("button");
    this.stop.type = "button";
    this.stop.className = "btn text";
    this.stop.hidden = true;
    this.stop.textContent = this.getAttribute("stop");
    this.stop.addEventListener("click", () => this.request?.abort());

    this.status = document.createElement("p");
    this.status.setAttribute("role", "status");

    this.append(this.input, this.label, this.hint, this.bar, this.stop, this.status);
    this.addEventListener("dragover", (event) => this.hover(event, true));
    this.addEventListener("dragleave", (event) => this.hover(event, false));
    this.addEventListener("drop", (event) => {
      this.hover(event, false);
      this.send(event.dataTransfer.files[0]);
    });
  }

  hover(event, over) {
    event.preventDefault();
    this.classList.toggle("over", over);
  }

  send(file) {
    if (!file || this.request) return;
    this.dispatchEvent(new CustomEvent("begun"));
    if (file.size > Number(this.getAttribute("largest"))) {
      this.end("too-large");
      return;
    }
    const request = new XMLHttpRequest();
    this.request = request;
    this.show(0);
    request.upload.addEventListener("progress", (event) =>
      this.show(Math.floor((100 * event.loaded) / Math.max(1, event.total))),
    );
    request.addEventListener("load", () => this.answered(request));
    request.addEventListener("error", () => this.end("failed"));
    request.addEventListener("abort", () => this.end("stopped"));
    request.open("POST", this.getAttribute("target"));
    request.setRequestHeader("X-Filename", encodeURIComponent(file.name));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  }

  show(percent) {
    this.label.hidden = this.hint.hidden = true;
    this.bar.hidden = this.stop.hidden = false;
    this.bar.value = percent;
    const text = this.getAttribute("sending").replace("{0}", percent);
    this.bar.setAttribute("aria-label", text);
    // Screen readers announce every quarter, not every step.
    if (percent % 25 === 0) this.status.textContent = text;
  }

  answered(request) {
    if (request.status === 200) {
      this.end();
      this.dispatchEvent(new CustomEvent("uploaded"));
    } else if (request.status === 422) {
      this.end();
      this.dispatchEvent(new CustomEvent("refused"));
    } else {
      this.end("failed");
    }
  }

  end(key) {
    const used = this.stop === document.activeElement;
    this.request = undefined;
    this.input.value = "";
    this.label.hidden = this.hint.hidden = false;
    this.bar.hidden = this.stop.hidden = true;
    this.status.textContent = key ? this.getAttribute(key) : "";
    if (used) this.input.focus();
  }
}

customElements.define("queenside-upload", Upload);
