/** How many bins of 10 % a facet counts; the last one holds all from 190 % up. */
export const PERCENT_BINS = 20;
