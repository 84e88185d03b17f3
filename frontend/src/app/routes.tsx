import { createBrowserRouter, Navigate, useRouteError, type RouteObject } from 'react-router-dom';
import { AppShell } from './app-shell.js';
import { lazyPage } from './lazy-page.js';
import { NotFound } from './not-found.js';
import { RequireUser } from './require-user.js';

const ResultsPage = lazyPage(() => import('../features/results/results-page.js'), 'ResultsPage');
const ComboRoute = lazyPage(() => import('./combo-route.js'), 'ComboRoute');
const ComparePage = lazyPage(() => import('../features/combo/compare/compare-page.js'), 'ComparePage');
const LandingPage = lazyPage(() => import('../features/landing/landing-page.js'), 'LandingPage');
const AuthenticatePage = lazyPage(() => import('../features/account/authenticate-page.js'), 'AuthenticatePage');
const ForgotPasswordPage = lazyPage(() => import('../features/account/forgot-password-page.js'), 'ForgotPasswordPage');
const ResetPasswordPage = lazyPage(() => import('../features/account/reset-password-page.js'), 'ResetPasswordPage');
const CreateComboPage = lazyPage(() => import('../features/create-combo/create-combo-page.js'), 'CreateComboPage');

const ListsPage = lazyPage(() => import('../features/lists/lists-page.js'), 'ListsPage');
const ListRoute = lazyPage(() => import('./list-routes.js'), 'ListRoute');
const FavouritesRoute = lazyPage(() => import('./list-routes.js'), 'FavouritesRoute');
const NotificationsPage = lazyPage(
  () => import('../features/notifications/notifications-page.js'),
  'NotificationsPage',
);
const SavedSearchesPage = lazyPage(
  () => import('../features/saved-searches/saved-searches-page.js'),
  'SavedSearchesPage',
);
const SettingsRoute = lazyPage(() => import('./settings-route.js'), 'SettingsRoute');
const CustomMappingsPage = lazyPage(
  () => import('../features/custom-mappings/custom-mappings-page.js'),
  'CustomMappingsPage',
);
const TodayRoute = lazyPage(() => import('./today-route.js'), 'TodayRoute');
const PracticePage = lazyPage(() => import('../features/practice/practice-page.js'), 'PracticePage');
const ModerationPage = lazyPage(() => import('../features/moderation/moderation-page.js'), 'ModerationPage');
const FrameTablePage = lazyPage(() => import('../features/frame-tables/frame-table-page.js'), 'FrameTablePage');
const ShieldToolPage = lazyPage(() => import('../features/shield-tool/shield-tool-page.js'), 'ShieldToolPage');
const FighterRoute = lazyPage(() => import('./fighter-route.js'), 'FighterRoute');
const ReplaysRoute = lazyPage(() => import('./replays-route.js'), 'ReplaysRoute');
const TutorialPage = lazyPage(() => import('../features/tutorial/tutorial-page.js'), 'TutorialPage');
const DiscoverPage = lazyPage(() => import('../features/discover/discover-page.js'), 'DiscoverPage');
const GuideRoute = lazyPage(() => import('./guide-routes.js'), 'GuideRoute');
const ProfileRoute = lazyPage(() => import('./profile-routes.js'), 'ProfileRoute');
const OwnProfileRoute = lazyPage(() => import('./profile-routes.js'), 'OwnProfileRoute');
const GuideEditorPage = lazyPage(() => import('../features/guide-editor/guide-editor-page.js'), 'GuideEditorPage');
const EditRedirect = lazyPage(() => import('../features/create-combo/edit-redirect.js'), 'EditRedirect');

/** What the shell of the page throws is for the boundary around the router. */
function Rethrow(): never {
  throw useRouteError();
}

/** Every page. Code of a page is in its own chunk. */
export const pageRoutes: RouteObject[] = [
  {
    element: <AppShell />,
    ErrorBoundary: Rethrow,
    children: [
      { path: '/', element: <LandingPage /> },
      { path: '/results/:gameId?', element: <ResultsPage /> },
      { path: '/game/:gameId?', element: <ResultsPage /> },
      { path: '/fighters/:gameId/:slug/:defender?', element: <FighterRoute /> },
      { path: '/combo/:comboId', element: <ComboRoute /> },
      { path: '/compare', element: <ComparePage /> },
      { path: '/what-can-i-do', element: <ShieldToolPage /> },
      { path: '/frames/:place?/:fighter?', element: <FrameTablePage /> },
      { path: '/replays', element: <ReplaysRoute /> },
      { path: '/tutorial', element: <TutorialPage /> },
      { path: '/lists/:listId', element: <ListRoute /> },
      { path: '/discover/:gameId?', element: <DiscoverPage /> },
      { path: '/single-guide-page', element: <GuideRoute /> },
      { path: '/guides/:guideId', element: <GuideRoute /> },
      { path: '/profile/:userId', element: <ProfileRoute /> },
      { path: '/authenticate', element: <AuthenticatePage /> },
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '/reset-password', element: <ResetPasswordPage /> },
      {
        element: <RequireUser />,
        children: [
          { path: '/today', element: <TodayRoute /> },
          { path: '/lists', element: <ListsPage /> },
          { path: '/lists/favourites', element: <FavouritesRoute /> },
          { path: '/favorites', element: <FavouritesRoute /> },
          { path: '/my-profile/:userId?', element: <OwnProfileRoute /> },
          { path: '/settings', element: <SettingsRoute /> },
          { path: '/notifications', element: <NotificationsPage /> },
          { path: '/saved-searches', element: <SavedSearchesPage /> },
          { path: '/custom-mappings', element: <CustomMappingsPage /> },
          { path: '/practice', element: <PracticePage /> },
          { path: '/moderation', element: <ModerationPage /> },
          { path: '/guide', element: <Navigate to="/guide/default" replace /> },
          { path: '/guide/:guideId', element: <GuideEditorPage /> },
          { path: '/edit', element: <EditRedirect /> },
          { path: '/test', element: <Navigate to="/test/test" replace /> },
          { path: '/test/:comboId', element: <CreateComboPage /> },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** Shows the page of the address. It asks those who hold what is not saved, Back and Forward included. */
export const createRouter = () => createBrowserRouter(pageRoutes);
