import { Injectable } from '@nestjs/common';
import { TransactionsService, type EntityManager } from '../../../platform/database/index.js';
import {
  ResourceEditingService,
  type EditableResource,
  type NewerResourceInput,
  type AdminResourcesPage,
  type AdminResourcesQuery,
  type Resource,
  type ResourceChange,
  type ResourceEditInput,
  type ResourceInput,
} from '../../resources/index.js';
import { AuditLogService } from '../audit/audit-log.service.js';

const FLAG_ACTIONS = {
  published: { true: 'resource.published', false: 'resource.unpublished' },
  featured: { true: 'resource.featured', false: 'resource.unfeatured' },
} as const;
const CHOICE_ACTIONS = {
  take: 'resource.newer-text-taken',
  'keep-mine': 'resource.newer-text-declined',
} as const;

/** The part of a resource that the audit log keeps before and after an action. */
const stateOf = (resource: Resource) => {
  const { title, slug, content, summary, audience, region, image_url, published, featured, sources, version } =
    resource;
  return { title, slug, content, summary, audience, region, image_url, published, featured, sources, version };
};

/** Actions on guides; the audit log keeps the state before each. */
@Injectable()
export class ResourcesAdminService {
  constructor(
    private readonly editing: ResourceEditingService,
    private readonly audit: AuditLogService,
    private readonly transactions: TransactionsService,
  ) {}

  list(query: AdminResourcesQuery): Promise<AdminResourcesPage> {
    return this.editing.list(query);
  }

  read(id: string): Promise<EditableResource> {
    return this.editing.read(id);
  }

  async create(actorId: string, input: ResourceInput): Promise<EditableResource> {
    const { id } = await this.transactions.run(async (manager) => {
      const after = await this.editing.create(input, manager);
      const entry = { actorId, action: 'resource.created', subjectType: 'resource', subjectId: after.id };
      await this.audit.record({ ...entry, after: stateOf(after) }, manager);
      return after;
    });
    return this.editing.read(id);
  }

  edit(actorId: string, id: string, input: ResourceEditInput): Promise<EditableResource> {
    return this.changed(actorId, id, 'resource.edited', (manager) => this.editing.edit(id, input, manager));
  }

  show(actorId: string, id: string, flag: 'published' | 'featured', on: boolean): Promise<EditableResource> {
    const action = FLAG_ACTIONS[flag][`${on}`];
    return this.changed(actorId, id, action, (manager) => this.editing.show(id, flag, on, manager));
  }

  settleNewerText(actorId: string, id: string, input: NewerResourceInput): Promise<EditableResource> {
    const action = CHOICE_ACTIONS[input.choice];
    return this.changed(actorId, id, action, (manager) => this.editing.settleNewerText(id, input, manager));
  }

  async delete(actorId: string, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const before = await this.editing.delete(id, manager);
      const entry = { actorId, action: 'resource.deleted', subjectType: 'resource', subjectId: id, reason };
      await this.audit.record({ ...entry, before: stateOf(before) }, manager);
    });
  }

  private async changed(
    actorId: string,
    id: string,
    action: string,
    change: (manager: EntityManager) => Promise<ResourceChange>,
  ): Promise<EditableResource> {
    await this.transactions.run(async (manager) => {
      const { before, after } = await change(manager);
      const entry = { actorId, action, subjectType: 'resource', subjectId: id };
      await this.audit.record({ ...entry, before: stateOf(before), after: stateOf(after) }, manager);
    });
    return this.editing.read(id);
  }
}
