import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AdminPost, PostDraftFields } from '../../../../api/admin-posts';
import { EMPTY_POST } from './post-fields';
import { PostEditSession } from './post-edit-session';

const KEPT = 'post-draft:admin:1';
const post = (version: number, change: Partial<AdminPost> = {}) =>
  ({ ...EMPTY_POST, id: '1', ...change, version }) as AdminPost;
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

/** A server that stores what it gets, or gives the prepared answers. */
function stage(initial: AdminPost | null, answers: (AdminPost | Error | object)[] = []) {
  const sent: PostDraftFields[] = [];
  const born: string[] = [];
  let version = initial?.version ?? 0;
  const take = (fields: PostDraftFields) => {
    sent.push(fields);
    const answer = answers.shift();
    if (answer && !('version' in answer)) return Promise.reject(answer);
    return Promise.resolve(answer ?? post((version += 1), fields as Partial<AdminPost>));
  };
  const server = { create: take, autosave: (_id: string, input: PostDraftFields) => take(input) };
  const session = new PostEditSession(initial, 'admin', server, (id) => born.push(id));
  return { session, sent, born };
}

describe('a post that is being edited', () => {
  it('is stored in the browser at once, and its changed fields on the server a moment later', async () => {
    const { session, sent } = stage(post(3, { author: 'Hanna' }));
    session.change({ title: 'Tea' });
    session.change({ title: 'Tea first' });
    expect(JSON.parse(kept.get(KEPT) ?? '{}')).toMatchObject({ version: 3, fields: { title: 'Tea first' } });
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([{ version: 3, title: 'Tea first' }]);
    expect(session.snapshot()).toMatchObject({ state: 'saved', post: { version: 4 } });
    expect(kept.has(KEPT)).toBe(false);
  });

  it('is created with the first text', async () => {
    const { session, born } = stage(null);
    expect(await session.flush()).toBe(true);
    expect(born).toEqual([]);
    session.change({ title: 'Tea' });
    await session.flush();
    expect(born).toEqual(['1']);
  });

  it('is kept while the server cannot be reached, and stored once it can', async () => {
    const { session } = stage(post(1), [{ status: 0, code: 'api_unreachable', message: '' }]);
    session.change({ title: 'Tea' });
    expect(await session.flush()).toBe(false);
    expect(session.snapshot().state).toBe('failed');
    expect(kept.get(KEPT)).toContain('Tea');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(session.snapshot().state).toBe('saved');
  });

  it('is restored after a crash, next to a newer version if there is one', () => {
    stage(post(1)).session.change({ title: 'Tea' });
    const again = stage(post(1)).session.snapshot();
    expect(again).toMatchObject({ state: 'dirty', fields: { title: 'Tea' }, found: { version: 1 } });
    const later = stage(post(2, { title: 'Coffee' })).session.snapshot();
    expect(later).toMatchObject({ state: 'conflict', fields: { title: 'Tea' }, theirs: { title: 'Coffee' } });
  });

  it('stops saving when someone else has saved, and goes on with the merged text', async () => {
    const theirs = post(5, { title: 'Coffee', summary: 'Theirs' });
    const stale = { status: 409, code: 'stale_edit', message: '', current: theirs };
    const { session, sent } = stage(post(1), [stale]);
    session.change({ title: 'Tea' });
    expect(await session.flush()).toBe(false);
    expect(session.snapshot()).toMatchObject({ state: 'conflict', theirs: { version: 5 }, fields: { title: 'Tea' } });
    session.change({ author: 'Hanna' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    session.resolve({ ...session.snapshot().fields, summary: 'Theirs' });
    await jest.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual({ version: 5, title: 'Tea', author: 'Hanna' });
  });

  it('keeps what is typed while an action is under way, and stores it after that', async () => {
    const { session, sent } = stage(post(3, { title: 'Tea' }));
    const { fields } = session.snapshot();
    session.change({ summary: 'How we drink it' });
    session.adopt(post(4, { title: 'Tea', state: 'published' }), fields);
    expect(session.snapshot()).toMatchObject({ post: { version: 4 }, fields: { summary: 'How we drink it' } });
    expect(kept.get(KEPT)).toContain('How we drink it');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([{ version: 4, summary: 'How we drink it' }]);
  });
});
