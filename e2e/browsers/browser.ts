/** What a walk through the portal needs from a browser not driven by Playwright. */
export interface OtherBrowser {
  version: string;
  /** Errors of the pages, if the browser reports them. */
  errors: readonly string[];
  open(address: string): Promise<void>;
  /** Runs a function in the page; it and its arguments are passed as text. */
  run<Values extends unknown[], Answer>(
    script: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Answer>;
  /** Clicks the first button with this text, with the mouse. */
  press(button: string): Promise<void>;
  close(): Promise<void>;
}

export interface OtherBrowserType {
  name: string;
  /** Where it can be started. If Debian's package is missing and cannot be installed, the walk is skipped. */
  isThere: boolean;
  package: string;
  launch(): Promise<OtherBrowser>;
}

export const buttonPath = (text: string): string =>
  `//button[contains(normalize-space(), ${JSON.stringify(text)})]`;
