import { DataSource } from 'typeorm';
import { UnsubscribeLinksService } from '../../src/modules/notifications/unsubscribing/unsubscribe-links.service.js';
import { StillLookingService } from '../../src/modules/profiles/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import type { World } from '../security/support/world.js';
import { NO_FIGURES } from './brevo-account.js';
import type { BrevoServer } from './brevo-server.js';
import { plainPdf } from './documents.js';
import { eventually } from './eventually.js';
import { createAdmin } from './profiles.js';

/** Prepares objects that can be read and that the world of the access matrix lacks. */
export async function prepareReadings({ test, people, ids }: World, brevo: BrevoServer): Promise<void> {
  const { admin, family } = people;
  await test.app.get(ContentSeedsService).run();
  brevo.templates = [
    { id: 12, name: 'Letter', subject: 'Tea', isActive: true, sender: { id: 3 }, htmlContent: '<p>Tea</p>' },
  ];
  ids['mailTemplate'] = '12';
  const letter = { name: 'Spring', subject: 'Tea', status: 'draft', sender: { name: 'Tea', email: 'tea@example.com' } };
  const statistics = { globalStats: NO_FIGURES };
  brevo.campaigns.push({ ...letter, id: 12, htmlContent: '<p>Tea</p>', recipients: { lists: [2] }, statistics });
  ids['campaign'] = '12';

  const file = { filename: 'monday.pdf', contentType: 'application/pdf' };
  const attach = async (resource: string) => {
    const { body } = await admin.agent
      .post(`/api/admin/resources/${resource}/attachment-files`)
      .attach('file', plainPdf(), file)
      .expect(201);
    return (body as { attachments: { id: string }[] }).attachments[0]?.id ?? '';
  };
  const [published] = await test.database.query<{ id: string }>(
    `SELECT id FROM resources WHERE slug = 'weekly-schedule'`,
  );
  ids['attachment'] = await attach(ids['template'] ?? '');
  ids['publicAttachment'] = await attach(published?.id ?? '');

  const { body: feed } = await family.agent.post('/api/calendar-feed').expect(200);
  ids['calendarToken'] = new URL((feed as { address: string }).address).searchParams.get('token') ?? '';
  const mail = test.app
    .get(UnsubscribeLinksService, { strict: false })
    .footerFor({ personId: family.id, group: 'interviews' });
  ids['mailToken'] = new URL(mail.pageUrl).searchParams.get('token') ?? '';
  ids['stillLookingToken'] = await test.app
    .get(StillLookingService, { strict: false })
    .ask(people.otherAuPair.id, new Date(), test.app.get(DataSource).manager);

  const second = await createAdmin(test);
  await second.agent.post(`/api/admin/approvals/${ids['approval']}/decisions`).send({ decision: 'agreed' }).expect(200);
  ids['proposedExport'] = await eventually('the proposed export', async () => {
    const [made] = await test.database.query<{ id: string }>(
      `SELECT id FROM data_exports WHERE person_id = $1 AND state = 'ready'`,
      [people.otherFamily.id],
    );
    return made?.id;
  });

  const [soon] = await test.database.query<{ id: string }>(
    `INSERT INTO interviews (conversation_id, family_id, au_pair_id, proposed_by, state, starts_at, ends_at, scheduled_at)
     SELECT id, $1, $2, $1, 'scheduled', now() + interval '5 minutes', now() + interval '35 minutes', now()
     FROM conversations WHERE user1_id = least($1::uuid, $2) AND user2_id = greatest($1::uuid, $2) RETURNING id`,
    [family.id, people.otherAuPair.id],
  );
  ids['scheduled'] = soon?.id ?? '';
}
