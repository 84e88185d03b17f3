import { Check, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import ReactSelect, {
  components,
  NonceProvider,
  type ClearIndicatorProps,
  type DropdownIndicatorProps,
  type GroupBase,
  type InputProps,
  type MultiValueRemoveProps,
  type OptionProps,
  type OptionsOrGroups,
  type Props as ReactSelectProps,
} from 'react-select';
import { cx } from '../lib/cx.js';
import { nonce } from './nonce.js';
import { t } from './texts.js';
import styles from './select.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

type Props<O extends Option, Multi extends boolean> = Omit<
  ReactSelectProps<O, Multi, GroupBase<O>>,
  'unstyled' | 'classNames' | 'theme' | 'styles'
> & {
  readonly 'aria-label'?: string;
  /** Id of what is said about it, beside what the select says itself. */
  readonly 'aria-describedby'?: string | undefined;
  /** In one line, as wide as what is chosen; no cross for all of it, for each value has its own. */
  readonly isCompact?: boolean;
  /** What stands inside an option and a chosen value. */
  readonly formatOptionLabel?: (option: O, meta: { readonly context: 'menu' | 'value' }) => ReactNode;
};

/** So many are searched by typing; fewer are seen at once, so that no keyboard of a phone needs to cover them. */
const MANY = 8;

const countOf = <O,>(options: OptionsOrGroups<O, GroupBase<O>>): number =>
  options.reduce(
    (count, each) => count + (typeof each === 'object' && each !== null && 'options' in each ? each.options.length : 1),
    0,
  );

function DescribedInput<O, Multi extends boolean>(props: InputProps<O, Multi, GroupBase<O>>) {
  const { 'aria-describedby': about } = props.selectProps as { readonly 'aria-describedby'?: string };
  const all = [about, props['aria-describedby']].filter((id) => id !== undefined).join(' ');
  const few = countOf(props.selectProps.options) < MANY;
  return (
    <components.Input {...props} {...(all !== '' && { 'aria-describedby': all })} {...(few && { inputMode: 'none' })} />
  );
}

const Chevron = <O, Multi extends boolean>(props: DropdownIndicatorProps<O, Multi, GroupBase<O>>) => (
  <components.DropdownIndicator {...props}>
    <ChevronDown size={16} aria-hidden />
  </components.DropdownIndicator>
);

const Clear = <O, Multi extends boolean>(props: ClearIndicatorProps<O, Multi, GroupBase<O>>) => (
  <components.ClearIndicator {...props}>
    <X size={16} aria-hidden />
  </components.ClearIndicator>
);

const Remove = <O, Multi extends boolean>(props: MultiValueRemoveProps<O, Multi, GroupBase<O>>) => (
  <components.MultiValueRemove {...props}>
    <X size={14} aria-hidden />
  </components.MultiValueRemove>
);

const Choice = <O, Multi extends boolean>({ children, ...props }: OptionProps<O, Multi, GroupBase<O>>) => (
  <components.Option {...props}>
    <span className={styles.optionWords}>{children}</span>
    {props.isSelected && <Check size={16} aria-hidden />}
  </components.Option>
);

const OWN_PARTS = {
  Input: DescribedInput,
  DropdownIndicator: Chevron,
  ClearIndicator: Clear,
  MultiValueRemove: Remove,
  Option: Choice,
};

const COMPACT_PARTS = { ...OWN_PARTS, ClearIndicator: () => null };

/**
 * react-select in our look; its own texts are 'No options' and 'Loading...', its menu at most 175 px high. What can be
 * cleared shows by its edge that it is set.
 */
export function Select<O extends Option, Multi extends boolean = false>({
  isCompact = false,
  ...props
}: Props<O, Multi>) {
  const canClear = props.isClearable ?? props.isMulti ?? false;
  return (
    <NonceProvider nonce={nonce} cacheKey="select">
      <ReactSelect<O, Multi>
        unstyled
        maxMenuHeight={175}
        noOptionsMessage={() => t('noOptions')}
        loadingMessage={() => t('loading')}
        components={isCompact ? COMPACT_PARTS : OWN_PARTS}
        {...props}
        classNames={{
          container: () => styles.container ?? '',
          control: ({ isFocused, isDisabled, hasValue }) =>
            cx(
              styles.control,
              isFocused && styles.focused,
              isDisabled && styles.disabled,
              hasValue && canClear && styles.set,
            ),
          valueContainer: () => cx(styles.values, isCompact && styles.oneLine),
          placeholder: () => styles.placeholder ?? '',
          input: () => styles.input ?? '',
          indicatorsContainer: () => styles.indicators ?? '',
          dropdownIndicator: () => styles.indicator ?? '',
          clearIndicator: () => styles.indicator ?? '',
          menu: () => styles.menu ?? '',
          menuList: () => styles.list ?? '',
          option: ({ isFocused, isSelected, isDisabled }) =>
            cx(
              styles.option,
              isFocused && styles.optionFocused,
              isSelected && styles.optionSelected,
              isDisabled && styles.disabled,
            ),
          multiValue: () => styles.chosen ?? '',
          multiValueLabel: () => styles.chosenLabel ?? '',
          multiValueRemove: () => styles.remove ?? '',
          noOptionsMessage: () => styles.message ?? '',
          loadingMessage: () => styles.message ?? '',
        }}
      />
    </NonceProvider>
  );
}
