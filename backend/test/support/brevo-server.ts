import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ACCOUNT, NO_FIGURES, SENDERS } from './brevo-account.js';

/** The key it accepts. */
export const BREVO_KEY = 'xkeysib-of-the-test-server-0123456789';

interface Contact {
  email: string;
  attributes: Record<string, string>;
  listIds: number[];
}
interface Process {
  id: number;
  /** How often it is still asked for before it is over. */
  looksLeft: number;
  outcome: 'completed' | 'failed';
  finish: () => void;
}
interface Campaign {
  id: number;
  status: string;
  recipients: { lists: number[] };
  statistics: { globalStats: Record<string, number> };
  [field: string]: unknown;
}
type Body = Record<string, unknown>;
type Answer = [status: number, body?: unknown, headers?: Record<string, string>];

const fail = (status: number, code: string, message: string): Answer => [status, { code, message }];
const NOT_FOUND = () => fail(404, 'document_not_found', 'Document not found');

/**
 * Answers as Brevo's published API (v3) does, as far as the product speaks it: key, paging, limits of batches, imports
 * that take a while, and the bodies of its errors. What it has taken in can be looked at; it can be told to fail.
 */
export class BrevoServer {
  readonly contacts = new Map<string, Contact>();
  readonly campaigns: Campaign[] = [];
  readonly webhooks: Body[] = [];
  /** Every call: `POST /contacts/import`. */
  readonly calls: string[] = [];
  readonly tests: { campaignId: number; emailTo: string[] }[] = [];
  /** Contacts of each import. */
  readonly imports: number[] = [];
  lists = [{ id: 2, name: 'identified_contacts', folderId: 1 }];
  templates: Body[] = [];
  readonly attributes = new Set(['FIRSTNAME', 'LASTNAME', 'SMS']);
  readonly folders = [{ id: 1, name: 'Your first folder' }];
  /** Answers to give instead of its own, one call each. */
  readonly troubles: Answer[] = [];
  /** Answers everything so while it is set. */
  down: Answer | null = null;
  /** Calls such as `POST /emailCampaigns` that are done and never answered, one each. */
  readonly unanswered: string[] = [];
  /** A call waits for this before it is done. */
  gate: (call: string) => Promise<void> = () => Promise.resolve();
  /** Addresses that it does not delete. */
  readonly undeletable = new Set<string>();
  /** How often a process is asked for before it is over. */
  slowness = 1;
  /** So many of the next imports are given up. */
  failures = 0;
  private readonly processes: Process[] = [];
  private readonly server = createServer((request, response) => void this.serve(request, response));
  private nextId = 100;

