import { pressWords } from '../../../shared/terms/presses.js';
import { PressCap } from '../../../shared/ui/press-caps.js';
import styles from './compare-page.module.css';
import { differenceWords, type PressDifference } from './press-differences.js';
import { t } from '../texts.js';

interface Props {
  readonly differences: readonly PressDifference[];
  /** @param frame counted from the aligned one */
  readonly onGoTo: (frame: number) => void;
}

const signed = (frame: number | null): string =>
  frame === null ? '–' : frame > 0 ? `+${String(frame)}` : String(frame).replace('-', '−');

/** Every press of either, in time, and how far apart they are; each leads to its frame. */
export function Differences({ differences, onGoTo }: Props) {
  if (differences.length === 0) return <p className={styles.none}>{t('neitherComboHasItsPresses')}</p>;
  return (
    <div className={styles.table}>
      <table>
        <caption>
          {t('pressByPress')} <small>{t('framesFromThePressThat')}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('inputColumn')}</th>
            <th scope="col">{t('firstColumn')}</th>
            <th scope="col">{t('secondColumn')}</th>
            <th scope="col">{t('theSecondIs')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((each, index) => (
            <tr key={index} data-same={each.first === each.second}>
              <th scope="row">
                <button
                  type="button"
                  onClick={() => {
                    onGoTo(each.first ?? each.second ?? 0);
                  }}
                >
                  <PressCap type={each.type} />
                  {pressWords(each.type)}
                </button>
              </th>
              <td className="mono">{signed(each.first)}</td>
              <td className="mono">{signed(each.second)}</td>
              <td>{differenceWords(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
