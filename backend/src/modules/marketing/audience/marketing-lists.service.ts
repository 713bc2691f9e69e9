import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/index.js';
import { BrevoContactsService } from '../brevo/brevo-contacts.service.js';
import { messages } from '../texts.js';
import { LIST_KEYS, type ListKey } from './audience-rules.js';
import { ContactSyncRepository } from './contact-sync.repository.js';

/** Our lists at Brevo. */
@Injectable()
export class MarketingListsService {
  constructor(
    private readonly brevo: BrevoContactsService,
    private readonly contacts: ContactSyncRepository,
    private readonly settings: Settings,
  ) {}

  /** The ids of existing lists at Brevo. */
  ids(): Promise<Map<ListKey, number>> {
    return this.contacts.listIds();
  }

  /** The ids of all lists. Missing ones are found by name or created. */
  async ensure(): Promise<Map<ListKey, number>> {
    const [known, there] = await Promise.all([this.contacts.listIds(), this.brevo.lists()]);
    const { productName } = this.settings;
    for (const key of LIST_KEYS) {
      if (there.some(({ id }) => id === known.get(key))) continue;
      const name = messages.listName(productName, key);
      const id =
        there.find((list) => list.name === name)?.id ??
        (await this.brevo.makeList(name, await this.brevo.folderNamed(productName)));
      await this.contacts.noteList(key, id);
      known.set(key, id);
    }
    return known;
  }
}
