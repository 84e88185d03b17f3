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

/** How combos are watched and learned. */
export function PlayingSettings() {
  const [notation, chooseNotation] = useNotation();
  const keys = useFlag(characterKeys);
  const speaks = useFlag(voice);
  const ticks = useChoice(pressTicks);
  return (
    <Section title="Playing" lead="Full-screen mode is kept on your account, the rest in this browser, at once.">
      <ChoiceRow label="Notation of inputs" choices={NOTATION_WORDS} value={notation} onChange={chooseNotation} />
      <FullscreenMode />
      <SwitchRow
        label="Speak inputs in lessons"
        hint={'speechSynthesis' in window ? undefined : 'This browser cannot speak'}
        checked={speaks}
        onChange={voice.write}
      />
      <SwitchRow
        label="Tick on each press"
        hint="Heard while a clip plays: on combo pages, in lessons and in the editor"
        checked={ticks}
        onChange={pressTicks.write}
      />
      <SwitchRow
        label="Shortcuts of a single key"
        hint="Such as K to play; off, keys with Ctrl and the arrows still work"
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
    if ('error' in result) toast.error(`This was not saved. ${problemText(result.error)}`);
  };
  return (
    <SwitchRow
      label="Full-screen mode"
      hint="A combo fills the screen when you play it; Escape ends that"
      checked={me.fullscreenMode}
      onChange={(on) => void set(on)}
    />
  );
}
