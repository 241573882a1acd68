const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
];

const noMedia = (media) => ({
  matches: false,
  media,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

/** Node's own keeps the process alive until its ports are closed, which nobody does. */
class MessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })) };
}

/** jsdom plus the browser features that Ant Design, the router and the telemetry need and jsdom lacks. */
module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of fromNode) page[name] = globalThis[name];
    page.Uint8Array = Uint8Array;
    page.MessageChannel ??= MessageChannel;
    page.navigator.sendBeacon ??= () => true;
    page.matchMedia ??= noMedia;
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    page.Element.prototype.scrollIntoView ??= function scrollIntoView() {};
    page.Blob.prototype.text ??= function text() {
      const reader = new page.FileReader();
      return new Promise((resolve, reject) => {
        reader.addEventListener('load', () => resolve(reader.result));
        reader.addEventListener('error', () => reject(reader.error));
        reader.readAsText(this);
      });
    };
    // dialogs show and hide; what is modal about them needs a browser
    const dialog = page.HTMLDialogElement.prototype;
    dialog.showModal ??= function showModal() {
      this.open = true;
    };
    dialog.close ??= function close() {
      this.open = false;
      this.dispatchEvent(new page.Event('close'));
    };
    // Ant Design asks for ::-webkit-scrollbar, and jsdom complains about every pseudo-element
    const computedStyle = page.getComputedStyle.bind(page);
    page.getComputedStyle = (element) => computedStyle(element);
  }
};
