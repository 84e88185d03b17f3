import { useRoutes, type RouteObject } from 'react-router-dom';
import { AppShell } from './app-shell.js';
import { lazyPage } from './lazy-page.js';
import { NotFound } from './not-found.js';
import { RequireUser } from './require-user.js';

const ResultsPage = lazyPage(() => import('../features/results/results-page.js'), 'ResultsPage');
const ComboPage = lazyPage(() => import('../features/combo/combo-page.js'), 'ComboPage');
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
const PracticePage = lazyPage(() => import('../features/practice/practice-page.js'), 'PracticePage');
const TutorialPage = lazyPage(() => import('../features/tutorial/tutorial-page.js'), 'TutorialPage');
const EditRedirect = lazyPage(() => import('../features/create-combo/edit-redirect.js'), 'EditRedirect');

/** Every page. Code of a page is in its own chunk. */
const pageRoutes: RouteObject[] = [
  {
    element: <AppShell />,
    children: [
      { path: '/', element: <LandingPage /> },
      { path: '/results/:gameId?', element: <ResultsPage /> },
      { path: '/game/:gameId?', element: <ResultsPage /> },
      { path: '/combo/:comboId', element: <ComboPage /> },
      { path: '/tutorial', element: <TutorialPage /> },
      { path: '/lists/:listId', element: <ListRoute /> },
      { path: '/authenticate', element: <AuthenticatePage /> },
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '/reset-password', element: <ResetPasswordPage /> },
      {
        element: <RequireUser />,
        children: [
          { path: '/lists', element: <ListsPage /> },
          { path: '/lists/favourites', element: <FavouritesRoute /> },
          { path: '/notifications', element: <NotificationsPage /> },
          { path: '/saved-searches', element: <SavedSearchesPage /> },
          { path: '/practice', element: <PracticePage /> },
          { path: '/edit', element: <EditRedirect /> },
          { path: '/test/:comboId', element: <CreateComboPage /> },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** The page of the address. */
export const Pages = () => useRoutes(pageRoutes);
