import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { downloadAgreement } from './download-agreement';
import { fetchFile } from './fetch-file';
import { uploadForm } from './upload-form';

const MINUTE_MS = 60_000;
const UNREACHABLE = expect.objectContaining({ code: 'api_unreachable' });
const realFetch = globalThis.fetch;

/** A request that the test moves. */
class Upload {
  static all: Upload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  isAborted = false;
  open() {
    Upload.all.push(this);
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  move(loaded: number) {
    this.upload.onprogress?.({ loaded, total: 100 });
  }
  answer(body: object) {
    Object.assign(this, { status: 201, responseText: JSON.stringify(body) });
    this.onload?.();
    this.onloadend?.();
  }
}
Object.assign(globalThis, { XMLHttpRequest: Upload });

let feed: ReadableStreamDefaultController<Uint8Array>;
const answerSlowly = (status = 200) => {
  globalThis.fetch = (_path, init) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
    init?.signal?.addEventListener('abort', () => feed.error(new DOMException('Aborted', 'AbortError')));
    return Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'application/pdf' } }));
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  Upload.all = [];
  answerSlowly();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

describe('An upload', () => {
  const begin = () => {
    const done = uploadForm('/api/photos', new FormData(), { onProgress: () => undefined });
    done.catch(() => undefined);
    return done;
  };

  it('that makes no progress is sent once more and then fails', async () => {
    const done = begin();
    for (const sent of [0, 1]) {
      await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
      expect(Upload.all[sent]?.isAborted).toBe(true);
    }
    await expect(done).rejects.toEqual(UNREACHABLE);
    expect(Upload.all).toHaveLength(2);
  });

  it('may take any time while it makes progress', async () => {
    const done = begin();
    for (let loaded = 0; loaded <= 100; loaded += 10) {
      Upload.all[0]?.move(loaded);
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
    }
    Upload.all[0]?.answer({ id: 'p1' });
    await expect(done).resolves.toEqual({ id: 'p1' });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe.each([
  ['A private file', () => fetchFile('/api/files/1')],
  ['An agreement', () => downloadAgreement('1', 'pdf')],
])('%s', (_name, ask) => {
  it('that makes no progress fails', async () => {
    const done = ask();
    done.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(1_000);
    feed.enqueue(new Uint8Array([1]));
    await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
    await expect(done).rejects.toEqual(UNREACHABLE);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails with an explanation when its connection breaks', async () => {
    const done = ask();
    done.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(1_000);
    feed.error(new TypeError('network error'));
    await expect(done).rejects.toEqual(UNREACHABLE);
  });
});

describe('A private file', () => {
  it('may take any time while it makes progress, and keeps its type', async () => {
    const done = fetchFile('/api/files/1');
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await jest.advanceTimersByTimeAsync(MINUTE_MS);
      feed.enqueue(new Uint8Array([minutes]));
    }
    await jest.advanceTimersByTimeAsync(0);
    feed.close();
    const file = await done;
    expect([file.size, file.type]).toEqual([5, 'application/pdf']);
  });
});
