import {
  conditionsIn,
  findGame,
  GAMES,
  gameOrDefault,
  LIMITS,
  patchesOf,
  TAGS,
  type GameId,
} from '@combolab/contracts';
import { choiceName } from '../../shared/terms/choices.js';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useFighterNames } from '../../shared/search/use-fighter-names.js';
import { FighterLabel } from '../../shared/ui/fighter-option.js';
import { Select, type Option } from '../../shared/ui/select.js';
import type { ComboForm } from './combo-form.js';
import { ConditionFields } from './condition-fields.js';
import { DefendersSelect } from './defenders-select.js';
import { Field } from './field.js';
import { MoveFields } from './moves/move-fields.js';
import { NameField } from './name-field.js';
import { PercentField } from './percent-field.js';
import { SourceField } from './source-field.js';
import { t } from './texts.js';
import styles from './details-form.module.css';

const option = (value: string, label: string): Option => ({ value, label });
const gameOptions = () => GAMES.map(({ id, name }) => option(id, name));
const tagOptions = TAGS.map((tag) => option(tag, choiceName(tag)));
const fightersIn = (gameId: GameId): readonly Option[] =>
  (findGame(gameId)?.fighters ?? []).map(({ id, name }) => option(id, name));
const NOT_SAID = option('', t('notSaid'));
/** Newest first; one that is not in our list yet stays to choose. */
const patchOptions = (gameId: GameId, chosen: string): readonly Option[] => {
  const known = patchesOf(gameId);
  const all = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return [NOT_SAID, ...all.map((patch) => option(patch, patch))];
};
const pick = (options: readonly Option[], ids: readonly string[]): Option[] =>
  ids.flatMap((id) => options.filter(({ value }) => value === id));

const fighterLabel = (each: Option, { context }: { readonly context: 'menu' | 'value' }) => (
  <FighterLabel option={each} inMenu={context === 'menu'} />
);

interface Props {
  readonly form: UseFormReturn<ComboForm>;
  /** What its moves would call the combo; null while they say nothing. */
  readonly proposedName: string | null;
  /** What stands below the range of percents. */
  readonly belowPercent: ReactNode;
}

/** Name, game, fighters, tags, percent, version, source and description. Choosing a game clears what is of the old one. */
export function DetailsForm({ form, proposedName, belowPercent }: Props) {
  const { control, getValues, register, setValue, watch } = form;
  const gameId = watch('gameId');
  const fighters = fightersIn(gameId);
  const names = useFighterNames(gameId);
  const changeGame = (next: GameId) => {
    if (next === gameId) return;
    setValue('gameId', next, { shouldDirty: true });
    setValue('attacker', '', { shouldDirty: true });
    setValue('defenders', [], { shouldDirty: true });
    setValue('patch', '', { shouldDirty: true });
    setValue('moves', [], { shouldDirty: true });
    setValue('source', null, { shouldDirty: true });
    setValue('playerNames', [], { shouldDirty: true });
    setValue('conditions', conditionsIn(next, getValues('conditions')), { shouldDirty: true });
  };
  return (
    <div className={styles.form}>
      <NameField form={form} proposed={proposedName} />
      <Field label={t('game')} name="game" required>
        {(id, described) => (
          <Select
            inputId={id}
            {...described}
            tabSelectsValue={false}
            aria-required
            options={gameOptions()}
            placeholder={t('selectGame')}
            value={pick(gameOptions(), [gameId])[0] ?? null}
            onChange={(chosen) => {
              if (chosen !== null) changeGame(chosen.value);
            }}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="attacker"
        render={({ field }) => (
          <Field
            label={t('attacker')}
            name="attacker"
            required
            hint={gameId === '' ? t('chooseTheGameFirst') : undefined}
          >
            {(id, described) => (
              <Select
                inputId={id}
                {...described}
                tabSelectsValue={false}
                aria-required
                isDisabled={gameId === ''}
                options={fighters}
                placeholder={t('selectAttacker')}
                {...names}
                formatOptionLabel={fighterLabel}
                value={pick(fighters, [field.value])[0] ?? null}
                onChange={(chosen) => {
                  field.onChange(chosen?.value ?? '');
                }}
                onBlur={field.onBlur}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="defenders"
        render={({ field }) => (
          <Field label={t('defenders')} name="defenders" required>
            {(id, described) => (
              <DefendersSelect
                inputId={id}
                {...described}
                gameId={gameId}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <Field label={t('comboType')}>
            {(id, described) => (
              <Select<Option, true>
                isMulti
                inputId={id}
                {...described}
                tabSelectsValue={false}
                closeMenuOnSelect={false}
                options={tagOptions}
                placeholder={t('selectComboType')}
                value={pick(tagOptions, field.value)}
                onChange={(chosen) => {
                  field.onChange(chosen.map(({ value }) => value));
                }}
                onBlur={field.onBlur}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="percentRange"
        render={({ field }) => (
          <PercentField scale={gameOrDefault(gameId).scale} value={field.value} onChange={field.onChange} />
        )}
      />
      {belowPercent}
      <Controller
        control={control}
        name="patch"
        render={({ field }) => (
          <Field label={t('testedOn')} name="patch">
            {(id, described) => (
              <Select
                inputId={id}
                {...described}
                tabSelectsValue={false}
                isDisabled={gameId === ''}
                options={patchOptions(gameId, field.value)}
                value={pick(patchOptions(gameId, field.value), [field.value])[0] ?? NOT_SAID}
                onChange={(chosen) => {
                  field.onChange(chosen?.value ?? '');
                }}
                onBlur={field.onBlur}
              />
            )}
          </Field>
        )}
      />
      <SourceField form={form} />
      <ConditionFields form={form} />
      <MoveFields form={form} />
      <Field label={t('description')} name="description">
        {(id, described) => (
          <textarea
            id={id}
            {...described}
            rows={3}
            className={styles.input}
            placeholder={t('whatToLookForAnd')}
            {...register('description')}
          />
        )}
      </Field>
      <Length text={watch('description')} most={LIMITS.descriptionLength} />
    </div>
  );
}

/** Says how long a text is once that matters. */
function Length({ text, most }: { readonly text: string; readonly most: number }) {
  if (text.length < most * 0.9) return null;
  return <p className={`mono ${styles.hint ?? ''}`}>{t('lengthOf', { length: text.length, most })}</p>;
}
