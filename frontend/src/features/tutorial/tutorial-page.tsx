import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTitle } from '../../shared/lib/use-title.js';
import { buttonClass } from '../../shared/ui/button.js';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { TUTORIAL, type TutorialSection } from './sections.js';
import { t } from './texts.js';
import styles from './tutorial-page.module.css';

/** How a combo is made, in five parts to open. A link to one of them opens it. */
export function TutorialPage() {
  useTitle(t('howToMakeACombo'));
  const { hash } = useLocation();
  const asked = TUTORIAL.some(({ id }) => `#${id}` === hash) ? hash.slice(1) : 'video';
  return (
    <main className={styles.page}>
      <h1 tabIndex={-1}>{t('howToMakeACombo')}</h1>
      <p className={styles.lead}>{t('aClipEveryPressOn')}</p>
      <div className={styles.sections}>
        {TUTORIAL.map((section) => (
          <Section key={section.id} section={section} open={section.id === asked} />
        ))}
      </div>
      <Link to="/test/test" className={buttonClass({ look: 'primary' })}>
        {t('makeACombo')}
      </Link>
    </main>
  );
}

function Section({ section, open }: { readonly section: TutorialSection; readonly open: boolean }) {
  const { id, title, paragraphs, picture } = section;
  const details = useRef<HTMLDetailsElement>(null);
  // before it is painted: what stands below would move
  useLayoutEffect(() => {
    if (!open || details.current === null) return;
    details.current.open = true;
    if (location.hash === `#${id}`) details.current.scrollIntoView({ block: 'start' });
  }, [open, id]);
  return (
    <Disclosure ref={details} id={id} className={styles.section} summary={<h2>{title}</h2>}>
      <div className={styles.body}>
        <div className={styles.words}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {(['dark', 'light'] as const).map((theme) => (
          <img
            key={theme}
            className={styles.picture}
            data-of={theme}
            src={`/tutorial/${picture.name}-${theme}.png`}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
        ))}
      </div>
    </Disclosure>
  );
}
