import { cardPreviews } from '../../shared/lib/card-previews.js';
import { useFlag } from '../../shared/lib/stored-flag.js';
import { ChoiceRow } from '../../shared/ui/choice-row.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { THEMES, useTheme } from '../../shared/ui/theme.js';
import { Section } from './section.js';

/** How this browser shows the pages. */
export function DisplaySettings() {
  const [theme, chooseTheme] = useTheme();
  const previews = useFlag(cardPreviews);
  return (
    <Section title="Display" lead="Kept in this browser, at once.">
      <ChoiceRow label="Theme" choices={THEMES} value={theme} onChange={chooseTheme} />
      <SwitchRow
        label="Play previews on cards"
        hint="Under the pointer; on a phone, the card in the upper part of the screen"
        checked={previews}
        onChange={cardPreviews.write}
      />
    </Section>
  );
}
