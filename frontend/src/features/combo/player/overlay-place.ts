import { OVERLAY_SIZES, type OverlayPlace } from './player-prefs.js';

const OPACITIES = [1, 0.8, 0.6, 0.4] as const;
const part = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** Moved by parts of the free room, never off the picture. */
export const movedBy = (place: OverlayPlace, x: number, y: number): OverlayPlace => ({
  ...place,
  x: part(place.x + x),
  y: part(place.y + y),
});

/** The place with its corner at some pixels, where `room` is what the picture has more than the controller. */
export const placeByDrag = (
  place: OverlayPlace,
  corner: { readonly left: number; readonly top: number },
  room: { readonly width: number; readonly height: number },
): OverlayPlace => ({
  ...place,
  x: part(room.width > 0 ? corner.left / room.width : 0),
  y: part(room.height > 0 ? corner.top / room.height : 0),
});

/** One size larger (1) or smaller (-1). */
export function resized(place: OverlayPlace, by: 1 | -1): OverlayPlace {
  const size =
    by === 1
      ? OVERLAY_SIZES.find((each) => each > place.size + 0.001)
      : OVERLAY_SIZES.findLast((each) => each < place.size - 0.001);
  return { ...place, size: size ?? place.size };
}

/** One step more of the picture shines through; after the last it is solid again. */
export const thinner = (place: OverlayPlace): OverlayPlace => ({
  ...place,
  opacity: OPACITIES.find((each) => each < place.opacity - 0.001) ?? 1,
});
