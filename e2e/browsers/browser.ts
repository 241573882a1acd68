/** What a walk through the portal asks of a browser that Playwright does not drive. */
export interface OtherBrowser {
  version: string;
  /** What the pages threw, where the browser tells. */
  errors: readonly string[];
  open(address: string): Promise<void>;
  /** Runs a function in the page; it and its values travel as text. */
  run<Values extends unknown[], Answer>(
    script: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Answer>;
  /** Clicks the first button with this text, as a mouse does. */
  press(button: string): Promise<void>;
  close(): Promise<void>;
}

export interface OtherBrowserType {
  name: string;
  /** Where it can be started; an installation by Debian's package that is missing leaves the walk out. */
  isThere: boolean;
  package: string;
  launch(): Promise<OtherBrowser>;
}

export const buttonPath = (text: string): string =>
  `//button[contains(normalize-space(), ${JSON.stringify(text)})]`;
