import { describe, expect, it } from '@jest/globals';
import type { Ack } from '../../../api/realtime';
import { ownerOf } from '../../../lib/offline/owner';
import type { UnsentFile } from './draft-files';
import { Outbox } from './outbox';
import type { Message } from './thread';
import type { UnsentMessage } from './unsent-store';

type Answer = Ack<Message>;
const failed = (code: string): Answer => ({ ok: false, error: { code, message: `Refused: ${code}` } });

/** A server that stores by client id and answers as the script says, `ok` when the script is over. */
function fakeServer(script: ('ok' | 'stored-but-unanswered' | string)[] = []) {
  const stored: Message[] = [];
  const kept = new Map<string, UnsentMessage>();
  const store = {
    list: (accountId: string) =>
      Promise.resolve([...kept.values()].filter((message) => message.accountId === accountId)),
    put: (message: UnsentMessage) => Promise.resolve(void kept.set(message.clientMessageId, message)),
    has: (id: string) => Promise.resolve(kept.has(id)),
    remove: (id: string) => Promise.resolve(void kept.delete(id)),
  };
  const save = (message: UnsentMessage): Message => {
    const known = stored.find(({ clientMessageId }) => clientMessageId === message.clientMessageId);
    if (known) return known;
    const { clientMessageId, conversationId, content, accountId, createdAt } = message;
    const fresh: Message = {
      id: clientMessageId,
      clientMessageId,
      conversationId,
      content,
      createdAt,
      senderId: accountId,
      receiverId: 'her',
      isRead: false,
      removed: false,
      deleted: false,
      editedAt: null,
      reactions: {},
      replyTo: null,
      attachments: [],
      photoCount: 0,
      documentCount: 0,
      voiceSeconds: 0,
      seq: stored.length + 1,
    };
    stored.push(fresh);
    return fresh;
  };
  const send = (message: UnsentMessage): Promise<Answer> => {
    const step = script.shift() ?? 'ok';
    if (step === 'ok') return Promise.resolve({ ok: true, data: save(message) });
    if (step === 'stored-but-unanswered') save(message);
    return Promise.resolve(failed(step === 'stored-but-unanswered' ? 'timeout' : step));
  };
  const held = new Map<string, Promise<unknown>>();
  const alone = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(name, turn);
    return turn;
  };
  return { stored, kept, outlet: { send, alone, store } };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

const emptied = (outbox: Outbox) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (outbox.unsent.all().length === 0) resolve();
    };
    outbox.unsent.subscribe(look);
    look();
  });

