import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { documentedFor, NOT_PASSED } from './rules/documented-settings.js';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILE = join(ROOT, 'docker', 'kubernetes', 'wattle-and-fern.yaml');
/** Below node_modules: packages are found from there, and no one commits it. */
const CHECKED = join(ROOT, 'node_modules', '.cache', 'kubernetes');
const COMPILER = join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');
const FLAGS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'preserve',
  '--target',
  'es2022',
  '--types',
  '',
];
/** Where `kubernetes-types` has the types of an API group. */
const MODULES: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

const read = (): Manifest[] =>
  parseAllDocuments(readFileSync(FILE, 'utf8')).map((document) => document.toJS() as Manifest);

/** Returns the errors of the compiler for manifests as typed literals: unknown and missing fields, and wrong types. */
function typeErrors(manifests: readonly object[]): string {
  const file = join(CHECKED, `${process.pid}.ts`);
  const literals = manifests.map((manifest, index) => {
    const { apiVersion, kind } = manifest as Manifest;
    const type = `import('kubernetes-types/${MODULES[apiVersion] ?? apiVersion}').${kind}`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 1)};`;
  });
  mkdirSync(CHECKED, { recursive: true });
  writeFileSync(file, literals.join('\n'));
  try {
    return spawnSync(process.execPath, [COMPILER, ...FLAGS, file], { cwd: CHECKED, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(file);
  }
}

/** All objects in a manifest that have this field, with its value. */
function fields<Value>(within: unknown, name: string): Value[] {
  if (within === null || typeof within !== 'object') return [];
  return Object.entries(within).flatMap(([key, value]) => [
    ...(key === name ? [value as Value] : []),
    ...fields<Value>(value, name),
  ]);
}

interface Container {
  name: string;
  ports?: { name: string }[];
  env?: { name: string }[];
  volumeMounts?: { name: string }[];
}
type Labels = Record<string, string>;

describe('The manifests for Kubernetes', () => {
  const manifests = read();
  const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));
  const names = (...kinds: string[]) => ofKind(...kinds).map(({ metadata }) => metadata.name);

  it('have only fields that Kubernetes knows, and none that it needs is missing', () => {
    expect(typeErrors(manifests)).toBe('');
    const [deployment, service] = [ofKind('Deployment')[0], ofKind('Service')[0]];
    expect(typeErrors([{ ...deployment, spec: { ...deployment?.spec, replica: 2 } }])).toContain('"replica"');
    expect(typeErrors([{ ...deployment, spec: { replicas: 2 } }])).toContain('missing the following properties');
    expect(typeErrors([{ ...service, apiVersion: 'v2' }])).not.toBe('');
  });

  it('refer only to each other, and to ports and volumes that exist', () => {
    const deployments = ofKind('Deployment').map(({ spec }) => ({
      labels: fields<{ labels: Labels }>(spec, 'metadata')[0]?.labels ?? {},
      ports: fields<Container[]>(spec, 'containers')
        .flat()
        .flatMap(({ ports = [] }) => ports.map(({ name }) => name)),
    }));
    const chosenBy = (labels: Labels) =>
      deployments.filter((one) => Object.entries(labels).every(([name, value]) => one.labels[name] === value));
    for (const { spec } of ofKind('Service')) {
      const [ports] = chosenBy(spec['selector'] as Labels).map((one) => one.ports);
      for (const port of fields<string>(spec, 'targetPort')) expect(ports).toContain(port);
    }
    for (const { spec } of ofKind('Deployment', 'PodDisruptionBudget'))
      expect(chosenBy(fields<Labels>(spec['selector'], 'matchLabels')[0] ?? {})).toHaveLength(1);
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(names('Deployment')).toContain(fields<string>(spec['scaleTargetRef'], 'name')[0]);
    for (const { name, port } of fields<{ name: string; port: { name: string } }>(ofKind('Ingress'), 'service')) {
      const service = ofKind('Service').find(({ metadata }) => metadata.name === name);
      expect(fields<{ name: string }[]>(service?.spec, 'ports').flat()).toContainEqual(
        expect.objectContaining({ name: port.name }),
      );
    }
    for (const claim of fields<string>(manifests, 'claimName')) expect(names('PersistentVolumeClaim')).toContain(claim);
    for (const pod of fields<{ containers?: Container[]; volumes?: { name: string }[] }>(manifests, 'spec'))
      for (const { volumeMounts = [] } of pod.containers ?? [])
        for (const { name } of volumeMounts) expect(pod.volumes?.map((volume) => volume.name)).toContain(name);
  });

  it('keep one of each process while a machine is emptied, and let none write to its image or be root', () => {
    expect(names('PodDisruptionBudget').sort()).toEqual(names('Deployment').sort());
    const containers = fields<Container[]>(manifests, 'containers').flat();
    expect(containers.map(({ name }) => name)).toEqual(['api', 'web', 'pooler', 'migrate', 'backup']);
    for (const container of containers)
      expect(container).toMatchObject({
        resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
        securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      });
    expect(fields<boolean>(manifests, 'runAsNonRoot')).toEqual(containers.map(() => true));
  });

  it('set only what docs/running.md describes, or the pooler reads', () => {
    const [settingsOfUs, pooler] = ['docs/running.md', 'docker/pgbouncer/start.sh'].map((path) =>
      readFileSync(join(ROOT, path), 'utf8'),
    );
    const settings = fields<Container[]>(manifests, 'containers')
      .flat()
      .flatMap(({ env = [] }) => env.map(({ name }) => name));
    const isRead = (name: string) => settingsOfUs?.includes(`\`${name}`) || pooler?.includes(`\${${name}`);
    expect([...new Set(settings)].filter((name) => !isRead(name))).toEqual([]);
  });

  it('pass the website every setting that it can have, one by one', () => {
    const web = fields<Container[]>(manifests, 'containers')
      .flat()
      .find(({ name }) => name === 'web');
    const passed = web?.env?.map(({ name }) => name) ?? [];
    expect(passed.toSorted()).toEqual(
      documentedFor('web')
        .filter((name) => !(name in NOT_PASSED))
        .toSorted(),
    );
  });
});
