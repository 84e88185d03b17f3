import type { RouteDefinition, routes } from '@combolab/contracts';

type Routes = typeof routes;

/** Where a route is and how it is called. The type stands for what goes in and comes out; its schemas stay away. */
export interface Call<R extends RouteDefinition = RouteDefinition> {
  readonly method: R['method'];
  readonly path: R['path'];
  /** Only a type. */
  readonly route?: R;
}

/** The compiler refuses a method or path that is not the one of contracts' `routes`. */
export const call = <R extends RouteDefinition>(method: R['method'], path: R['path']): Call<R> => ({ method, path });

/** Every call of the page. Contracts' own table would bring the schemas of the server's checks along. */
export const calls = {
  search: call<Routes['search']>('GET', '/search/combos'),
  dailyCombo: call<Routes['dailyCombo']>('GET', '/game/:gameId/daily-combo'),
  combo: call<Routes['combo']>('GET', '/combo/:comboId'),
  comboFor: call<Routes['comboFor']>('GET', '/combo/:comboId/:userId'),
  addCombo: call<Routes['addCombo']>('POST', '/add-combo'),
  uploads: call<Routes['uploads']>('GET', '/uploads'),
  updateCombo: call<Routes['updateCombo']>('POST', '/update-combo'),
  deleteCombo: call<Routes['deleteCombo']>('POST', '/delete-combo'),
  verifyCombo: call<Routes['verifyCombo']>('POST', '/combo/verify'),
  generatePreview: call<Routes['generatePreview']>('POST', '/generate-preview'),
  addFeedback: call<Routes['addFeedback']>('POST', '/combo/add-feedback'),
  addFavorite: call<Routes['addFavorite']>('POST', '/add-favorite-combo'),
  removeFavorite: call<Routes['removeFavorite']>('POST', '/remove-favorite-combo'),
  followAuthor: call<Routes['followAuthor']>('POST', '/user/follow-author'),
  unfollowAuthor: call<Routes['unfollowAuthor']>('POST', '/user/unfollow-author'),
  follows: call<Routes['follows']>('GET', '/user/follows'),
  userProfile: call<Routes['userProfile']>('GET', '/users/:userId/profile'),
  savedSearches: call<Routes['savedSearches']>('GET', '/user/saved-searches'),
  saveSearch: call<Routes['saveSearch']>('POST', '/user/save-search'),
  removeSearch: call<Routes['removeSearch']>('POST', '/user/remove-search'),
  notifications: call<Routes['notifications']>('GET', '/user/notifications'),
  readNotifications: call<Routes['readNotifications']>('POST', '/user/notifications/read'),
  setNotifications: call<Routes['setNotifications']>('POST', '/user/notification-settings'),
  newUser: call<Routes['newUser']>('POST', '/new-user'),
  user: call<Routes['user']>('GET', '/user/:userId'),
  updateUser: call<Routes['updateUser']>('POST', '/update-user'),
  userPicture: call<Routes['userPicture']>('POST', '/user/picture'),
  exportAccount: call<Routes['exportAccount']>('GET', '/user/export'),
  deleteAccount: call<Routes['deleteAccount']>('POST', '/user/delete-account'),
  setPreferredController: call<Routes['setPreferredController']>('POST', '/set-preferred-controller'),
};
