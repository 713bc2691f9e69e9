import { describe, expect, it } from 'vitest';
import { planFor } from './changed.mjs';

describe('The checks of a change', () => {
  it('of a component are those of the frontend that know it, and say that browser tests are left out', () => {
    const file = 'frontend/src/ui/Button.tsx';
    const plan = planFor([file]);
    expect(plan).toMatchObject({ format: [file], lint: [file], frontend: [file], backend: [], contract: false });
    expect(plan.types).toEqual(['frontend/tsconfig.json']);
    expect(plan.leftOut).toContain('browser tests that you did not change');
  });

  it('of a controller compare the contract as well, and what the website refetches after each operation', () => {
    const file = 'backend/src/modules/auth/accounts/accounts.controller.ts';
    const reader = 'frontend/test/cache-consequences.ts';
    expect(planFor([file])).toMatchObject({ contract: true, backend: [file], frontend: [reader] });
    expect(planFor([file, reader]).frontend).toEqual([reader]);
  });

  it('run a test that was changed, in the browser or over the API, itself', () => {
    const plan = planFor(['backend/test/e2e/blog.e2e-spec.ts', 'frontend/e2e/pages/blog.spec.ts']);
    expect(plan.api).toEqual(['backend/test/e2e/blog.e2e-spec.ts']);
    expect(plan.browser).toEqual(['frontend/e2e/pages/blog.spec.ts']);
    expect(plan.backend).toEqual([]);
    expect(plan.leftOut).toEqual([]);
  });

  it('of a style sheet are its lint and format', () => {
    const file = 'frontend/src/ui/Button.module.css';
    expect(planFor([file])).toMatchObject({ format: [file], lint: [], styles: [file] });
  });

  it('of a page of documentation are its format alone', () => {
    expect(planFor(['docs/testing.md'])).toMatchObject({
      format: ['docs/testing.md'],
      lint: [],
      types: [],
      leftOut: [],
    });
  });

  it('of a dependency say that everything may depend on it', () => {
    expect(planFor(['package-lock.json']).leftOut).toEqual([expect.stringContaining('npm test')]);
    expect(planFor(['package.json']).types).toHaveLength(4);
  });
});
