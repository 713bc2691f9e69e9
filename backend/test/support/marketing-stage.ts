import type { AudienceDto, AudiencePage } from '../../src/modules/marketing/audience/audience.dto.js';
import { MARKETING_WORDINGS } from '../../src/modules/auth/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { BREVO_KEY, BrevoServer } from './brevo-server.js';
import { signUpPerson, type Person, type SignUpWish } from './people.js';
import { createAdmin } from './profiles.js';
import { createTestApp } from './test-app.js';

export const [WORDING] = MARKETING_WORDINGS;
export const REPORT_TOKEN = 'the-token-by-which-reports-are-known';
export const ADMIN_MARKETING = '/api/admin/marketing';

/** The API with a Brevo of its own, an admin, and people who say yes and no to news by email. */
export async function marketingStage() {
  const brevo = new BrevoServer();
  const BREVO_API_URL = await brevo.start();
  const test = await createTestApp({
    env: { BREVO_API_KEY: BREVO_KEY, BREVO_API_URL, BREVO_WEBHOOK_TOKEN: REPORT_TOKEN },
  });
  const admin = await createAdmin(test);
  const choose = (person: Person, agreed: boolean) =>
    person.agent.put('/api/marketing-consent').send({ agreed, wording: WORDING }).expect(200);
  return {
    brevo,
    test,
    admin,
    choose,
    /** Someone who has agreed and confirmed the address: an au pair for Australia by default. */
    willing: async (wish: SignUpWish = {}): Promise<Person> => {
      const person = await signUpPerson(test, { userType: 'aupair', verified: true, ...wish });
      await choose(person, true);
      return person;
    },
    /** Runs the task of every five minutes. */
    sync: () => test.app.get(JobQueueService).runScheduledTaskNow('marketing.sync-due'),
    audience: async (): Promise<AudienceDto> =>
      (await admin.agent.get(`${ADMIN_MARKETING}/audience`).expect(200)).body as AudienceDto,
    statusOf: async ({ username }: Pick<Person, 'username'>): Promise<string | undefined> => {
      const { body } = await admin.agent.get(`${ADMIN_MARKETING}/people?search=${username}`).expect(200);
      return (body as AudiencePage).items.find((item) => item.username === username)?.status;
    },
    /** Brevo works again, and has seen no calls. */
    calm: () => {
      brevo.down = null;
      brevo.slowness = 1;
      brevo.undeletable.clear();
      for (const list of [brevo.troubles, brevo.calls, brevo.imports, brevo.tests]) list.length = 0;
    },
    close: async () => {
      await test.close();
      await brevo.stop();
    },
  };
}

export type MarketingStage = Awaited<ReturnType<typeof marketingStage>>;
