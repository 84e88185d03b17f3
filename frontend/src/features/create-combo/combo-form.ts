import {
  ComboConditions,
  ComboSource,
  findGame,
  isPatch,
  NamedMoves,
  SourcePlayers,
  TAGS,
  type Action,
  type Combo,
  type FrameNote,
  type GameId,
  type NamedMove,
  type Tag,
} from '@combolab/contracts';

/** What is typed and chosen beside the presses. Empty texts stand for what is not chosen yet. */
export interface ComboForm {
  readonly name: string;
  readonly description: string;
  readonly gameId: GameId;
  readonly attacker: string;
  readonly defenders: readonly string[];
  readonly tags: readonly Tag[];
  /** Where it works, in steps of 0 to 200; null until its author has said it. */
  readonly percentRange: readonly [number, number] | null;
  /** Version of the game it was tested on. */
  readonly patch: string;
  /** Under which it works. */
  readonly conditions: ComboConditions;
  /** What is done on which frame, where it is known; from a replay with percent and damage. */
  readonly moves: readonly NamedMove[];
  /** The replay it was taken from; null where it was not, or is not named. */
  readonly source: ComboSource | null;
  /** Names that its author may show with it; they go nowhere until `source` has them. */
  readonly playerNames: readonly string[];
}

export const EMPTY_FORM: ComboForm = {
  name: '',
  description: '',
  gameId: '',
  attacker: '',
  defenders: [],
  tags: [],
  percentRange: null,
  patch: '',
  conditions: {},
  moves: [],
  source: null,
  playerNames: [],
};

/** The content of a combo as the API takes and answers it. */
export type ComboContent = Pick<
  Combo,
  'name' | 'description' | 'gameId' | 'characterId' | 'characterIds' | 'tags' | 'percentRange'
> & { readonly patch?: string | null } & Pick<Partial<Combo>, 'moves' | 'conditions' | 'notes' | 'sticks' | 'source'>;

export const formOf = (content: ComboContent): ComboForm => ({
  name: content.name,
  description: content.description,
  gameId: findGame(content.gameId)?.id ?? '',
  attacker: content.characterId,
  defenders: content.characterIds,
  tags: content.tags,
  percentRange: content.percentRange,
  patch: content.patch ?? '',
  conditions: content.conditions ?? {},
  moves: content.moves ?? [],
  source: content.source ?? null,
  playerNames: content.source?.players ?? [],
});

/** A form whose game and percents are chosen. */
export interface ChosenForm extends ComboForm {
  readonly percentRange: readonly [number, number];
}
export const isChosen = (form: ComboForm): form is ChosenForm => form.gameId !== '' && form.percentRange !== null;

/** A form and its presses as the API takes them. */
export const bodyOf = (
  form: ChosenForm,
  actions: readonly Action[],
  { notes, sticks }: { readonly notes: readonly FrameNote[]; readonly sticks?: string },
) => ({
  name: form.name.trim(),
  description: form.description,
  gameId: form.gameId,
  characterId: form.attacker,
  characterIds: [...form.defenders],
  tags: [...form.tags],
  percentRange: [...form.percentRange] as [number, number],
  patch: form.patch === '' ? null : form.patch,
  conditions: form.conditions,
  moves: [...form.moves],
  source: form.source,
  notes: [...notes],
  sticks: sticks ?? null,
  actions: actions.map(({ frame, breakpoint, presses }) => ({
    frame,
    breakpoint,
    presses: presses.map(({ type, hold }) => ({ type, hold })),
  })),
});
export type ComboBody = ReturnType<typeof bodyOf>;

/** A form from something that was stored, whatever it is now: unknown games, fighters and tags are dropped. */
export function readForm(stored: Readonly<Record<string, unknown>>): ComboForm {
  const text = (key: string): string => (typeof stored[key] === 'string' ? stored[key] : '');
  const list = (key: string): readonly unknown[] => (Array.isArray(stored[key]) ? (stored[key] as unknown[]) : []);
  const game = findGame(text('gameId'));
  const fighters = new Set<unknown>(game?.fighters.map(({ id }) => id));
  const [low, high] = list('percentRange').map(Number);
  const range = low !== undefined && high !== undefined && low >= 0 && low <= high && high <= 200;
  return {
    name: text('name'),
    description: text('description'),
    gameId: game?.id ?? '',
    attacker: fighters.has(text('attacker')) ? text('attacker') : '',
    defenders: list('defenders').filter((id): id is string => fighters.has(id)),
    tags: TAGS.filter((tag) => list('tags').includes(tag)),
    percentRange: range ? [low, high] : null,
    patch: game !== undefined && isPatch(game.id, text('patch')) ? text('patch') : '',
    conditions: ComboConditions.safeParse(stored.conditions).data ?? {},
    moves: NamedMoves.safeParse(stored.moves).data ?? [],
    source: game?.replays == null ? null : (ComboSource.safeParse(stored.source).data ?? null),
    playerNames: SourcePlayers.safeParse(stored.playerNames).data ?? [],
  };
}
