import type { AboutFrames } from '@combolab/contracts/frame-data';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { t } from './texts.js';
import styles from './sources.module.css';

/** Where the numbers of a game come from. */
export const Sources = ({ about }: { readonly about: AboutFrames }) => (
  <Disclosure className={styles.sources} summary={t('whereTheNumbersComeFrom')}>
    <p>
      {about.gameName}, {about.patch}. {about.units}.
    </p>
    <dl>
      {Object.entries(about.sources).map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);
