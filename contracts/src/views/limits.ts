/** 1 MB of a file. */
const MB = 1_048_576;

/** Limits of what users send. Sizes in bytes of the file; exactly the limit passes. */
export const LIMITS = {
  videoBytes: 20 * MB,
  pictureBytes: 10 * MB,
  guidePreviewBytes: 5 * MB,
  videoSeconds: 60,
  videoSidePixels: 4096,
  nameLength: 120,
  descriptionLength: 5000,
  commentLength: 2000,
  listDescriptionLength: 2000,
  /** Of one user. */
  lists: 100,
  combosInList: 500,
  /** Of one user, published and drafts. */
  guides: 200,
  sectionsOfGuide: 1000,
  /** Section ids are below 9,999,999. */
  sectionIdMax: 9_999_998,
  sectionLength: 20_000,
  /** Of all sections together, in UTF-16 units. */
  guideLength: 500_000,
  guideSubtitleLength: 300,
  guideFighters: 10,
  /** Of one combo. */
  notes: 200,
  noteLength: 500,
  /** Days that an upload is kept for its combo. */
  uploadDays: 7,
  uploadNameLength: 255,
  /** Of a report in one's own words, and of what an admin tells an author. */
  reportLength: 500,
  searchLength: 200,
  savedSearches: 50,
  /** Whose totals are asked for at once. */
  searchesCounted: 16,
  savedQueryLength: 8000,
  /** Of one user. */
  apiTokens: 20,
  apiTokenNameLength: 60,
  /** People that one user follows. */
  follows: 1000,
  /** Older ones are not listed. */
  notificationsListed: 200,
  /** Of a comment in a notification. */
  excerptLength: 120,
  displayNameMin: 4,
  displayNameMax: 32,
  passwordMin: 8,
  passwordMax: 128,
  idempotencyKeyLength: 64,
  pageSize: 10,
  pageSizeMax: 50,
  /** Of lists that answer without being asked for a page. */
  listMax: 100,
  skipMax: 10_000,
} as const;
