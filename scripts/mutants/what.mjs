/** The rooms with something that decides. */
export const ROOMS = ['contracts', 'platform', 'backend', 'frontend'];

/** What decides something: a change of it that no test notices is a hole in the tests. Tables of names are data and left out. */
export const MUTATED = [
  'backend/dist/modules/**/*.decider.js',
  'contracts/dist/query/{candidates,certainty,edit,edit-distance,fold,item,leads,leftover,line,move-words,moves-in,percents,phrases,places,reading,recognise,roles,sequences,spans,suggest,text-terms,tokens,typos,understand,vocabulary}.js',
  'contracts/dist/lesson/{answers,edges,implausible,lesson-steps,match-in-order,practice-run,run-score,speed-ladder,tenths,timed-judge,wait-judge,weakest}.js',
  'frontend/dist/features/create-combo/track/{edits,hold-machine,track}.js',
  'platform/dist/adapters/memory-search-index/{facets,match,rank,reading}.js',
  'platform/dist/runtime/{outage,storage-errors}.js',
];

/** The suites that are to notice: those beside what is mutated. */
export const SUITES =
  /^(backend\/dist\/modules\/.*decider.*|contracts\/dist\/(query|lesson)\/.*|frontend\/dist\/features\/create-combo\/track\/.*|platform\/dist\/(adapters\/memory-search-index(\/(facets|rank|reading))?|runtime\/(outage|storage-errors)))\.test\.js$/;
