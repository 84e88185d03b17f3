import '../../shared/language/fighter-names.js';
import '../../shared/styles/fonts.css';
import '../../shared/styles/tokens.css';
import '../../shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { EmbedPage } from './embed-page.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place to draw in');
createRoot(root).render(
  <StrictMode>
    <EmbedPage comboId={location.pathname.split('/')[2] ?? ''} />
  </StrictMode>,
);
