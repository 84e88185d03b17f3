import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { GuideSection as Section } from '@combolab/contracts';
import { ComboBlock } from './combo-block.js';
import { sectionAnchor } from './contents.js';
import styles from './guide-page.module.css';
import type { GuideParts } from './guide-parts.js';
import { lessonAddress } from './lesson-address.js';
import { t } from './texts.js';

interface Props {
  readonly section: Section;
  /** It begins the guide: a heading heads it, a text leads into it. */
  readonly first: boolean;
  /** A title stands above it. */
  readonly under: boolean;
  /** A gate stands right behind it, with the way to the lesson. */
  readonly gated: boolean;
  readonly parts: GuideParts;
  readonly guideId: string;
}

/** One section as it is read; empty ones take no room. */
export const GuideSection = memo(function GuideSection({ section, first, under, gated, parts, guideId }: Props) {
  const place = { id: sectionAnchor(section.id), 'data-section': section.id };
  if (section.type === 'COMBO_SELECTOR')
    return (
      <div {...place} className={styles.combo}>
        {section.value === null ? (
          <p className={styles.gone}>{t.rich('theComboThatStoodHere', { link: <Link to="/results" /> })}</p>
        ) : (
          <ComboBlock
            combo={section.value}
            parts={parts}
            lesson={gated ? null : lessonAddress(section.value._id, guideId, section.id)}
          />
        )}
      </div>
    );
  if (section.value.trim() === '') return null;
  if (section.type === 'TEXT')
    return (
      <p {...place} className={styles.text}>
        {section.value}
      </p>
    );
  if (first) return null;
  if (section.type === 'TITLE')
    return (
      <h2 {...place} className={styles.title} tabIndex={-1}>
        {section.value}
      </h2>
    );
  const Header = under ? 'h3' : 'h2';
  return (
    <Header {...place} className={styles.header} tabIndex={-1}>
      {section.value}
    </Header>
  );
});
