/** Combo types, exactly as specified. */
export const TAGS = ['True Combo', 'Edgeguard', 'String', 'Read', 'For Fun', 'Ledge Trap', 'Tech Chase'] as const;
export type Tag = (typeof TAGS)[number];
/** Ends of the percent scale. */
export const PERCENT_MIN = 0;
export const PERCENT_MAX = 200;
