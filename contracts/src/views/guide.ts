import { z } from 'zod/mini';
import { AuthorData, Combo, ComboCard } from './combo.js';
import { Time, ViewVersion } from './text.js';

export const SECTION_TYPES = ['TEXT', 'TITLE', 'HEADER', 'COMBO_SELECTOR'] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

/** For whom a guide is written. */
export const GUIDE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type GuideLevel = (typeof GUIDE_LEVELS)[number];

/** One block of a guide as it is kept; the value of a combo selector is the id of a combo, '' while none is chosen. */
export interface StoredSection {
  /** 0 to 9,999,998, unique in its guide. */
  readonly id: number;
  readonly type: SectionType;
  readonly value: string;
  /** A reader has to run the combo's lesson before going on. */
  readonly lesson?: boolean;
}

const written = { id: z.int(), value: z.string() };
const WrittenSection = z.object({ ...written, type: z.enum(['TEXT', 'TITLE', 'HEADER']) });

const combosAs = <C extends z.core.$ZodType>(combo: C) =>
  z.discriminatedUnion('type', [
    WrittenSection,
    z.object({
      id: z.int(),
      type: z.literal('COMBO_SELECTOR'),
      /** The combo as it is now; null when none was chosen or it was deleted. */
      value: z.nullable(combo),
      /** A reader has to run the combo's lesson before going on. */
      lesson: z.exactOptional(z.boolean()),
    }),
  ]);

export const GuideMetaData = z.object({
  /** Ids of games. */
  gameTags: z.array(z.string()),
  isPublished: z.boolean(),
  previewTitle: z.string(),
  previewSubtitle: z.string(),
  /** Address of a picture; null = none. */
  previewImage: z.nullable(z.string()),
  /** Ids of the fighters it is about. */
  fighters: z.array(z.string()),
  level: z.nullable(z.enum(GUIDE_LEVELS)),
});
export type GuideMetaData = z.output<typeof GuideMetaData>;

const about = {
  _id: z.string(),
  authorId: z.string(),
  authorData: z.array(AuthorData),
  metaData: GuideMetaData,
  /** An admin took it out of sight: only its author and admins are answered. */
  hidden: z.exactOptional(z.literal(true)),
  createdAt: Time,
  /** Time of the last edit. */
  editedAt: Time,
  /** What a save sends back as `baseVersion`. */
  contentVersion: z.int(),
  versions: z.object({ guide: ViewVersion }),
};

/** A whole guide; its combos can be played. */
export const Guide = z.object({ ...about, sections: z.array(combosAs(Combo)) });
export type Guide = z.output<typeof Guide>;
export type GuideSection = Guide['sections'][number];

/** A guide as saves and lists answer it: combos without their presses. Lists carry its first 3 sections, and its first combo. */
export const GuideCard = z.object({
  ...about,
  sections: z.array(combosAs(ComboCard)),
  /** Of the whole guide. */
  numSections: z.int(),
  /** Words of all its sections. */
  numWords: z.int(),
});
export type GuideCard = z.output<typeof GuideCard>;
