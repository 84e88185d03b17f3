import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { root, text, yaml } from './dockerfile.js';

export type Labels = Readonly<Record<string, string>>;
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Port {
  readonly name?: string;
  readonly port?: number | string;
  readonly targetPort?: string;
  readonly containerPort?: number;
}
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args: readonly string[];
  readonly ports?: readonly Port[];
  readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly resources: { readonly requests: Labels; readonly limits: Labels };
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
}
interface Template {
  readonly metadata: { readonly labels: Labels };
  readonly spec: {
    readonly serviceAccountName: string;
    readonly automountServiceAccountToken: boolean;
    readonly terminationGracePeriodSeconds: number;
    readonly securityContext: object;
    readonly topologySpreadConstraints?: readonly unknown[];
    readonly containers: readonly Container[];
    readonly volumes: readonly {
      readonly name: string;
      readonly secret?: { readonly secretName: string };
      readonly emptyDir?: object;
    }[];
  };
}
interface Rule {
  readonly ports?: readonly Port[];
}
/** As much of a resource as the tests read; the schema has its whole. */
export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Labels;
  readonly spec: {
    readonly replicas?: number;
    readonly selector: Labels & { readonly matchLabels?: Labels };
    readonly podSelector: { readonly matchLabels?: Labels };
    readonly policyTypes: readonly string[];
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly template: Template;
    readonly ports: readonly Port[];
    readonly scaleTargetRef: { readonly name: string };
    readonly triggers: readonly { readonly metadata: { readonly query: string } }[];
    readonly rules: readonly { readonly http: { readonly paths: readonly { readonly backend: Backend }[] } }[];
  };
}
interface Backend {
  readonly service: { readonly name: string; readonly port: { readonly name: string } };
}
export interface Kustomization {
  readonly resources?: readonly string[];
  readonly components?: readonly string[];
  readonly images?: readonly { readonly name: string; readonly newTag: string }[];
  readonly patches?: readonly {
    readonly path?: string;
    readonly target?: { readonly kind: string; readonly name: string };
  }[];
}

const FOLDER = 'deploy/kubernetes';

export const kustomizationOf = (folder: string): Kustomization =>
  yaml.load(text(`${FOLDER}/${folder}/kustomization.yaml`)) as Kustomization;

/** Files of a folder, but for the one that lists them. */
export const filesOf = (folder: string): string[] =>
  readdirSync(join(root, FOLDER, folder)).filter((name) => name !== 'kustomization.yaml');

/** The resources of a file. */
export const resourcesOf = (folder: string, file: string): Resource[] =>
  yaml.loadAll(text(`${FOLDER}/${folder}/${file}`)) as Resource[];

/** The resources that a folder lists in files of its own. */
export const listedIn = (folder: string): Resource[] =>
  (kustomizationOf(folder).resources ?? [])
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((file) => resourcesOf(folder, file));

const schemas = JSON.parse(text(`${FOLDER}/schemas.json`)) as {
  readonly kinds: Readonly<Record<string, object>>;
  readonly definitions: object;
};
const ajv = new Ajv({ allErrors: true });

/** What Kubernetes would not take of a resource, in words; keys that it does not know are among it. */
export function faultsOf(resource: Resource): string[] {
  const kind = `${resource.apiVersion}/${resource.kind}`;
  const schema = schemas.kinds[kind];
  if (schema === undefined) return [`${kind} is not in schemas.json`];
  ajv.validate({ ...schema, definitions: schemas.definitions }, resource);
  return (ajv.errors ?? []).map(
    ({ dataPath, message = '', params }) => `${dataPath} ${message} ${JSON.stringify(params)}`,
  );
}
