import { findGame } from '@combolab/contracts';
import { ComboSearch } from '../../shared/combos/combo-search.js';
import { Dialog } from '../../shared/ui/dialog.js';
import type { ShownCombo } from './editing/guide-editing.js';
import { t } from './texts.js';

interface Props {
  readonly open: boolean;
  /** Games of the guide: with one alone, its combos are offered. */
  readonly games: readonly string[];
  readonly onClose: () => void;
  readonly onPick: (combo: ShownCombo) => void;
}

/** Finds the combo of a section in the words of the results page. */
export function ComboDialog({ open, games, onClose, onPick }: Props) {
  const [game] = games.length === 1 ? games : [];
  const label = game === undefined ? t('findACombo') : t('findAComboOf', { game: findGame(game)?.shortName ?? game });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('chooseACombo')}
    >
      <ComboSearch label={label} game={game} onPick={onPick} />
    </Dialog>
  );
}
