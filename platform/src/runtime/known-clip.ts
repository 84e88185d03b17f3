const ENDING = '.known.json';

/**
 * The key of what was found out about a combo's clip before it was shared (`InspectedClip.known`), for who makes its preview: so it
 * is not looked at once more. It may be missing, and goes when the preview is there.
 */
export const knownKey = (sourceKey: string): string => `${sourceKey}${ENDING}`;

export const isKnownKey = (key: string): boolean => key.endsWith(ENDING);
