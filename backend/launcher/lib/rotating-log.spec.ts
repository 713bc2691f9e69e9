import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RotatingLog } from './rotating-log.mjs';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe('A log of the launcher', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'logs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const begin = (limits: ConstructorParameters<typeof RotatingLog>[1]) =>
    new RotatingLog(join(folder, 'api.log'), limits);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  /** Oldest first. */
  const files = () =>
    readdirSync(folder).sort((one, other) => Number(other.split('.')[2] ?? 0) - Number(one.split('.')[2] ?? 0));

  it('begins a new file when one is large, and loses and breaks no line', () => {
    const log = begin({ largestBytes: 100, mostFiles: 10 });
    const lines = Array.from({ length: 200 }, (_, number) => `{"line":${number}}\n`);
    const bytes = Buffer.from(lines.join(''));
    // As it comes through a pipe: pieces that begin and end anywhere.
    for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 61 || 1)
      log.write(bytes.subarray(at, at + size));
    log.close();
    // The newest, and ten older ones.
    const kept = files().map((name) => text(name));
    expect(kept).toHaveLength(11);
    for (const part of kept) expect(part).toMatch(/^(?:\{"line":\d+\}\n)+$/);
    const all = kept.join('');
    expect(lines.join('').endsWith(all)).toBe(true);
    expect(all).toContain('{"line":199}');
  });

  it('keeps every line while there are fewer files than are kept', () => {
    const log = begin({ largestBytes: 50 });
    const lines = Array.from({ length: 40 }, (_, number) => `line ${number}\n`);
    for (const line of lines) log.write(Buffer.from(line));
    log.close();
    expect(
      files()
        .map((name) => text(name))
        .join(''),
    ).toBe(lines.join(''));
  });

  it('goes on with the file of an earlier start', () => {
    const first = begin({});
    first.write(Buffer.from('before\n'));
    first.close();
    const second = begin({});
    second.write(Buffer.from('after\n'));
    second.close();
    expect([files(), text('api.log')]).toEqual([['api.log'], 'before\nafter\n']);
  });

  it('begins a new file each day, and deletes those of a month ago', () => {
    let now = Date.now();
    const log = begin({ now: () => now });
    log.write(Buffer.from('first day\n'));
    now += DAY_MS + 1;
    log.write(Buffer.from('second day\n'));
    expect([text('api.log.1'), text('api.log')]).toEqual(['first day\n', 'second day\n']);
    const monthAgo = new Date(now - 29.5 * DAY_MS);
    utimesSync(join(folder, 'api.log.1'), monthAgo, monthAgo);
    log.close();
    begin({ now: () => now }).close();
    expect(files()).toEqual(['api.log']);
  });

  it('deletes what is a month old while nothing is written', () => {
    vi.useFakeTimers();
    try {
      const log = begin({});
      log.write(Buffer.from('an error\n'));
      vi.advanceTimersByTime(2 * DAY_MS);
      expect(files()).toEqual(['api.log.1', 'api.log']);
      vi.advanceTimersByTime(29 * DAY_MS);
      expect(files()).toEqual(['api.log']);
      log.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('loses lines while the disk is full, and goes on later', () => {
    symlinkSync('/dev/full', join(folder, 'api.log'));
    const log = begin({ largestBytes: 10 });
    log.write(Buffer.from('lost\n'));
    log.close();
    rmSync(join(folder, 'api.log'));
    log.write(Buffer.from('again\n'));
    log.close();
    expect(text('api.log')).toBe('again\n');
  });
});
