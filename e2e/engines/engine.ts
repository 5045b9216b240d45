export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export interface Display {
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

/** A common interface to three browsers. The browser itself dispatches pointer and keyboard events, as for a user. */
export interface Engine {
  name: EngineName;
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It is serialised, so it can use only its argument. */
  evaluate: <Result, Arg = undefined>(
    script: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ) => Promise<Result>;
  clickAt: (x: number, y: number) => Promise<void>;
  moveTo: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Console errors and exceptions since the last call. WebKit's driver reports none. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}

/** The keys that journeys press, by their W3C names. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'Space';
