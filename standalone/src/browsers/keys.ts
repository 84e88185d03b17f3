import { Key } from 'selenium-webdriver';

const NAMED: Readonly<Record<string, string>> = {
  ...{ Shift: Key.SHIFT, Control: Key.CONTROL, Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, Space: ' ' },
  ...{ ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN },
  ...{ Home: Key.HOME, End: Key.END, PageUp: Key.PAGE_UP, PageDown: Key.PAGE_DOWN, Period: '.', Comma: ',' },
};

/** The keys of a combination as WebDriver knows them: `Shift+Period`. */
export const keysOf = (combination: string): readonly string[] =>
  combination.split('+').map((name) => NAMED[name] ?? name.replace(/^Digit/, ''));
