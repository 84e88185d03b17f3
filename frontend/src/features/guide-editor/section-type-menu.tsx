import type { SectionType } from '@combolab/contracts';
import { MenuItem, MenuPanel } from '../../shared/ui/menu.js';
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
    <MenuPanel
      id={id}
      aria-labelledby={labelledBy}
      sideOffset={4}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
      }}
    >
      {TYPE_WORDS.map(({ type, label, icon: Icon }) => (
        <MenuItem
          key={type}
          onSelect={() => {
            onType(type);
          }}
        >
          <Icon className="icon" aria-hidden />
          {label}
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
