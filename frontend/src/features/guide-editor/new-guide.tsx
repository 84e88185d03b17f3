import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_GAME_ID, findGame, GAMES, LIMITS, type GameId, type StoredSection } from '@combolab/contracts';
import type { ApiError } from '../../shared/api/problem.js';
import { useIntentionKey } from '../../shared/api/use-intention-key.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorBanner } from '../../shared/ui/error-banner.js';
import { FighterLabel } from '../../shared/ui/fighter-option.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { TextField } from '../../shared/ui/text-field.js';
import { saveAsDraft } from './conflict/save-as-draft.js';
import type { Content } from './model/content.js';
import { t } from './texts.js';
import styles from './new-guide.module.css';

const gameOptions: readonly Option[] = GAMES.map(({ id, name }) => ({ value: id, label: name }));
const fightersIn = (gameId: GameId): readonly Option[] =>
  (findGame(gameId)?.fighters ?? []).map(({ id, name }) => ({ value: id, label: name }));
const pick = (options: readonly Option[], value: string | null): Option | null =>
  options.find((each) => each.value === value) ?? null;

/** What a new guide begins with: its title, a header, a place for a combo and one for its description. */
export function outlineOf(title: string, gameId: GameId, fighterId: string | null): Content {
  const types = ['TITLE', 'HEADER', 'COMBO_SELECTOR', 'TEXT'] as const;
  const sections = types.map((type, at): StoredSection => ({ id: at + 1, type, value: type === 'TITLE' ? title : '' }));
  const fighters = fighterId === null ? [] : [fighterId];
  const shown = { previewTitle: '', previewSubtitle: '', previewImage: null };
  return { sections, metaData: { gameTags: [gameId], isPublished: false, ...shown, fighters, level: null } };
}

/** Begins a draft about a fighter and opens it. */
export function NewGuide({ onClose }: { readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [gameId, setGameId] = useState<GameId>(DEFAULT_GAME_ID);
  const [fighterId, setFighterId] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'saving' | { readonly error: ApiError }>('ready');
  const { keyFor } = useIntentionKey();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [gameField, fighterField] = [useId(), useId()];
  useEffect(() => {
    field.current?.focus();
  }, []);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (title.trim() === '' || state === 'saving') {
      field.current?.focus();
      return;
    }
    setState('saving');
    const content = outlineOf(title.trim(), gameId, fighterId);
    const result = await saveAsDraft(content, keyFor(JSON.stringify(content)));
    if ('error' in result) setState(result);
    else await navigate(`/guide/${result.guideId}`);
  };
  const fighters = fightersIn(gameId);
  return (
    <form className={styles.form} aria-label={t('newGuide')} onSubmit={(event) => void submit(event)}>
      <ErrorBanner error={typeof state === 'object' ? state.error : null} />
      <TextField
        ref={field}
        label={t('title')}
        value={title}
        maxLength={LIMITS.nameLength}
        required
        onChange={({ target }) => {
          setTitle(target.value);
        }}
      />
      <div className={styles.field}>
        <label htmlFor={gameField}>{t('game')}</label>
        <Select<Option>
          inputId={gameField}
          options={gameOptions}
          value={pick(gameOptions, gameId)}
          onChange={(chosen) => {
            if (chosen === null || chosen.value === gameId) return;
            setGameId(chosen.value);
            setFighterId(null);
          }}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={fighterField}>{t('fighter')}</label>
        <Select<Option>
          inputId={fighterField}
          isClearable
          placeholder={t('anyFighter')}
          options={fighters}
          value={pick(fighters, fighterId)}
          onChange={(chosen) => {
            setFighterId(chosen?.value ?? null);
          }}
          formatOptionLabel={(option, { context }) => <FighterLabel option={option} inMenu={context === 'menu'} />}
        />
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" look="primary" disabled={state === 'saving'}>
          {state === 'saving' ? t('creating') : t('createDraft')}
        </Button>
      </div>
    </form>
  );
}
