import type { ReactNode } from 'react';
import ReactSelect, { NonceProvider, type GroupBase, type Props as ReactSelectProps } from 'react-select';
import { nonce } from './nonce.js';
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
  /** What stands inside an option and a chosen value. */
  readonly formatOptionLabel?: (option: O, meta: { readonly context: 'menu' | 'value' }) => ReactNode;
};

/** react-select in our look; its own texts are 'No options' and 'Loading...', its menu at most 175 px high. */
export function Select<O extends Option, Multi extends boolean = false>(props: Props<O, Multi>) {
  return (
    <NonceProvider nonce={nonce} cacheKey="select">
      <ReactSelect<O, Multi>
        unstyled
        maxMenuHeight={175}
        noOptionsMessage={() => 'No options'}
        loadingMessage={() => 'Loading...'}
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
