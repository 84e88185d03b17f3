/** Stream names. The first two segments are the unit of order. */
export const streams = {
  combo: (comboId: string): string => `combo/${comboId}`,
  feedback: (comboId: string, userId: string): string => `combo/${comboId}/feedback/${userId}`,
  comment: (comboId: string, commentId: string): string => `combo/${comboId}/comments/${commentId}`,
  user: (userId: string): string => `user/${userId}`,
  favorite: (userId: string, comboId: string): string => `user/${userId}/favorites/${comboId}`,
  list: (userId: string, listId: string): string => `user/${userId}/lists/${listId}`,
  search: (userId: string, searchId: string): string => `user/${userId}/searches/${searchId}`,
  notification: (userId: string, notificationId: string): string => `user/${userId}/notifications/${notificationId}`,
  inbox: (userId: string): string => `user/${userId}/inbox`,
  practice: (userId: string, comboId: string): string => `practice/${userId}/${comboId}`,
  name: (key: string): string => `name/${key}`,
};
