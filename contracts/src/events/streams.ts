/** Stream names. The first two segments are the unit of order. */
export const streams = {
  combo: (comboId: string): string => `combo/${comboId}`,
  feedback: (comboId: string, userId: string): string => `combo/${comboId}/feedback/${userId}`,
  comment: (comboId: string, commentId: string): string => `combo/${comboId}/comments/${commentId}`,
  user: (userId: string): string => `user/${userId}`,
  favorite: (userId: string, comboId: string): string => `user/${userId}/favorites/${comboId}`,
  follow: (userId: string, authorId: string): string => `user/${userId}/follows/${authorId}`,
  list: (userId: string, listId: string): string => `user/${userId}/lists/${listId}`,
  guide: (guideId: string): string => `guide/${guideId}`,
  search: (userId: string, searchId: string): string => `user/${userId}/searches/${searchId}`,
  token: (userId: string, tokenId: string): string => `user/${userId}/tokens/${tokenId}`,
  notification: (userId: string, notificationId: string): string => `user/${userId}/notifications/${notificationId}`,
  inbox: (userId: string): string => `user/${userId}/inbox`,
  practice: (userId: string, comboId: string): string => `practice/${userId}/${comboId}`,
  /** Reports of a thing and what was decided about it. */
  moderation: (caseId: string): string => `moderation/${caseId}`,
  name: (key: string): string => `name/${key}`,
};
