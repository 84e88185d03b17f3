const VARIABLES = {
  mongodb: 'TEST_MONGODB_URL',
  kafka: 'TEST_KAFKA',
  elasticsearch: 'TEST_ELASTICSEARCH_URL',
  storage: 'TEST_STORAGE_URL',
  firebase: 'TEST_FIREBASE',
} as const;

/**
 * Address of a real server for tests of the distributed set.
 * @throws Error when the environment does not name one
 */
export function engineUrl(engine: keyof typeof VARIABLES): string {
  const variable = VARIABLES[engine];
  const value = process.env[variable];
  if (value === undefined || value === '')
    throw new Error(`${variable} is not set; npm run test:distributed starts the servers and sets it`);
  return value;
}
