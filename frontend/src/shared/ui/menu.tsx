import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { createContext, use, useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './menu.module.css';

/** Closes the menu that an item is in. */
const Closing = createContext<() => void>(() => undefined);

type PanelProps = Pick<
  DropdownMenu.DropdownMenuContentProps,
  'id' | 'align' | 'side' | 'sideOffset' | 'children' | 'aria-labelledby' | 'onCloseAutoFocus'
>;

/** The items of a menu that is open, beside what it belongs to. */
export const MenuPanel = ({ align = 'start', sideOffset = 6, ...panel }: PanelProps) => (
  // what fills the screen hides all that is not in it
  <DropdownMenu.Portal container={document.fullscreenElement}>
    <DropdownMenu.Content
      className={styles.menu}
      align={align}
      sideOffset={sideOffset}
      collisionPadding={12}
      {...panel}
    />
  </DropdownMenu.Portal>
);

interface Props extends Pick<PanelProps, 'align' | 'side' | 'sideOffset'> {
  /** The button that opens it and has the focus back when it closes. */
  readonly button: ReactElement;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A menu below its button, by the pattern of ARIA: arrows, Home and End move, letters search, Enter and Space choose, Escape
 * closes. The page behind it scrolls on.
 */
export function Menu({ button, startsOpen = false, children, ...place }: Props) {
  const [open, setOpen] = useState(startsOpen);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <MenuPanel {...place}>
        <Closing value={close}>{children}</Closing>
      </MenuPanel>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  readonly onSelect: () => void;
  /** It waits until the menu is gone and has given the focus back. */
  readonly late?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Something to do; the menu closes then. */
export const MenuItem = ({ onSelect, late = false, disabled = false, children }: ItemProps) => (
  <DropdownMenu.Item
    className={styles.item}
    disabled={disabled}
    onSelect={() => {
      if (late) setTimeout(onSelect);
      else onSelect();
    }}
  >
    {children}
  </DropdownMenu.Item>
);

/** A page: a link that can be opened elsewhere, too. It closes the menu also when a question comes before the page. */
export const MenuLink = ({ children, ...link }: Pick<LinkProps, 'to' | 'replace' | 'children'>) => (
  <DropdownMenu.Item asChild className={styles.item} onClick={use(Closing)}>
    <Link {...link}>{children}</Link>
  </DropdownMenu.Item>
);

const stayOpen = (event: Event) => {
  event.preventDefault();
};

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}

/** Something that is on or off; the menu stays open. */
export const MenuSwitch = ({ on, onChange, children }: SwitchProps) => (
  <DropdownMenu.CheckboxItem className={styles.item} checked={on} onCheckedChange={onChange} onSelect={stayOpen}>
    <span className={styles.box} aria-hidden>
      {on && <Check size={12} strokeWidth={4} />}
    </span>
    {children}
  </DropdownMenu.CheckboxItem>
);

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
  /** The menu closes then; it stays open otherwise. */
  readonly closes?: boolean;
}

/** One of several, under a heading. */
export const MenuChoices = <T extends string>({ label, value, options, onChange, closes = false }: ChoicesProps<T>) => (
  <>
    <DropdownMenu.Label className={styles.label}>{label}</DropdownMenu.Label>
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={(chosen) => {
        onChange(chosen as T);
      }}
    >
      {options.map(([each, words]) => (
        <DropdownMenu.RadioItem
          key={each}
          value={each}
          className={styles.item}
          {...(!closes && { onSelect: stayOpen })}
        >
          <span className={styles.dot} aria-hidden />
          {words}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  </>
);

/** Whose menu it is. */
export const MenuTitle = ({ children }: { readonly children: ReactNode }) => (
  <DropdownMenu.Label className={styles.title}>{children}</DropdownMenu.Label>
);

export const MenuLine = () => <DropdownMenu.Separator className={styles.line} />;
