import { z } from 'zod/mini';
import { Problem } from './problem.js';
import { SCOPE_WORDS, SCOPES } from '../views/scopes.js';
import type { RouteDefinition } from './route.js';

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });
const properties = (schema: z.core.$ZodType | undefined) =>
  schema === undefined ? {} : ((schemaOf(schema, 'input').properties ?? {}) as Record<string, unknown>);

function parameters(route: RouteDefinition) {
  const inPath = Object.entries(properties(route.params)).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
  const inQuery = Object.entries(properties(route.query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

const headers = (described: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(described).map(([name, description]) => [
      name,
      { description, required: false, schema: { type: 'string' } },
    ]),
  );

function operation(name: string, route: RouteDefinition) {
  const { who, scope } = route;
  const forTokens = scope === null ? [] : [403];
  const problems = [400, ...(who === 'anyone' ? [] : [401]), ...forTokens, ...(route.problems ?? []), 429, 503];
  const problem = (status: number): readonly [string, object] => [
    String(status),
    {
      description: 'Problem',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ];
  return {
    operationId: name,
    summary: route.summary,
    parameters: parameters(route),
    security: [
      ...(who === 'anyone' ? [{}] : []),
      { session: [] },
      // since 3.1 any scheme may say which roles are needed
      ...(scope === null ? [] : [{ apiToken: [scope] }]),
    ],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [route.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json']: {
                schema: schemaOf(route.body, 'input'),
              },
            },
          },
        }),
    responses: {
      [String(route.status ?? 200)]: {
        description: 'Done',
        ...(route.answerHeaders === undefined ? {} : { headers: headers(route.answerHeaders) }),
        content: { [route.answerType ?? 'application/json']: { schema: schemaOf(route.answer, 'output') } },
      },
      ...Object.fromEntries([...new Set(problems)].map(problem)),
    },
  };
}

/** The table of routes as an OpenAPI 3.1 document. */
export function openApiDocument(table: Readonly<Record<string, RouteDefinition>>, serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(table)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'ComboLab', version: '1', description: 'Share, find, watch and discuss platform-fighter combos.' },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        session: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          description: 'Of whoever is signed in. It opens every route that is theirs.',
        },
        apiToken: {
          ...{ type: 'http', scheme: 'bearer', bearerFormat: 'cl_…' },
          description: `Made by its owner in Settings, for some of these scopes: ${SCOPES.map((scope) => `\`${scope}\` (${SCOPE_WORDS[scope]})`).join(', ')}. It opens the routes that name one of them, and no other.`,
        },
      },
      schemas: { Problem: schemaOf(Problem, 'output') as object },
    },
  };
}
