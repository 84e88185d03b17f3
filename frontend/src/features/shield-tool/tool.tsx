import { shieldRulesOf, windowRule, type AboutFrames } from '@combolab/contracts/frame-data';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { KeptOffline } from '../../shared/offline/kept-offline.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { AnswerGhost } from './answer-ghost.js';
import { Answer } from './answer.js';
import { Awaited } from './awaited.js';
import { Missing } from './missing.js';
import { Sentence } from './sentence.js';
import { Tables } from './tables.js';
import { Sources } from '../../entities/frame-data/sources.js';
import { useAskedFighters } from './use-asked-fighters.js';
import { t } from './texts.js';

interface Props {
  readonly about: AboutFrames;
  readonly gameId: string;
  /** Ids of the fighters there are frames of, in the order of the game. */
  readonly roster: readonly string[];
  readonly choice: ToolChoice;
  /** Nobody asked for it: it shows what the tool does. */
  readonly isExample: boolean;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** The question, its answer, and where the numbers are from. */
export function Tool({ about, gameId, roster, choice, isExample, onChange }: Props) {
  const { defender, attacker, compared, isLoading, error, refetch } = useAskedFighters(gameId, choice, roster);
  const late = useDelayed(isLoading);
  const rules = shieldRulesOf(gameId);
  const move = attacker?.moves.find((each) => each.slug === choice.move && windowRule(each) !== null) ?? null;
  const question = { gameId, roster, attacker, move, choice, onChange };
  return (
    <>
      <Missing gameId={gameId} roster={roster} choice={choice} attacker={attacker} move={move} />
      <Sentence {...question} isExample={isExample} />
      {rules !== undefined && defender !== null && attacker !== null && move !== null ? (
        <Answer {...{ gameId, rules, defender, attacker, compared, move, roster, choice, onChange }} />
      ) : (
        <Awaited next={isLoading || error !== undefined ? null : nextOf(choice, roster, gameId)} />
      )}
      {error !== undefined && <ErrorNotice title={t('theFrameDataCouldNot')} error={error} onRetry={refetch} />}
      {/* first of the whole answer, then of what is missing of it: another one, which nothing has moved */}
      {isLoading && late && <AnswerGhost key={move === null ? 'both' : 'answer'} />}
      {!isLoading && (
        <>
          <Tables gameId={gameId} fighters={[defender, attacker, compared]} />
          <Sources about={about} />
        </>
      )}
      <KeptOffline />
    </>
  );
}

/** What is to be chosen next. */
function nextOf({ defender, attacker }: ToolChoice, roster: readonly string[], gameId: string): string {
  const isThere = (slug: string | null): boolean => roster.includes(`${gameId}:${slug ?? ''}`);
  if (!isThere(defender)) return t('chooseWhoYouAre');
  return isThere(attacker) ? t('chooseTheMoveThatHit') : t('chooseWhoTheyAre');
}
