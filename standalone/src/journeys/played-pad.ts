/// <reference lib="dom" />
import type { Page } from 'playwright';
import type { PressType } from '@combolab/contracts';
import type { Scripted } from './scripted.js';

/** A press on the frame of the clip in a lesson or in the editor, held for some frames. */
export interface PlannedPress {
  readonly type: PressType;
  /** Frame of the clip, 60 a second. */
  readonly frame: number;
  readonly length?: number;
}

interface PlayedPad {
  /** What is held by hand. */
  held: readonly string[];
  /** When that changed, ms. */
  heldSince: number;
  /** What is pressed as the clip goes. */
  plan: readonly PlannedPress[];
  /** It is pulled out as the clip comes to this frame. */
  pulledAt: number;
  connected: boolean;
  /** How often the page has asked. */
  asked: number;
}
type WithPad = Window & { playedPad?: PlayedPad };

/** Puts a pad in whose player can see which frame is on the screen; it tells each press with the time it was made. Runs in the page. */
export function playPad(as: string): void {
  const MOMENT_MS = 4;
  const BUTTONS = ['B_BUTTON', 'A_BUTTON', 'Y_BUTTON', 'X_BUTTON', 'L_TRIGGER', 'R_TRIGGER', 'L_Z', 'R_Z'];
  const pad: PlayedPad = { held: [], heldSince: 0, plan: [], pulledAt: Infinity, connected: false, asked: 0 };
  (window as WithPad).playedPad = pad;
  let followed: HTMLVideoElement | null = null;
  let picture: { mediaTime: number; at: number; rate: number } | null = null;
  /** When the page asked last and before that, while the clip played; ms. What it asks at one moment is asked once. */
  let [before, last] = [Infinity, Infinity];
  /** What was told last of the plan, and since when. */
  let told = { down: '', since: 0 };
  const follow = (video: HTMLVideoElement) => {
    if (video === followed) return;
    followed = video;
    const onPicture = (_now: number, { mediaTime, expectedDisplayTime }: VideoFrameCallbackMetadata) => {
      picture = video.paused ? null : { mediaTime, at: expectedDisplayTime, rate: video.playbackRate };
      video.requestVideoFrameCallback(onPicture);
    };
    video.requestVideoFrameCallback(onPicture);
  };
  /** What the plan has down now, and when it changed last. */
  const planned = (now: number): { held: readonly string[]; since: number } => {
    const video =
      document.querySelector<HTMLVideoElement>('[role=dialog] video') ??
      document.querySelector<HTMLVideoElement>('[aria-label="Clip and presses"] video');
    if (video === null) return { held: [], since: 0 };
    follow(video);
    if (picture === null || video.paused) {
      [before, last] = [Infinity, Infinity];
      told = { down: '', since: 0 };
      return { held: [], since: 0 };
    }
    const { mediaTime, at, rate } = picture;
    const timeOf = (frame: number) => at + ((frame / 60 - mediaTime) / rate) * 1000;
    const times = pad.plan.map(({ type, frame, length = 4 }) => ({
      type,
      from: timeOf(frame),
      to: timeOf(frame + length),
    }));
    if (now - last > MOMENT_MS || last === Infinity) [before, last] = [last, now];
    // a page that asks seldom sees each press once all the same
    const isMissed = (from: number) => before < from && from <= now;
    const down = times.filter(({ from, to }) => (from <= now && now < to) || isMissed(from));
    const changes = times.flatMap((time) => (down.includes(time) ? [time.from] : [time.from, time.to]));
    const held = down.map(({ type }) => type);
    // a newer picture says a little otherwise when a press was; a pad never tells of one from before it was asked last
    if (told.down !== held.join())
      told = {
        down: held.join(),
        since: Math.max(before < now ? before + 0.001 : 0, ...changes.filter((time) => time <= now)),
      };
    if (now >= timeOf(pad.pulledAt)) pad.connected = false;
    return { held, since: told.since };
  };
  const axis = (held: readonly string[], stick: string, less: string, more: string): number =>
    held.some((type) => type.startsWith(stick) && type.includes(more, stick.length))
      ? 1
      : held.some((type) => type.startsWith(stick) && type.includes(less, stick.length))
        ? -1
        : 0;
  navigator.getGamepads = () => {
    pad.asked++;
    const { held, since } = planned(performance.now());
    const down = [...pad.held, ...held];
    const seen = {
      id: 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)',
      index: 1,
      connected: true,
      mapping: as,
      timestamp: Math.max(since, pad.heldSince),
      axes: [
        axis(down, 'CONTROL_STICK_', 'LEFT', 'RIGHT'),
        axis(down, 'CONTROL_STICK_', 'UP', 'DOWN'),
        axis(down, 'C_STICK_', 'LEFT', 'RIGHT'),
        axis(down, 'C_STICK_', 'UP', 'DOWN'),
      ],
      buttons: Array.from({ length: 18 }, (_, at) => ({
        value: down.includes(BUTTONS[at] ?? '') ? 1 : 0,
        pressed: down.includes(BUTTONS[at] ?? ''),
        touched: false,
      })),
    };
    return pad.connected ? [null, seen as unknown as Gamepad] : [null, null];
  };
}

/** Puts it in before the page's own scripts run. */
export async function givePlayedPad(page: Page, { mapping = 'standard' } = {}): Promise<void> {
  await page.addInitScript(playPad, mapping);
}

/** Plugs the pad in or pulls it out. */
export const plugIn = (page: Scripted, connected = true): Promise<void> =>
  page.evaluate((next) => {
    const pad = (window as WithPad).playedPad;
    if (pad !== undefined) Object.assign(pad, { connected: next, pulledAt: Infinity });
  }, connected);

/** Pulls the pad out as the clip comes to a frame. */
export const pullOutAt = (page: Scripted, frame: number): Promise<void> =>
  page.evaluate((at) => {
    const pad = (window as WithPad).playedPad;
    if (pad !== undefined) pad.pulledAt = at;
  }, frame);

/** What the player will press as the clip of the lesson or the editor goes. */
export const plan = (page: Scripted, presses: readonly PlannedPress[]): Promise<void> =>
  page.evaluate((next) => {
    const pad = (window as WithPad).playedPad;
    if (pad !== undefined) pad.plan = next;
  }, presses);

/** Holds exactly these inputs, until the page has seen it. */
export const hold = (page: Scripted, ...held: readonly PressType[]): Promise<void> =>
  page.evaluate(async (next) => {
    const pad = (window as WithPad).playedPad;
    if (pad === undefined) throw new Error('there is no pad');
    pad.held = next;
    pad.heldSince = performance.now();
    for (const until = pad.asked + 3; pad.asked < until;) await new Promise(requestAnimationFrame);
  }, held);
