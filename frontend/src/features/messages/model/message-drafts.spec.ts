import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MessageDraft, MessageDraftInput } from '../../../api/messages';
import type { ApiError } from '../../../lib/api-error';
import { MessageDrafts } from './message-drafts';
import { draftStore } from './draft-store';

const HERE = ['me', 'with-lena'] as const;

const stale = (current: MessageDraft): ApiError => ({ status: 409, code: 'stale_edit', message: 'Stale', current });

const stored = new Map<string, string>();
const browser = { onLine: true };
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
});
Object.defineProperty(globalThis, 'navigator', { value: browser });

/** A server with one draft, which replaces only the version that a request is based on. */
function fakeServer() {
  const server = {
    draft: null as MessageDraft | null,
    sent: new Set<string>(),
    requests: [] as string[],
    save: (_id: string, { text, clientMessageId, basedOn, typedAt }: MessageDraftInput): Promise<MessageDraft> => {
      server.requests.push(text);
      if (server.draft && server.draft.version !== basedOn) return Promise.reject(stale(server.draft));
      server.draft = { text: server.sent.has(clientMessageId) ? '' : text, version: basedOn + 1, typedAt };
      return Promise.resolve(server.draft);
    },
  };
  return server;
}

describe('Drafts of messages', () => {
  let server: ReturnType<typeof fakeServer>;
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T08:30:00Z') });
    stored.clear();
    server = fakeServer();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pause = () => jest.advanceTimersByTimeAsync(2_000);
  /** A device that opens the conversation with what the server has. */
  const device = () => {
    const drafts = new MessageDrafts(server.save);
    const draft = drafts.of(...HERE);
    if (server.draft) draft.meet(server.draft);
    return draft;
  };

  it('are saved once after a pause in typing, and emptied once they are sent', async () => {
    const phone = device();
    for (const text of ['K', 'Ki', 'Kia ora']) phone.change({ text });
    await pause();
    expect(server.requests).toEqual(['Kia ora']);
    stored.clear();
    expect(device().kept.text).toBe('Kia ora');
    server.sent.add(phone.take());
    await pause();
    expect(server.requests).toEqual(['Kia ora', '']);
    expect(draftStore.unsaved('me')).toEqual([]);
  });

  it('cause no request if the message is sent before a pause', async () => {
    const phone = device();
    phone.change({ text: 'Yes' });
    phone.take();
    await pause();
    expect(server.requests).toEqual([]);
  });

  it('are the latest text: a device that returns with an older one takes the newer one', async () => {
    const phone = device();
    browser.onLine = false;
    phone.change({ text: 'On the train' });
    await pause();
    expect(server.requests).toEqual([]);
    stored.clear();
    browser.onLine = true;
    const laptop = device();
    laptop.change({ text: 'At my desk' });
    await laptop.flush();
    await phone.flush();
    expect([server.draft?.text, phone.kept.text]).toEqual(['At my desk', 'At my desk']);
    // Typed after what the other one saved: these are newer.
    await jest.advanceTimersByTimeAsync(5_000);
    laptop.change({ text: 'At my desk again' });
    await laptop.flush();
    await jest.advanceTimersByTimeAsync(5_000);
    phone.change({ text: 'On my way home' });
    await phone.flush();
    expect(server.draft).toMatchObject({ text: 'On my way home', version: 3 });
  });

  it('are the text being typed here, even if the clock of this device is slow', async () => {
    Object.assign(globalThis, { window: new EventTarget(), document: new EventTarget() });
    const laptop = device();
    laptop.change({ text: 'At my desk' });
    await laptop.flush();
    stored.clear();
    jest.setSystemTime(new Date('2026-11-20T07:30:00Z'));
    const phone = new MessageDrafts(server.save).of(...HERE);
    const leave = phone.begin();
    phone.change({ text: 'On the train' });
    await pause();
    expect([server.draft?.text, phone.kept.text]).toEqual(['On the train', 'On the train']);
    await leave();
  });

  it('stay empty if a save is pending while the message is sent', async () => {
    draftStore.write(...HERE, { text: 'Kia ora', replyTo: null });
    const { save } = server;
    const begun = new MessageDrafts(async (...request) => {
      // The message is stored before the draft that was sent earlier.
      server.sent.add(begun.take());
      return save(...request);
    }).of(...HERE);
    await begun.flush();
    await pause();
    expect([server.draft?.text, begun.kept.text]).toEqual(['', '']);
  });

  it('do not replace text that is being typed, and survive a reload', async () => {
    server.draft = { text: 'From the laptop', version: 4, typedAt: '2026-11-20T08:00:00Z' };
    const phone = device();
    phone.change({ text: 'From the phone' });
    phone.meet({ text: 'From the laptop, again', version: 5, typedAt: '2026-11-20T08:29:00Z' });
    expect(phone.kept.text).toBe('From the phone');
    expect(draftStore.unsaved('me')).toEqual(['with-lena']);
    const reloaded = new MessageDrafts(server.save);
    reloaded.flush('me');
    await pause();
    expect(server.draft.text).toBe('From the phone');
  });
});
