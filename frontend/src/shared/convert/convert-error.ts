/** Why no new file came out of a clip; its message is for people. */
export class ConvertError extends Error {}
