import type { FrameHit } from '@combolab/contracts/frame-data';
import { signed } from '../../../entities/frame-data/signed.js';
import { useIsMobile } from '../../../shared/lib/use-media-query.js';
import styles from './move-detail.module.css';
import { spanInWords } from './bar-words.js';
import { t } from '../texts.js';
import { damageWords } from '../../../entities/frame-data/damage-words.js';

interface Column {
  readonly name: string;
  /** Null where nobody knows. */
  readonly of: (hit: FrameHit) => string | null;
  /** Left out where no hit of the move has it. */
  readonly optional?: true;
}

const number = (value: number | null): string | null => (value === null ? null : String(value));

const COLUMNS: readonly Column[] = [
  { name: t('frames'), of: ({ active, startup }) => active?.map(spanInWords).join(', ') ?? number(startup) },
  { name: t('damage'), of: ({ damage }) => (damage === null ? null : damageWords(damage)) },
  { name: t('shieldLag'), of: ({ shieldLag }) => number(shieldLag) },
  { name: t('columnShieldStun'), of: ({ shieldStun }) => number(shieldStun) },
  {
    name: t('publishedOnShield'),
    of: ({ published }) => (published === null ? null : signed(published)),
    optional: true,
  },
  { name: t('angle'), of: ({ knockback }) => number(knockback?.angle ?? null), optional: true },
  { name: t('base'), of: ({ knockback }) => number(knockback?.base ?? null), optional: true },
  { name: t('growth'), of: ({ knockback }) => number(knockback?.growth ?? null), optional: true },
];

interface Props {
  readonly hits: readonly FrameHit[];
  readonly label: string;
}

/** The parts of a move that can hit, each with its numbers: no phone is as wide as the table. */
export function HitTable({ hits, label }: Props) {
  const isMobile = useIsMobile();
  const columns = COLUMNS.filter(({ of, optional }) => optional !== true || hits.some((hit) => of(hit) !== null));
  if (isMobile) return <HitList columns={columns} hits={hits} label={label} />;
  return (
    <div className={styles.hits} tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('hit')}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hits.map((hit, place) => (
            <tr key={place}>
              <th scope="row">
                <HitName hit={hit} />
              </th>
              {columns.map(({ name, of }) => (
                <td key={name} className="mono">
                  <Value value={of(hit)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HitName = ({ hit: { label, confidence = 'high' } }: { readonly hit: FrameHit }) => (
  <>
    {label}
    {confidence !== 'high' && <small> {t('notQuiteSureOfHit')}</small>}
  </>
);

const Value = ({ value }: { readonly value: string | null }) => value ?? <span title={t('noSourceSays')}>?</span>;

function HitList({ columns, hits, label }: Props & { readonly columns: readonly Column[] }) {
  return (
    <ul className={styles.hitList} aria-label={label}>
      {hits.map((hit, place) => (
        <li key={place}>
          <p>
            <HitName hit={hit} />
          </p>
          <dl className={styles.facts}>
            {columns.map(({ name, of }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="mono">
                  <Value value={of(hit)} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
