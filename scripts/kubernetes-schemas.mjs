import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/manifest.mjs';

const HELP = `node scripts/kubernetes-schemas.mjs <swagger.json> <scaledobjects.yaml>

Makes deploy/kubernetes/schemas.json, by which the tests read deploy/kubernetes, out of
  api/openapi-spec/swagger.json of a release of Kubernetes (go mod download -json k8s.io/kubernetes@<version> says where it is)
  config/crd/bases/keda.sh_scaledobjects.yaml of one of KEDA (github.com/kedacore/keda/v2)`;

const KINDS = {
  'apps/v1/Deployment': 'io.k8s.api.apps.v1.Deployment',
  'autoscaling/v2/HorizontalPodAutoscaler': 'io.k8s.api.autoscaling.v2.HorizontalPodAutoscaler',
  'batch/v1/Job': 'io.k8s.api.batch.v1.Job',
  'networking.k8s.io/v1/Ingress': 'io.k8s.api.networking.v1.Ingress',
  'networking.k8s.io/v1/NetworkPolicy': 'io.k8s.api.networking.v1.NetworkPolicy',
  'policy/v1/PodDisruptionBudget': 'io.k8s.api.policy.v1.PodDisruptionBudget',
  'v1/ConfigMap': 'io.k8s.api.core.v1.ConfigMap',
  'v1/Namespace': 'io.k8s.api.core.v1.Namespace',
  'v1/Service': 'io.k8s.api.core.v1.Service',
  'v1/ServiceAccount': 'io.k8s.api.core.v1.ServiceAccount',
};
const SCALED_OBJECT = 'keda.sh/v1alpha1/ScaledObject';
const KEPT = ['type', 'enum', 'required', 'minimum', 'maximum', 'minItems', 'pattern'];
const INT_OR_STRING = { anyOf: [{ type: 'integer' }, { type: 'string' }] };

const [swaggerFile, kedaFile] = process.argv.slice(2);
if (kedaFile === undefined) {
  console.log(HELP);
  process.exit(2);
}
const swagger = JSON.parse(readFileSync(swaggerFile, 'utf8'));
const { spec } = createRequire(import.meta.url)('js-yaml').load(readFileSync(kedaFile, 'utf8'));
const definitions = {};

/** A schema without words, in which what is not named is refused. */
function strict(schema) {
  if (schema.$ref !== undefined) return { $ref: `#/definitions/${define(schema.$ref.split('/').at(-1))}` };
  if (schema.format === 'int-or-string' || schema['x-kubernetes-int-or-string']) return INT_OR_STRING;
  const made = Object.fromEntries(KEPT.filter((name) => name in schema).map((name) => [name, schema[name]]));
  if (schema.items) made.items = strict(schema.items);
  if (schema.additionalProperties) made.additionalProperties = strict(schema.additionalProperties);
  if (schema.properties) {
    made.properties = Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, strict(each)]));
    made.additionalProperties ??= false;
  }
  return made;
}

/** @returns the name of a definition, which it makes when it is not there */
function define(name) {
  if (!(name in definitions)) {
    definitions[name] = {};
    definitions[name] = name.endsWith('.Quantity') ? INT_OR_STRING : strict(swagger.definitions[name]);
  }
  return name;
}

const of = (name) => ({ $ref: `#/definitions/${define(name)}` });
const kinds = Object.fromEntries(Object.entries(KINDS).map(([kind, name]) => [kind, of(name)]));
const scaled = strict(spec.versions.find(({ name }) => name === 'v1alpha1').schema.openAPIV3Schema);
scaled.properties.metadata = of('io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta');
kinds[SCALED_OBJECT] = scaled;
const versions = [swaggerFile, kedaFile].map((file) => /@(v[\d.]+)/.exec(file)?.[1] ?? 'unknown');
const whole = { of: `Kubernetes ${versions[0]}, KEDA ${versions[1]}`, kinds, definitions };
writeFileSync(join(root, 'deploy/kubernetes/schemas.json'), `${JSON.stringify(whole)}\n`);
