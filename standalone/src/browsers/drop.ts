/// <reference lib="dom" />
import type { ReplayFile } from '../journeys/replay-files.js';
import { sent, type SentSpot, type Spot } from './in-page.js';
import type { Visitor } from './visitor.js';

interface Dropped {
  readonly spot: SentSpot;
  readonly files: readonly { readonly name: string; readonly base64: string }[];
}

/** Drops files onto something, as a browser tells of it: WebDriver has no hand outside of the page. */
export async function dropOn(visitor: Visitor, spot: Spot, files: readonly ReplayFile[]): Promise<void> {
  await visitor.see(spot);
  const given: Dropped = {
    spot: sent(spot),
    files: files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  };
  await visitor.evaluate(({ spot: at, files: all }: Dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, base64 } of all)
      dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
    const { findSpot } = window as Window & { findSpot?: (spot: SentSpot) => HTMLElement[] };
    for (const type of ['dragenter', 'dragover', 'drop'])
      findSpot?.(at)[0]?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, given);
}
