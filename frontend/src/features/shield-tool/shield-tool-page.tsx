import { Link, useSearchParams } from 'react-router-dom';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { useDelayed } from '../../shared/lib/use-delayed.js';
import { useTitle } from '../../shared/lib/use-title.js';
import { KeptOffline } from '../../shared/offline/kept-offline.js';
import { ErrorNotice } from '../../shared/ui/error-notice.js';
import { Skeleton } from '../../shared/ui/skeleton.js';
import { Answer } from './answer.js';
import { slugOf } from '../../shared/frame-data/fighter-slug.js';
import { useFrameDataQuery, type FrameData } from '../../shared/frame-data/frame-data-api.js';
import { Questions } from './questions.js';
import styles from './shield-tool.module.css';
import { readToolChoice, writeToolChoice, type ToolChoice } from '../../shared/frame-data/tool-link.js';

/** "What can I do?": from a move on shield to what punishes it. What is asked stands in the address. */
export function ShieldToolPage() {
  useTitle('What can I do?');
  const { data, error, isLoading, refetch } = useFrameDataQuery(undefined);
  const late = useDelayed(isLoading);
  return (
    <main className={styles.page}>
      <header>
        <h1>What can I do?</h1>
        <p className={styles.lead}>You shielded it. Here is what you have time for.</p>
      </header>
      {error !== undefined && (
        <ErrorNotice title="The frame data could not be fetched" error={error} onRetry={() => void refetch()} />
      )}
      {isLoading && late && <Skeleton height="20rem" />}
      {data !== undefined && <Tool data={data} />}
    </main>
  );
}

function Tool({ data }: { readonly data: FrameData }) {
  const [search, setSearch] = useSearchParams();
  const choice = readToolChoice(search);
  const change = (changes: Partial<ToolChoice>) => {
    setSearch(writeToolChoice({ ...choice, ...changes }), { replace: true });
  };
  const find = (slug: string | null): FighterFrames | null =>
    data.fighters.find((fighter) => slugOf(fighter) === slug) ?? null;
  const [defender, attacker] = [find(choice.defender), find(choice.attacker)];
  const move = attacker?.moves.find(({ slug }) => slug === choice.move) ?? null;
  const asked = [choice.defender, choice.attacker, choice.compared].filter(
    (slug) => slug !== null && find(slug) === null,
  );
  return (
    <>
      {asked.length > 0 && (
        <p role="alert" className={styles.missing}>
          There is no frame data of {asked.join(' and ')}. There is of{' '}
          {data.fighters.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <Questions
        fighters={data.fighters}
        defender={defender}
        attacker={attacker}
        move={move}
        choice={choice}
        onChange={change}
      />
      {defender !== null && attacker !== null && move !== null ? (
        <Answer
          defender={defender}
          attacker={attacker}
          move={move}
          fighters={data.fighters}
          choice={choice}
          onChange={change}
        />
      ) : (
        <p className={styles.next} role="status">
          {defender === null
            ? 'Choose who you are.'
            : attacker === null
              ? 'Choose who they are.'
              : 'Choose the move that hit your shield.'}
        </p>
      )}
      <p className={styles.tables}>
        All frames:{' '}
        {data.fighters.map((fighter) => (
          <Link key={fighter.fighterId} to={`/frames/${slugOf(fighter)}`}>
            {fighter.name}
          </Link>
        ))}
      </p>
      <Sources data={data} />
      <KeptOffline />
    </>
  );
}

function Sources({ data: { about } }: { readonly data: FrameData }) {
  return (
    <details className={styles.sources}>
      <summary>Where the numbers come from</summary>
      <p>
        {about.gameName}, {about.patch}. {about.units}.
      </p>
      <p>
        All moves fresh and uncharged, the closest hit. Stale moves and parries are not counted: no source that we trust
        has their numbers.
      </p>
      <dl>
        {Object.entries(about.sources).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