describe('The outbox', () => {
  it('sends messages in the order in which they were written', async () => {
    const server = fakeServer();
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await Promise.all(['one', 'two', 'three'].map((content) => outbox.add('c', content)));
    await emptied(outbox);
    expect(server.stored.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
  });

  it('stores a message once when the acknowledgement was lost', async () => {
    const server = fakeServer(['stored-but-unanswered']);
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await outbox.add('c', 'only once');
    await emptied(outbox);
    expect(server.stored).toHaveLength(1);
  });

  it('keeps the files of a message, and their uploads, until the server has the message', async () => {
    const file: UnsentFile = { key: 'k', file: new Blob(['x']), name: 'a.pdf', kind: 'document', attachment: null };
    const { id, ...rest } = {
      id: 'up',
      kind: file.kind,
      fileName: 'a.pdf',
      byteSize: 1,
      width: null,
      height: null,
      durationMs: null,
      waveform: null,
    };
    const server = fakeServer(['offline']);
    const sent: UnsentMessage[] = [];
    const outbox = new Outbox({
      ...server.outlet,
      send: (message, keep) => {
        sent.push(message);
        keep([{ ...file, attachment: { id, ...rest } }]);
        return server.outlet.send(message);
      },
    });
    await outbox.open('me');
    await outbox.add('c', '', { files: [file] });
    await new Promise((resolve) => setImmediate(resolve));
    expect([...server.kept.values()]).toMatchObject([{ files: [{ key: 'k', attachment: { id: 'up' } }] }]);
    outbox.flush();
    await emptied(outbox);
    expect(sent.map(({ files }) => files?.[0]?.attachment?.id ?? null)).toEqual([null, 'up']);
    expect(server.kept.size).toBe(0);
  });

  it('keeps messages written offline and sends them with the next connection', async () => {
    const server = fakeServer(['offline']);
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await outbox.add('c', 'from the tram');
    expect(server.kept.size).toBe(1);
    outbox.flush();
    await emptied(outbox);
    expect(server.stored.map(({ content }) => content)).toEqual(['from the tram']);
    expect(server.kept.size).toBe(0);
  });

  it('tries again at once when the server can be reached again, without waiting for its pause', async () => {
    const server = fakeServer(['api_unreachable', 'api_unreachable', 'api_unreachable']);
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await outbox.add('c', 'patient');
    const since = performance.now();
    const empty = emptied(outbox);
    for (let tick = 0; server.stored.length === 0; tick += 1) {
      if (tick > 50) throw new Error('It was not sent');
      outbox.flush();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await empty;
    expect(performance.now() - since).toBeLessThan(350);
  });

  it('sends unsent messages of an earlier visit after a reload', async () => {
    const server = fakeServer(['offline']);
    const before = new Outbox(server.outlet);
    await before.open('me');
    await before.add('c', 'written before the reload');
    const after = new Outbox(server.outlet);
    await after.open('me');
    await emptied(after);
    expect(server.stored).toHaveLength(1);
  });

  it.each(['not_found', 'deal_breaker', 'conversation_limit_reached'])(
    'says why a message was refused (%s), holds back what follows, and sends both after a retry',
    async (refusal) => {
      const server = fakeServer([refusal]);
      const outbox = new Outbox(server.outlet);
      await outbox.open('me');
      await outbox.add('c', 'first');
      await outbox.add('c', 'second');
      await settled();
      expect(outbox.unsent.all().map(({ failure }) => failure)).toEqual([`Refused: ${refusal}`, null]);
      expect(server.stored).toHaveLength(0);
      outbox.retry(outbox.unsent.all()[0]?.clientMessageId ?? '');
      await emptied(outbox);
      expect(server.stored.map(({ content }) => content)).toEqual(['first', 'second']);
    },
  );

  it('does not send what another tab has discarded', async () => {
    const server = fakeServer(['offline', 'offline', 'not_found']);
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await outbox.add('c', 'better not');
    const otherTab = new Outbox(server.outlet);
    await otherTab.open('me');
    await settled();
    outbox.flush();
    await settled();
    expect(outbox.unsent.all()).toMatchObject([{ failure: 'Refused: not_found' }]);
    await outbox.discard(outbox.unsent.all()[0]?.clientMessageId ?? '');
    otherTab.flush();
    await settled();
    expect({ sent: server.stored, waiting: otherTab.unsent.all() }).toEqual({ sent: [], waiting: [] });
  });

  it('tries a message in one tab at a time', async () => {
    const server = fakeServer(['offline']);
    const tried: string[] = [];
    const send: typeof server.outlet.send = async (message) => {
      tried.push(message.content);
      await settled();
      return server.outlet.send(message);
    };
    const tab = new Outbox({ ...server.outlet, send });
    const otherTab = new Outbox({ ...server.outlet, send });
    await tab.open('me');
    await tab.add('c', 'with a photo');
    await settled();
    await settled();
    await otherTab.open('me');
    tab.flush();
    await Promise.all([emptied(tab), emptied(otherTab)]);
    expect(tried).toEqual(['with a photo', 'with a photo']);
    expect(server.kept.size).toBe(0);
  });

  it('drops a message that the server has from another tab, even if an earlier release stored it as failed', async () => {
    const server = fakeServer(['message_id_reused', 'message_id_reused']);
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await outbox.add('c', 'sent by the other tab');
    await emptied(outbox);
    server.kept.set('stuck', {
      ...{ clientMessageId: 'stuck', accountId: 'me', conversationId: 'c', content: 'stuck', createdAt: '2026' },
      failure: 'Another message has already been sent with this ID.',
    });
    const later = new Outbox(server.outlet);
    await later.open('me');
    await later.add('c', 'next');
    await emptied(later);
    expect(server.stored.map(({ content }) => content)).toEqual(['next']);
    expect(server.kept.size).toBe(0);
  });

  it('sends messages of a closed tab with the next connection', async () => {
    const server = fakeServer(['offline']);
    const open = new Outbox(server.outlet);
    await open.open('me');
    const closed = new Outbox(server.outlet);
    await closed.open('me');
    await closed.add('c', 'from the tunnel');
    await settled();
    closed.close();
    open.resume();
    await settled();
    await emptied(open);
    expect(server.stored.map(({ content }) => content)).toEqual(['from the tunnel']);
  });

  it('sends a message that the browser could not store', async () => {
    const server = fakeServer();
    const store = { ...server.outlet.store, put: () => Promise.reject(new Error('Full')) };
    const outbox = new Outbox({ ...server.outlet, store });
    await outbox.open('me');
    await outbox.add('c', 'all the same');
    await emptied(outbox);
    expect(server.stored.map(({ content }) => content)).toEqual(['all the same']);
  });

  it('sends nothing for someone who logs out while it reads the storage', async () => {
    const server = fakeServer(['offline']);
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await outbox.add('c', 'later');
    await settled();
    outbox.flush();
    outbox.close();
    await settled();
    expect({ sent: server.stored, kept: server.kept.size }).toEqual({ sent: [], kept: 1 });
  });

  it('does not show unsent messages to another account', async () => {
    const server = fakeServer(['offline']);
    const outbox = new Outbox(server.outlet);
    await outbox.open('me');
    await outbox.add('c', 'mine');
    outbox.close();
    await outbox.open('her');
    expect(outbox.unsent.all()).toEqual([]);
  });
});

describe('Unsent messages on a shared browser', () => {
  it('of the account holder are not sent by the co-parent, who has the same id', async () => {
    const server = fakeServer(['offline']);
    const holder = new Outbox(server.outlet);
    await holder.open(ownerOf({ id: 'family' }));
    await holder.add('c1', 'Only from me');
    const coParent = new Outbox(server.outlet);
    await coParent.open(ownerOf({ id: 'family', coParent: { name: 'Sam', familyName: 'Taylor' } }));
    expect(coParent.unsent.all()).toEqual([]);
  });
});
