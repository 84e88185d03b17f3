import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SlippiGame } from '@slippi/slippi-js';
import { gameOfReplays } from '@combolab/contracts';
import { FighterFrames, RosterStats } from '@combolab/contracts/frame-data';
import { knockbackRulesOf } from '@combolab/contracts/knockback';
import { withTrueLength } from '../../check-file.js';
import { compareHit, type ComparedHit, type HitClass } from './compare-hit.js';
import type { RecordedHit } from './recorded-hit.js';
import { recordedHits } from './recorded-hits.js';

/** What was compared, and what of it is as the formulas say. */
export interface CheckedHits {
  readonly files: readonly string[];
  /** Files that are no game of two, and why. */
  readonly left: readonly string[];
  readonly hits: readonly (ComparedHit & { readonly file: string })[];
}

/** The frame data of the game that replays are of, a fighter at a time. */
class Data {
  private readonly fighters = new Map<string, FighterFrames | undefined>();
  private readonly stats: RosterStats;

  /** @throws Error when there is no `stats.json` */
  constructor(private readonly folder: string) {
    this.stats = RosterStats.parse(JSON.parse(readFileSync(join(folder, 'stats.json'), 'utf8')));
  }

  fighter(slug: string): FighterFrames | undefined {
    if (!this.fighters.has(slug)) this.fighters.set(slug, this.read(slug));
    return this.fighters.get(slug);
  }

  weight(slug: string): number | undefined {
    return this.stats[slug]?.weight;
  }

  private read(slug: string): FighterFrames | undefined {
    const file = join(this.folder, `${slug}.json`);
    return existsSync(file) ? FighterFrames.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  }
}

/**
 * Compares the hits of all combos that are found in the replays of a folder with the frame data.
 * @throws Error when a folder cannot be read, or frame data do not fit their schema
 */
export function checkHits(replays: string, frameData: string): CheckedHits {
  const rules = knockbackRulesOf(gameOfReplays('slippi')?.id ?? '');
  if (rules === null) throw new Error('Nobody has written down how hard this game hits.');
  const data = new Data(frameData);
  const files = readdirSync(replays)
    .filter((name) => name.endsWith('.slp'))
    .sort();
  const left: string[] = [];
  const hits = files.flatMap((file) => {
    const recorded = readHits(join(replays, file));
    if (typeof recorded === 'string') left.push(`${file}: ${recorded}`);
    return (typeof recorded === 'string' ? [] : recorded).map((hit) => ({
      ...compareHit(hit, { rules, attacker: data.fighter(hit.attacker), weight: data.weight(hit.defender) }),
      file,
    }));
  });
  return { files, left, hits };
}

/** The hits of all combos of a replay, or why it cannot be read. */
function readHits(path: string): readonly RecordedHit[] | string {
  try {
    const hits = recordedHits(new SlippiGame(withTrueLength(readFileSync(path))));
    return hits.filter(({ inCombo }) => inCombo).map(({ hit }) => hit);
  } catch (error) {
    return error instanceof Error ? error.message : 'unreadable';
  }
}

const AGREE: readonly HitClass[] = ['exact', 'damage only'];

/** The figures in words, and each hit that differs. */
export function wordsOf({ files, left, hits }: CheckedHits): string {
  const count = (...classes: readonly HitClass[]): number => hits.filter((hit) => classes.includes(hit.class)).length;
  const share = (part: number): string => `${((100 * part) / Math.max(1, hits.length)).toFixed(1)} %`;
  const agree = count(...AGREE);
  const others = [...new Set(hits.map((hit) => hit.class))].filter((each) => !AGREE.includes(each));
  const differing = hits.filter((hit) => !AGREE.includes(hit.class));
  return [
    `${String(files.length)} replays, ${String(hits.length)} hits of combos: ${String(agree)} (${share(agree)}) as data and formulas say`,
    `  damage and hitstun ${String(count('exact'))}, damage alone (no hitstun recorded) ${String(count('damage only'))}`,
    ...others.map((each) => `  ${each}: ${String(count(each))}`),
    ...left.map((each) => `left out ${each}`),
    '',
    ...differing.map(lineOf),
  ].join('\n');
}

function lineOf({ file, class: found, recorded, hitstun }: CheckedHits['hits'][number]): string {
  const { frame, attacker, defender, move, percent, dealt, queue } = recorded;
  const seen = recorded.hitstun === null ? '' : `, ${String(recorded.hitstun)} frames (${hitstun.join(' or ') || '?'})`;
  return `${found}: ${file} ${String(frame)} ${attacker} ${move ?? '?'} on ${defender} at ${percent.toFixed(2)} %, ${dealt.toFixed(2)} damage${seen}, queue ${queue.join(' ') || 'fresh'}`;
}
