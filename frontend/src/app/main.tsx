import '../shared/ui/nonce.js';
import '../shared/language/fighter-names.js';
import '../shared/styles/fonts.css';
import '../shared/styles/tokens.css';
import '../shared/styles/base.css';
import '../shared/styles/frames.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { startSession } from '../shared/auth/session.js';
import { hearInstallOffers } from '../shared/install/install-offer.js';
import { followSystemTheme } from '../shared/ui/theme.js';
import { startTooltips } from '../shared/ui/tooltip/tooltips.js';
import { ErrorBoundary } from './error-boundary.js';
import { createRouter } from './routes.js';
import { createStore } from './store.js';

if (import.meta.env.DEV) void import('./check-answers.js');
const store = createStore();
startSession(store.dispatch);
followSystemTheme();
hearInstallOffers();
startTooltips();

const router = createRouter();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place to draw in');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <ErrorBoundary place="">
        <RouterProvider router={router} />
      </ErrorBoundary>
    </Provider>
  </StrictMode>,
);
