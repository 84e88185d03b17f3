const ID_LENGTH = 22;

/** A comment's id begins with its combo's, so its stream is known without a look-up. */
export const commentIdOf = (comboId: string, unique: string): string => `${comboId}${unique}`;
/** null when the text cannot be a comment's id. */
export const comboIdOfComment = (commentId: string): string | null =>
  commentId.length === 2 * ID_LENGTH ? commentId.slice(0, ID_LENGTH) : null;
