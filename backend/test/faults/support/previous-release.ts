import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import previous from '../../../previous-release.json' with { type: 'json' };
import { buildApi, type ApiBuild } from './api-build.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Whether this clone has the commit of the previous release; a shallow one does not. */
export const hasPreviousRelease = () =>
  spawnSync('git', ['cat-file', '-e', `${previous.commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' }).status === 0;

/** The API of the previous release, made from the history, with the packages that are installed now. */
export function buildPreviousRelease(): ApiBuild {
  const directory = mkdtempSync(join(tmpdir(), 'previous-release-'));
  const archive = ['archive', '--format=tar', previous.commit, 'backend/src', 'backend/content'];
  const tar = execFileSync('git', archive, { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', directory], { input: tar });
  const build = buildApi(join(directory, 'backend'));
  return {
    program: build.program,
    remove: () => {
      build.remove();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