  async start(port = 0): Promise<string> {
    await new Promise<void>((done) => this.server.listen(port, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v3`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((done) => this.server.close(() => done()));
  }

  /** Names of the lists on which someone is. */
  listsOf(email: string): string[] {
    const ids = this.contacts.get(email.toLowerCase())?.listIds ?? [];
    return this.lists.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://brevo');
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/v3/, '');
    const raw = await text(request);
    this.calls.push(`${method} ${path}`);
    await this.gate(`${method} ${path}`);
    const [status, body, headers] = this.answer(method, path, url.searchParams, request, raw);
    const unanswered = this.unanswered.indexOf(`${method} ${path}`);
    if (unanswered >= 0) {
      this.unanswered.splice(unanswered, 1);
      request.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  }

  private answer(method: string, path: string, query: URLSearchParams, request: IncomingMessage, raw: string): Answer {
    const trouble = this.down ?? this.troubles.shift();
    if (trouble) return trouble;
    if (request.headers['api-key'] !== BREVO_KEY) return fail(401, 'unauthorized', 'Key not found');
    const body = raw ? (JSON.parse(raw) as Body) : {};
    for (const [pattern, handle] of this.routes) {
      const found = pattern.exec(`${method} ${path}`);
      if (found) return handle(body, query, ...found.slice(1).map(decodeURIComponent));
    }
    return fail(404, 'invalid_route', 'Route not found');
  }

  private readonly routes: [RegExp, (body: Body, query: URLSearchParams, ...parts: string[]) => Answer][] = [
    [/^GET \/account$/, () => [200, ACCOUNT]],
    [/^GET \/senders$/, () => [200, { senders: SENDERS }]],
    [/^GET \/contacts\/attributes$/, () => [200, { attributes: [...this.attributes].map(attribute) }]],
    [/^POST \/contacts\/attributes\/normal\/(\w+)$/, (_body, _query, name = '') => this.makeAttribute(name)],
    [/^GET \/contacts\/folders$/, (_b, query) => this.page(this.folders, 'folders', query, 50)],
    [/^POST \/contacts\/folders$/, ({ name }) => this.make(this.folders, { name: String(name) })],
    [/^GET \/contacts\/lists$/, (_b, query) => this.page(this.lists.map(this.counted), 'lists', query, 50)],
    [
      /^POST \/contacts\/lists$/,
      ({ name, folderId }) =>
        this.folders.some(({ id }) => id === folderId)
          ? this.make(this.lists, { name: String(name), folderId: Number(folderId) })
          : fail(400, 'invalid_parameter', 'Folder ID does not exist'),
    ],
    [/^GET \/contacts\/lists\/(\d+)$/, (_b, _q, id) => this.one(this.lists.map(this.counted), id)],
    [/^POST \/contacts\/import$/, (body) => this.import(body)],
    [/^GET \/processes\/(\d+)$/, (_b, _q, id) => this.process(Number(id))],
    [/^POST \/contacts\/lists\/(\d+)\/contacts\/remove$/, (body, _q, id) => this.remove(body, Number(id))],
    [
      /^DELETE \/contacts\/(.+)$/,
      (_b, _q, email = '') => {
        if (this.undeletable.has(email.toLowerCase())) return fail(400, 'invalid_parameter', 'Contact is locked');
        return this.contacts.delete(email.toLowerCase()) ? [204] : NOT_FOUND();
      },
    ],
    [/^GET \/smtp\/templates$/, (_b, query) => this.page(this.templatesOf(query), 'templates', query, 1_000)],
    [/^GET \/smtp\/templates\/(\d+)$/, (_b, _q, id) => this.one(this.templates as { id: number }[], id)],
    [/^GET \/emailCampaigns$/, (_b, query) => this.page([...this.campaigns].reverse(), 'campaigns', query, 100)],
    [/^POST \/emailCampaigns$/, (body) => this.makeCampaign(body)],
    [/^GET \/emailCampaigns\/(\d+)$/, (_b, _q, id) => this.one(this.campaigns, id)],
    [/^PUT \/emailCampaigns\/(\d+)$/, (body, _q, id) => this.changeCampaign(Number(id), { ...body, status: 'queued' })],
    [/^DELETE \/emailCampaigns\/(\d+)$/, (_b, _q, id) => this.removeCampaign(Number(id))],
    [/^POST \/emailCampaigns\/(\d+)\/sendTest$/, (body, _q, id) => this.test(Number(id), body)],
    [/^POST \/emailCampaigns\/(\d+)\/sendNow$/, (_b, _q, id) => this.send(Number(id))],
    [/^GET \/webhooks$/, () => [200, { webhooks: this.webhooks }]],
    [/^POST \/webhooks$/, (body) => this.make(this.webhooks as { id: number }[], body)],
  ];

  private readonly counted = (list: { id: number; name: string; folderId: number }) => {
    const people = [...this.contacts.values()].filter(({ listIds }) => listIds.includes(list.id)).length;
    return { ...list, uniqueSubscribers: people, totalSubscribers: people, totalBlacklisted: 0 };
  };

  private templatesOf(query: URLSearchParams): Body[] {
    const status = query.get('templateStatus');
    return this.templates.filter(({ isActive }) => status === null || isActive === (status === 'true'));
  }

  private page(items: readonly unknown[], name: string, query: URLSearchParams, most: number): Answer {
    const [limit, offset] = [Number(query.get('limit') ?? 10), Number(query.get('offset') ?? 0)];
    if (limit > most) return fail(400, 'out_of_range', `Limit exceeds max value of ${most}`);
    return [200, { [name]: items.slice(offset, offset + limit), count: items.length }];
  }

  private one(items: readonly { id: number }[], id: string | undefined): Answer {
    const found = items.find((item) => item.id === Number(id));
    return found ? [200, found] : NOT_FOUND();
  }

  private make<Item extends { id: number }>(items: Item[], item: Omit<Item, 'id'>): Answer {
    const id = this.nextId++;
    items.push({ ...item, id } as Item);
    return [201, { id }];
  }

  private makeAttribute(name: string): Answer {
    if (this.attributes.has(name)) return fail(400, 'invalid_parameter', 'Attribute name must be unique');
    this.attributes.add(name);
    return [201];
  }

  private import({ jsonBody, listIds }: Body): Answer {
    const contacts = jsonBody as Contact[] | undefined;
    const ids = listIds as number[] | undefined;
    if (!contacts?.length) return fail(400, 'missing_parameter', 'fileUrl, fileBody or jsonBody is missing');
    if (!ids?.every((id) => this.lists.some((list) => list.id === id)))
      return fail(400, 'invalid_parameter', 'List ID does not exist');
    this.imports.push(contacts.length);
    const outcome = this.failures > 0 ? 'failed' : 'completed';
    this.failures = Math.max(0, this.failures - 1);
    const finish = () => outcome === 'completed' && this.take(contacts, ids);
    const process: Process = { id: this.nextId++, looksLeft: this.slowness, outcome, finish };
    this.processes.push(process);
    return [202, { processId: process.id }];
  }

  private take(contacts: readonly Contact[], listIds: readonly number[]): void {
    for (const { email, attributes } of contacts) {
      const key = email.toLowerCase();
      const known = this.contacts.get(key);
      const kept = Object.fromEntries(Object.entries(attributes).filter(([name]) => this.attributes.has(name)));
      this.contacts.set(key, {
        email,
        attributes: { ...known?.attributes, ...kept },
        listIds: [...new Set([...(known?.listIds ?? []), ...listIds])],
      });
    }
  }

  private process(id: number): Answer {
    const process = this.processes.find((one) => one.id === id);
    if (!process) return NOT_FOUND();
    process.looksLeft -= 1;
    if (process.looksLeft === 0) process.finish();
    return [200, { id, name: 'IMPORTUSER', status: process.looksLeft <= 0 ? process.outcome : 'in_process' }];
  }

  private remove({ emails }: Body, listId: number): Answer {
    const addresses = emails as string[];
    if (addresses.length > 150) return fail(400, 'invalid_parameter', 'Only 150 emails are allowed');
    if (!this.lists.some(({ id }) => id === listId)) return NOT_FOUND();
    const there = addresses.filter((email) => this.contacts.get(email.toLowerCase())?.listIds.includes(listId));
    if (there.length === 0)
      return fail(400, 'invalid_parameter', 'Contact already removed from list and/or does not exist');
    for (const email of there) {
      const contact = this.contacts.get(email.toLowerCase());
      if (contact) contact.listIds = contact.listIds.filter((id) => id !== listId);
    }
    return [201, { contacts: { success: there, failure: [] } }];
  }

  private makeCampaign(body: Body): Answer {
    const { sender, recipients, htmlContent, templateId } = body as {
      sender?: { id: number };
      recipients?: { listIds: number[] };
      htmlContent?: string;
      templateId?: number;
    };
    const from = SENDERS.find(({ id }) => id === sender?.id);
    if (!from?.active) return fail(400, 'invalid_parameter', 'Sender is invalid / inactive');
    if (htmlContent !== undefined && templateId !== undefined)
      return fail(400, 'invalid_parameter', 'Only one of htmlContent, htmlUrl and templateId can be passed');
    const template = this.templates.find(({ id }) => id === templateId);
    const html = htmlContent ?? template?.['htmlContent'];
    if (typeof html !== 'string') return fail(400, 'missing_parameter', 'htmlContent or templateId is missing');
    const made = {
      ...body,
      status: 'draft',
      sender: { name: from.name, email: from.email },
      recipients: { lists: recipients?.listIds ?? [], exclusionLists: [] },
      htmlContent: html,
      statistics: { globalStats: NO_FIGURES, campaignStats: [], mirrorClick: 0, remaining: 0, linksStats: {} },
    };
    return this.make(this.campaigns, made);
  }

  private changeCampaign(id: number, change: Body): Answer {
    const campaign = this.campaigns.find((one) => one.id === id);
    if (!campaign) return NOT_FOUND();
    if (campaign.status === 'sent') return fail(400, 'invalid_parameter', 'Campaign is already sent');
    Object.assign(campaign, change);
    return [204];
  }

  private removeCampaign(id: number): Answer {
    const at = this.campaigns.findIndex((one) => one.id === id);
    if (at < 0) return NOT_FOUND();
    this.campaigns.splice(at, 1);
    return [204];
  }

  private test(campaignId: number, { emailTo }: Body): Answer {
    if (!this.campaigns.some(({ id }) => id === campaignId)) return NOT_FOUND();
    this.tests.push({ campaignId, emailTo: emailTo as string[] });
    return [204];
  }

  private send(id: number): Answer {
    const campaign = this.campaigns.find((one) => one.id === id);
    if (!campaign) return NOT_FOUND();
    if (campaign.status === 'sent') return fail(400, 'invalid_parameter', 'Campaign is already sent');
    const people = [...this.contacts.values()].filter(({ listIds }) =>
      listIds.some((listId) => campaign.recipients.lists.includes(listId)),
    ).length;
    campaign.status = 'sent';
    campaign['sentDate'] = new Date().toISOString();
    campaign.statistics = { globalStats: { ...NO_FIGURES, sent: people, delivered: people } };
    return [204];
  }
}

const attribute = (name: string) => ({ name, category: 'normal', type: 'text' });
