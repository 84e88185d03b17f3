import type { ReactNode } from 'react';
import ReactSelect, {
  components,
  NonceProvider,
  type GroupBase,
  type InputProps,
  type Props as ReactSelectProps,
} from 'react-select';
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
  /** What stands inside an option and a chosen value. */
  readonly formatOptionLabel?: (option: O, meta: { readonly context: 'menu' | 'value' }) => ReactNode;
};

function DescribedInput<O, Multi extends boolean>(props: InputProps<O, Multi, GroupBase<O>>) {
  const { 'aria-describedby': about } = props.selectProps as { readonly 'aria-describedby'?: string };
  const all = [about, props['aria-describedby']].filter((id) => id !== undefined).join(' ');
  return <components.Input {...props} {...(all !== '' && { 'aria-describedby': all })} />;
}
const OWN_PARTS = { Input: DescribedInput };

/** react-select in our look; its own texts are 'No options' and 'Loading...', its menu at most 175 px high. */
export function Select<O extends Option, Multi extends boolean = false>(props: Props<O, Multi>) {
  return (
    <NonceProvider nonce={nonce} cacheKey="select">
      <ReactSelect<O, Multi>
        unstyled
        maxMenuHeight={175}
        noOptionsMessage={() => t('noOptions')}
        loadingMessage={() => t('loading')}
        components={OWN_PARTS}
        {...props}
        classNames={{
          container: () => styles.container ?? '',
          control: ({ isFocused, isDisabled }) =>
            `${styles.control ?? ''} ${isFocused ? (styles.focused ?? '') : ''} ${isDisabled ? (styles.disabled ?? '') : ''}`,
          valueContainer: () => styles.values ?? '',
          placeholder: () => styles.placeholder ?? '',
          input: () => styles.input ?? '',
          indicatorsContainer: () => styles.indicators ?? '',
          dropdownIndicator: () => styles.indicator ?? '',
          clearIndicator: () => styles.indicator ?? '',
          menu: () => styles.menu ?? '',
          menuList: () => styles.list ?? '',
          option: ({ isFocused, isSelected, isDisabled }) =>
            `${styles.option ?? ''} ${isFocused ? (styles.optionFocused ?? '') : ''} ${isSelected ? (styles.optionSelected ?? '') : ''} ${isDisabled ? (styles.disabled ?? '') : ''}`,
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
