import { DropdownMenu } from 'radix-ui';
import type { SectionType } from '@combolab/contracts';
import menu from '../../shared/ui/menu.module.css';
import { TYPE_WORDS } from './section-types.js';

interface Props {
  readonly id: string;
  /** Id of the button that it belongs to. */
  readonly labelledBy: string;
  readonly onType: (type: SectionType) => void;
}

/** The types that a section can have, below its button while that is pressed. */
export function SectionTypeMenu({ id, labelledBy, onType }: Props) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        id={id}
        aria-labelledby={labelledBy}
        className={menu.menu}
        align="start"
        sideOffset={4}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
        }}
      >
        {TYPE_WORDS.map(({ type, label, icon: Icon }) => (
          <DropdownMenu.Item
            key={type}
            className={menu.item}
            onSelect={() => {
              onType(type);
            }}
          >
            <Icon className="icon" aria-hidden />
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}
