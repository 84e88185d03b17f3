import type { Page } from 'playwright';

export interface Playback {
  /** Pictures that the browser told of. */
  readonly callbacks: number;
  /** Of these, how many the overlay numbered otherwise than the browser announced them. */
  readonly misnumbered: number;
  /** Of these, how many were another picture when they were read than the overlay's number says. */
  readonly apart: number;
  /** The same for the browser's own announcement. */
  readonly announcedApart: number;
  /** Frames between picture and overlay at worst, and between picture and announcement. */
  readonly furthest: number;
  readonly announcedFurthest: number;
  /** What React committed between the first and the last picture. */
  readonly commits: number;
}

/** Runs in the page: plays the clip once and compares at every picture, after the page has heard of it. */
const PLAY = `new Promise((done) => {
  const found = {
    callbacks: 0, misnumbered: 0, apart: 0, announcedApart: 0, furthest: 0, announcedFurthest: 0, commits: 0,
  };
  let began = null;
  const onPicture = (_now, { mediaTime }) => {
    began ??= commits;
    if (!clip.paused) {
      const [picture, overlay, announced] = [readPicture(), readCounter(), Math.round(mediaTime * 60)];
      const [off, announcedOff] = [Math.abs(picture - overlay), Math.abs(picture - announced)];
      found.callbacks += 1;
      found.misnumbered += overlay === announced ? 0 : 1;
      found.apart += off > 0 ? 1 : 0;
      found.announcedApart += announcedOff > 0 ? 1 : 0;
      found.furthest = Math.max(found.furthest, off);
      found.announcedFurthest = Math.max(found.announcedFurthest, announcedOff);
      found.commits = commits - began;
    }
    if (!clip.ended) clip.requestVideoFrameCallback(onPicture);
  };
  clip.requestVideoFrameCallback(onPicture);
  clip.addEventListener('ended', () => done(found), { once: true });
  document.querySelector('button[aria-label=Play]').click();
})`;

/** Plays a clip from its start to its end. */
export const playOnce = (page: Page): Promise<Playback> => page.evaluate<Playback>(PLAY);
