import { cardPreviews } from '../../shared/lib/card-previews.js';
import { useFlag } from '../../shared/lib/stored-flag.js';
import { ChoiceRow } from '../../shared/ui/choice-row.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { chooseLanguage, LANGUAGE_LABEL, languageChoice, LANGUAGES } from '../../shared/language/language-choice.js';
import { THEMES, useTheme } from '../../shared/ui/theme.js';
import { Section } from './section.js';
import { t } from './texts.js';

/** How this browser shows the pages. */
export function DisplaySettings() {
  const [theme, chooseTheme] = useTheme();
  const previews = useFlag(cardPreviews);
  return (
    <Section title={t('display')} lead={t('keptInThisBrowserAt')}>
      <ChoiceRow label={t('theme')} choices={THEMES} value={theme} onChange={chooseTheme} />
      <ChoiceRow label={LANGUAGE_LABEL} choices={LANGUAGES} value={languageChoice()} onChange={chooseLanguage} />
      <SwitchRow
        label={t('playPreviewsOnCards')}
        hint={t('underThePointerOnA')}
        checked={previews}
        onChange={cardPreviews.write}
      />
    </Section>
  );
}
