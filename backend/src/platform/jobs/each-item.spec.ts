import { describe, expect, it } from 'vitest';
import { Logger } from '@nestjs/common';
import { eachDuePage, eachItem, eachStep } from './each-item.js';

Logger.overrideLogger(false);

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index).padStart(36, '0a') }));
const pageOf =
  (items: { id: string }[]) =>
  (after: string, limit: number): Promise<{ id: string }[]> =>
    Promise.resolve(items.filter(({ id }) => id > after).slice(0, limit));

describe('Items of a scheduled task', () => {
  it('are each processed once, also on later pages', async () => {
    const items = ids(1_001).sort((one, other) => (one.id < other.id ? -1 : 1));
    const seen: string[] = [];
    const work = ({ id }: { id: string }) => Promise.resolve(void seen.push(id));
    expect(await eachItem('test', { page: pageOf(items), work })).toBe(1_001);
    expect(new Set(seen).size).toBe(1_001);
  });

  it('are taken as long as pages are full, where each leaves the list when it is done', async () => {
    const due = Array.from({ length: 25 }, (_, index) => index);
    const sizes: number[] = [];
    await eachDuePage(
      10,
      (limit) => Promise.resolve(due.slice(0, limit)),
      (item) => Promise.resolve(void sizes.push(due.splice(due.indexOf(item), 1).length)),
    );
    expect(sizes).toHaveLength(25);
  });

  it('are processed even if another one fails', async () => {
    const items = ids(5);
    const seen: string[] = [];
    const work = ({ id }: { id: string }) => {
      if (id === items[1]?.id) throw new Error('poisoned');
      return Promise.resolve(void seen.push(id));
    };
    expect(await eachItem('test', { page: pageOf(items), work })).toBe(4);
    expect(seen).toHaveLength(4);
  });

  it('are processed after twenty and more that fail', async () => {
    const items = ids(250);
    const bad = new Set(items.slice(0, 230));
    const work = (item: { id: string }) => (bad.has(item) ? Promise.reject(new Error('poisoned')) : Promise.resolve());
    expect(await eachItem('test', { page: pageOf(items), work })).toBe(20);
    await expect(eachItem('test', { page: pageOf([...bad]), work })).rejects.toThrow('poisoned');
  });

  it('are given up when all of them fail, because the database may be unavailable', async () => {
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    };
    await expect(eachItem('test', { page: pageOf(ids(100)), work })).rejects.toThrow('away');
    expect(tries).toBe(20);
  });
});

describe('Steps of a scheduled task', () => {
  it('are all tried, and the run fails if one of them does', async () => {
    const done: string[] = [];
    const step = (name: string) => () => Promise.resolve(done.push(name));
    await expect(eachStep(step('one'), () => Promise.reject(new Error('broken')), step('three'))).rejects.toThrow(
      'broken',
    );
    expect(done).toEqual(['one', 'three']);
  });
});
