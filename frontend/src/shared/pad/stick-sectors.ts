import { SECTORS, type Sector, type Tilt } from './pad-state.js';

const EIGHTH = Math.PI / 4;

/** The one of eight directions that is nearest. */
export const sectorOf = ([x, y]: Tilt): Sector => SECTORS[(Math.round(Math.atan2(y, x) / EIGHTH) + 8) % 8] ?? 'RIGHT';

/** How far a tilt is turned away from the middle of a direction, in degrees, 0 to 180. */
export function turnedFrom(sector: Sector, [x, y]: Tilt): number {
  const turned = Math.abs(Math.atan2(y, x) - SECTORS.indexOf(sector) * EIGHTH) % (2 * Math.PI);
  return (Math.min(turned, 2 * Math.PI - turned) * 180) / Math.PI;
}
