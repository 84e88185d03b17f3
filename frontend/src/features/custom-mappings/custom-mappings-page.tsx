import { skipToken } from '@reduxjs/toolkit/query';
import type { ControllerType, OwnUser } from '@combolab/contracts';
import { Check, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { reportPageView } from '../../shared/analytics/analytics.js';

import { asController, localControllers } from '../../shared/controller/local-choices.js';
import { MAPPING_PRESETS, type MappingPreset } from '../../shared/controller/mapping.js';
import { BUTTON_PARTS, type ButtonPart } from '../../shared/controller/parts.js';
import { controllersOf, useChooseController } from '../../shared/controller/use-viewer-controller.js';
import { GameStrip } from '../../shared/games/game-strip.js';
import { useGamesQuery } from '../../shared/games/games-api.js';
import { useMeQuery } from '../../shared/auth/me-api.js';
import { useAuth } from '../../shared/auth/use-auth.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { Button } from '../../shared/ui/button.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { Spinner } from '../../shared/ui/spinner.js';
import { UnsavedWork, useUnsaved } from '../../shared/ui/unsaved-work.js';
import { CONTROLLER_NAMES } from './controller-names.js';
import styles from './custom-mappings.module.css';
import { withTarget } from './mapping-edits.js';
import { MappingRow } from './mapping-row.js';
import { MappingSample } from './mapping-sample.js';
import type { MappingSaver, SaveState } from './mapping-saver.js';
import { useMappingSaver } from './use-mapping-saver.js';
import { useMappings } from './use-mappings.js';
import { usePadButton } from './use-pad-button.js';
import { t } from './texts.js';

/** Customize Controllers: on which controller, and with which buttons, the combos of a game are shown. */
export function CustomMappingsPage() {
  useTitle(t('customizeControllers'));
  useEffect(() => {
    reportPageView('customize');
  }, []);
  const { data: games = [], error, isFetching, refetch } = useGamesQuery(undefined);
  const [chosen, setChosen] = useState<string | null>(null);
  const gameId = chosen ?? games[0]?._id ?? null;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{t('customizeControllers')}</h1>
        <p>{t('allCombosWillBeConverted')}</p>
      </header>
      {error !== undefined && !isFetching ? (
        <ErrorNotice title={t('theGamesCouldNotBe')} error={error} onRetry={() => void refetch()} />
      ) : (
        <GameStrip games={games} value={gameId} onChange={setChosen} />
      )}
      {gameId !== null && (
        <UnsavedWork>
          <Own gameId={gameId} />
        </UnsavedWork>
      )}
    </main>
  );
}

/** Waits for the account; what is being saved outlives the change to another game. */
function Own({ gameId }: { readonly gameId: string }) {
  const { userId } = useAuth();
  const { currentData: me, error, refetch } = useMeQuery(userId ?? skipToken);
  if (me !== undefined) return <OwnGame key={me._id} me={me} gameId={gameId} />;
  if (error === undefined) return <Spinner label={t('loadingYourControllers')} />;
  return <ErrorNotice title={t('yourControllersCouldNotBe')} error={error} onRetry={() => void refetch()} />;
}

function OwnGame({ me, gameId }: Pick<OwnProps, 'me' | 'gameId'>) {
  const saving = useMappingSaver(me._id);
  useUnsaved(saving.state.phase === 'failed');
  return <GameMappings key={gameId} me={me} gameId={gameId} {...saving} />;
}

interface OwnProps {
  readonly me: OwnUser;
  readonly saver: MappingSaver;
  readonly state: SaveState;
  readonly gameId: string;
}

function GameMappings(own: OwnProps) {
  const { me, gameId } = own;
  const id = useId();
  const choose = useChooseController(gameId);
  const local = useChoice(localControllers)[gameId];
  const code = asController(me.preferredControllers[gameId] ?? local) ?? null;
  const options = controllersOf(gameId).map((each): Option => ({ value: each, label: CONTROLLER_NAMES[each] }));
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <div className={styles.field}>
          <label htmlFor={id}>{t('selectController')}</label>
          <Select
            inputId={id}
            options={options}
            placeholder={t('selectController')}
            value={options.find(({ value }) => value === code) ?? null}
            onChange={(option) => {
              const next = asController(option?.value);
              if (next !== undefined) choose(next);
            }}
          />
        </div>
        <h2>{t('customizeMappings')}</h2>
        {code === null && <p className={styles.none}>{t('pleaseSelectAController')}</p>}
      </div>
      {code !== null && <Mappings key={code} {...own} code={code} />}
    </div>
  );
}

const PRESET_NAMES: Readonly<Record<MappingPreset['name'], string>> = {
  'by place': t('byPlace'),
  'by role': t('byRole'),
  'by name': t('byName'),
};

function Mappings({ me, saver, state, gameId, code }: OwnProps & { readonly code: ControllerType }) {
  const { mapping, canUndo, change, undo } = useMappings(me, saver, gameId, code);
  const [focused, setFocused] = useState<ButtonPart>('A_BUTTON');
  const [listening, setListening] = useState<ButtonPart | null>(null);
  const latest = useRef({ mapping, change, listening });
  useEffect(() => {
    latest.current = { mapping, change, listening };
  });
  const onPress = useCallback((part: ButtonPart) => {
    const { mapping: now, change: set, listening: row } = latest.current;
    if (row === null) return;
    setListening(null);
    set(withTarget(now, row, part));
  }, []);
  const pad = usePadButton(onPress);
  const presets = MAPPING_PRESETS.filter((preset) => preset.code === code);
  return (
    <>
      <div className={styles.rows}>
        <div className={styles.tools}>
          <Button
            size="s"
            onClick={() => {
              change({});
            }}
          >
            {t('default')}
          </Button>
          {presets.map((preset) => (
            <Button
              key={preset.name}
              size="s"
              onClick={() => {
                change(preset.mapping);
              }}
            >
              {PRESET_NAMES[preset.name]}
            </Button>
          ))}
          <Button size="s" disabled={!canUndo} onClick={undo}>
            <Undo2 className="icon" aria-hidden />
            {t('undo')}
          </Button>
          <Saved
            state={state}
            onRetry={() => {
              saver.retry();
            }}
          />
        </div>
        {BUTTON_PARTS.map((input) => (
          <MappingRow
            key={input}
            code={code}
            input={input}
            target={mapping[input] ?? null}
            listening={listening === input}
            hasPad={pad.name !== null}
            onTarget={(target) => {
              change(withTarget(mapping, input, target));
            }}
            onListen={() => {
              setListening(listening === input ? null : input);
            }}
            onFocus={() => {
              setFocused(input);
            }}
          />
        ))}
        <p className={styles.pad} role="status">
          {listening !== null
            ? t('pressTheButtonOnYour')
            : pad.name === null
              ? t('connectAControllerAndPress')
              : t('whatYouPressLightsOn', { name: pad.name })}
        </p>
      </div>
      <MappingSample code={code} mapping={mapping} focused={focused} pressed={pad.pressed} />
    </>
  );
}

function Saved({ state, onRetry }: { readonly state: SaveState; readonly onRetry: () => void }) {
  return (
    <span className={styles.saved} role="status">
      {state.phase === 'saving' && (
        <>
          <Spinner label="" size={14} /> {t('saving')}
        </>
      )}
      {state.phase === 'saved' && (
        <>
          <Check className="icon" aria-hidden /> {t('saved')}
        </>
      )}
      {state.phase === 'failed' && (
        <>
          <span className={styles.failed}>{t('notSaved', { problem: state.words })}</span>
          <Button size="s" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </>
      )}
    </span>
  );
}
