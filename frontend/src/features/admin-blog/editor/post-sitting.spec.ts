import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OfficePost, PostDraftFields } from '../../../api/back-office-posts';
import { EMPTY_POST } from './post-fields';
import { PostSitting } from './post-sitting';

const KEPT = 'post-draft:keeper:1';
const post = (version: number, change: Partial<OfficePost> = {}) =>
  ({ ...EMPTY_POST, id: '1', ...change, version }) as OfficePost;
const kept = new Map<string, string>();

beforeEach(() => {
  jest.useFakeTimers();
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A server that stores what it gets, or answers as told. */
function stage(initial: OfficePost | null, answers: (OfficePost | Error | object)[] = []) {
  const sent: PostDraftFields[] = [];
  const born: string[] = [];
  let version = initial?.version ?? 0;
  const take = (fields: PostDraftFields) => {
    sent.push(fields);
    const answer = answers.shift();
    if (answer && !('version' in answer)) return Promise.reject(answer);
    return Promise.resolve(answer ?? post((version += 1), fields as Partial<OfficePost>));
  };
  const server = { create: take, autosave: (_id: string, input: PostDraftFields) => take(input) };
  const sitting = new PostSitting(initial, 'keeper', server, (id) => born.push(id));
  return { sitting, sent, born };
}

describe('a post while it is typed', () => {
  it('is kept in the browser at once and on the server a moment later, only what changed', async () => {
    const { sitting, sent } = stage(post(3, { author: 'Hanna' }));
    sitting.change({ title: 'Tea' });
    sitting.change({ title: 'Tea first' });
    expect(JSON.parse(kept.get(KEPT) ?? '{}')).toMatchObject({ version: 3, fields: { title: 'Tea first' } });
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([{ version: 3, title: 'Tea first' }]);
    expect(sitting.snapshot()).toMatchObject({ state: 'saved', post: { version: 4 } });
    expect(kept.has(KEPT)).toBe(false);
  });

  it('begins to exist with the first words', async () => {
    const { sitting, born } = stage(null);
    expect(await sitting.flush()).toBe(true);
    expect(born).toEqual([]);
    sitting.change({ title: 'Tea' });
    await sitting.flush();
    expect(born).toEqual(['1']);
  });

  it('is not lost when the server cannot be reached, and stored when it can', async () => {
    const { sitting } = stage(post(1), [{ status: 0, code: 'api_unreachable', message: '' }]);
    sitting.change({ title: 'Tea' });
    expect(await sitting.flush()).toBe(false);
    expect(sitting.snapshot().state).toBe('failed');
    expect(kept.get(KEPT)).toContain('Tea');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sitting.snapshot().state).toBe('saved');
  });

  it('is there again after a crash; typed on an older version, beside the one that stands', () => {
    stage(post(1)).sitting.change({ title: 'Tea' });
    const again = stage(post(1)).sitting.snapshot();
    expect(again).toMatchObject({ state: 'dirty', fields: { title: 'Tea' }, found: { version: 1 } });
    const later = stage(post(2, { title: 'Coffee' })).sitting.snapshot();
    expect(later).toMatchObject({ state: 'conflict', fields: { title: 'Tea' }, theirs: { title: 'Coffee' } });
  });

  it('stops at what someone else has stored, and goes on from both', async () => {
    const theirs = post(5, { title: 'Coffee', summary: 'Theirs' });
    const stale = { status: 409, code: 'stale_edit', message: '', current: theirs };
    const { sitting, sent } = stage(post(1), [stale]);
    sitting.change({ title: 'Tea' });
    expect(await sitting.flush()).toBe(false);
    expect(sitting.snapshot()).toMatchObject({ state: 'conflict', theirs: { version: 5 }, fields: { title: 'Tea' } });
    sitting.change({ author: 'Hanna' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    sitting.resolve({ ...sitting.snapshot().fields, summary: 'Theirs' });
    await jest.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual({ version: 5, title: 'Tea', author: 'Hanna' });
  });
});
