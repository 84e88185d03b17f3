import { gameOrDefault, type ComboConditions } from '@combolab/contracts';
import { conditionWords, conditionsInWords } from '../../shared/terms/conditions.js';
import type { UseFormReturn } from 'react-hook-form';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { Select, type Option } from '../../shared/ui/select.js';
import { CheckRow } from '../../shared/ui/tick-row.js';
import type { ComboForm } from './combo-form.js';
import styles from './condition-fields.module.css';
import { Field } from './field.js';
import { t } from './texts.js';

const NOT_SAID: Option = { value: '', label: t('notSaid') };
const options = (name: 'position' | 'platform' | 'di', values: readonly string[]): readonly Option[] => [
  NOT_SAID,
  ...values.map((value) => ({ value, label: conditionWords(name, value) })),
];

/** What can be said in a game; nothing of what it does not have. */
function choicesOf(gameId: string) {
  const { position, platform, di } = gameOrDefault(gameId).conditions;
  const choices = [
    { name: 'position', label: t('whereOnStage'), options: options('position', position) },
    { name: 'platform', label: t('platform'), options: options('platform', platform) },
    { name: 'di', label: t('againstWhichDi'), options: options('di', di) },
  ] as const;
  return choices.filter(({ options: offered }) => offered.length > 1);
}
const SWITCHES = [
  { name: 'fiftyFifty', label: t('fiftyFifty') },
  { name: 'outOfShield', label: t('outOfShield') },
  { name: 'echo', label: t('echoFighters') },
] as const;

/** Under which conditions the combo works; all of it can be left unsaid. */
export function ConditionFields({ form }: { readonly form: UseFormReturn<ComboForm> }) {
  const conditions = form.watch('conditions');
  const change = (name: keyof ComboConditions, value: string | boolean | undefined) => {
    const { [name]: _before, ...others } = conditions;
    const next = value === undefined || value === '' ? others : { ...others, [name]: value };
    form.setValue('conditions', next, { shouldDirty: true });
  };
  const said = conditionsInWords(conditions);
  return (
    <Disclosure
      summary={
        <>
          {t('conditions')}{' '}
          <span className={styles.said}>{said.length === 0 ? t('notSaidHere') : said.join(', ')}</span>
        </>
      }
    >
      <div className={styles.fields}>
        {choicesOf(form.watch('gameId')).map(({ name, label, options: offered }) => (
          <Field key={name} label={label}>
            {(field) => (
              <Select
                inputId={field}
                tabSelectsValue={false}
                options={offered}
                value={offered.find(({ value }) => value === (conditions[name] ?? '')) ?? NOT_SAID}
                onChange={(chosen) => {
                  change(name, chosen?.value);
                }}
              />
            )}
          </Field>
        ))}
        {SWITCHES.map(({ name, label }) => (
          <CheckRow
            key={name}
            on={conditions[name] === true}
            onToggle={(on) => {
              change(name, on ? true : undefined);
            }}
          >
            {label}
          </CheckRow>
        ))}
      </div>
    </Disclosure>
  );
}
