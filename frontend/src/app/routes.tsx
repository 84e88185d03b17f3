import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, useRouteError, type RouteObject } from 'react-router-dom';
import { AppShell } from './app-shell.js';
import { NotFound } from './not-found.js';
import { PageWait } from './page-wait.js';
import { RequireUser } from './require-user.js';

/** What a page throws is for the boundary of the shell, what the shell throws for the one around the router. */
function Rethrow(): never {
  throw useRouteError();
}

/** A page whose code is fetched when it is first shown; until then the page before it stays. */
const page =
  <K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) =>
  async () => ({ Component: (await load())[name] });

/** Every page. Code of a page is in its own chunk. */
export const pageRoutes: RouteObject[] = [
  {
    element: <AppShell />,
    ErrorBoundary: Rethrow,
    children: [
      {
        // within the shell, which stays
        ErrorBoundary: Rethrow,
        HydrateFallback: PageWait,
        children: [
          { path: '/', lazy: page(() => import('../features/landing/landing-page.js'), 'LandingPage') },
          { path: '/results/:gameId?', lazy: page(() => import('../features/results/results-page.js'), 'ResultsPage') },
          { path: '/game/:gameId?', lazy: page(() => import('../features/results/results-page.js'), 'ResultsPage') },
          {
            path: '/fighters/:gameId/:slug/:defender?',
            lazy: page(() => import('./fighter-route.js'), 'FighterRoute'),
          },
          { path: '/combo/:comboId', lazy: page(() => import('./combo-route.js'), 'ComboRoute') },
          { path: '/compare', lazy: page(() => import('../features/combo/compare/compare-page.js'), 'ComparePage') },
          {
            path: '/what-can-i-do',
            lazy: page(() => import('../features/shield-tool/shield-tool-page.js'), 'ShieldToolPage'),
          },
          {
            path: '/frames/:place?/:fighter?',
            lazy: page(() => import('../features/frame-tables/frame-table-page.js'), 'FrameTablePage'),
          },
          { path: '/replays', lazy: page(() => import('./replays-route.js'), 'ReplaysRoute') },
          { path: '/tutorial', lazy: page(() => import('../features/tutorial/tutorial-page.js'), 'TutorialPage') },
          { path: '/lists/:listId', lazy: page(() => import('./list-routes.js'), 'ListRoute') },
          {
            path: '/discover/:gameId?',
            lazy: page(() => import('../features/discover/discover-page.js'), 'DiscoverPage'),
          },
          { path: '/single-guide-page', lazy: page(() => import('./guide-routes.js'), 'GuideRoute') },
          { path: '/guides/:guideId', lazy: page(() => import('./guide-routes.js'), 'GuideRoute') },
          { path: '/profile/:userId', lazy: page(() => import('./profile-routes.js'), 'ProfileRoute') },
          {
            path: '/authenticate',
            lazy: page(() => import('../features/account/authenticate-page.js'), 'AuthenticatePage'),
          },
          {
            path: '/forgot-password',
            lazy: page(() => import('../features/account/forgot-password-page.js'), 'ForgotPasswordPage'),
          },
          {
            path: '/reset-password',
            lazy: page(() => import('../features/account/reset-password-page.js'), 'ResetPasswordPage'),
          },
          {
            element: <RequireUser />,
            children: [
              { path: '/today', lazy: page(() => import('./today-route.js'), 'TodayRoute') },
              { path: '/lists', lazy: page(() => import('../features/lists/lists-page.js'), 'ListsPage') },
              { path: '/lists/favourites', lazy: page(() => import('./list-routes.js'), 'FavouritesRoute') },
              { path: '/favorites', lazy: page(() => import('./list-routes.js'), 'FavouritesRoute') },
              { path: '/my-profile/:userId?', lazy: page(() => import('./profile-routes.js'), 'OwnProfileRoute') },
              { path: '/settings', lazy: page(() => import('./settings-route.js'), 'SettingsRoute') },
              {
                path: '/notifications',
                lazy: page(() => import('../features/notifications/notifications-page.js'), 'NotificationsPage'),
              },
              {
                path: '/saved-searches',
                lazy: page(() => import('../features/saved-searches/saved-searches-page.js'), 'SavedSearchesPage'),
              },
              {
                path: '/custom-mappings',
                lazy: page(() => import('../features/custom-mappings/custom-mappings-page.js'), 'CustomMappingsPage'),
              },
              { path: '/practice', lazy: page(() => import('../features/practice/practice-page.js'), 'PracticePage') },
              {
                path: '/moderation',
                lazy: page(() => import('../features/moderation/moderation-page.js'), 'ModerationPage'),
              },
              { path: '/guide', element: <Navigate to="/guide/default" replace /> },
              {
                path: '/guide/:guideId',
                lazy: page(() => import('../features/guide-editor/guide-editor-page.js'), 'GuideEditorPage'),
              },
              { path: '/edit', lazy: page(() => import('../features/create-combo/edit-redirect.js'), 'EditRedirect') },
              { path: '/test', element: <Navigate to="/test/test" replace /> },
              {
                path: '/test/:comboId',
                lazy: page(() => import('../features/create-combo/create-combo-page.js'), 'CreateComboPage'),
              },
            ],
          },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];

/** Shows the page of the address. It asks those who hold what is not saved, Back and Forward included. */
export const createRouter = () => createBrowserRouter(pageRoutes);
