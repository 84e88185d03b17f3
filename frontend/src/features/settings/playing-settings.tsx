import { problemText } from '../../shared/api/problem.js';
import { useMe } from '../../shared/auth/use-auth.js';
import { pressTicks } from '../../shared/clip/sound/sound-choices.js';
import { useChoice } from '../../shared/lib/stored-choice.js';
import { voice } from '../../shared/lib/voice.js';
import { useFlag } from '../../shared/lib/stored-flag.js';
import { characterKeys } from '../../shared/keys/shortcuts.js';
import { NOTATION_WORDS, useNotation } from '../../shared/notation/use-notation.js';
import { ChoiceRow } from '../../shared/ui/choice-row.js';
import { SwitchRow } from '../../shared/ui/switch-row.js';
import { toast } from '../../shared/ui/toast.js';
import { Section } from './section.js';
import { useUpdateUserMutation } from './settings-api.js';
import { t } from './texts.js';

/** How combos are watched and learned. */
export function PlayingSettings() {
  const [notation, chooseNotation] = useNotation();
  const keys = useFlag(characterKeys);
  const speaks = useFlag(voice);
  const ticks = useChoice(pressTicks);
  return (
    <Section title={t('playing')} lead={t('fullScreenModeIsKept')}>
      <ChoiceRow label={t('notationOfInputs')} choices={NOTATION_WORDS} value={notation} onChange={chooseNotation} />
      <FullscreenMode />
      <SwitchRow
        label={t('speakInputsInLessons')}
        hint={'speechSynthesis' in window ? undefined : t('thisBrowserCannotSpeak')}
        checked={speaks}
        onChange={voice.write}
      />
      <SwitchRow
        label={t('tickOnEachPress')}
        hint={t('heardWhileAClipPlays')}
        checked={ticks}
        onChange={pressTicks.write}
      />
      <SwitchRow
        label={t('shortcutsOfASingleKey')}
        hint={t('suchAsKToPlay')}
        checked={keys}
        onChange={characterKeys.write}
      />
    </Section>
  );
}

function FullscreenMode() {
  const me = useMe();
  const [update] = useUpdateUserMutation();
  if (me === undefined) return null;
  const set = async (fullscreenMode: boolean) => {
    const result = await update({ userId: me._id, baseVersion: me.contentVersion, fullscreenMode });
    if ('error' in result) toast.error(t('thisWasNotSaved', { problemText: problemText(result.error) }));
  };
  return (
    <SwitchRow
      label={t('fullScreenMode')}
      hint={t('aComboFillsTheScreen')}
      checked={me.fullscreenMode}
      onChange={(on) => void set(on)}
    />
  );
}
