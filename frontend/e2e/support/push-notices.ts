/** The push payload of one notification. */
export interface PushNotice {
  title: string;
  line: string;
  path: string;
  tag: string;
}

interface Words {
  title: string;
  line: string;
  push?: Pick<PushNotice, 'title' | 'line'>;
}

interface NotificationType {
  words: (facts: object) => Words;
  path: (payload: object, reader: object) => string;
}

const BACKEND = '../../../backend';

/**
 * The push payload of every notification type for an au pair, taken from the built backend at run time, because lint
 * rules of this folder do not apply to its source.
 */
export async function noticesOfEveryType(): Promise<PushNotice[]> {
  const { NOTIFICATION_TYPES } = (await import(
    `${BACKEND}/dist/modules/notifications/notification-types/index.js`
  )) as {
    NOTIFICATION_TYPES: Record<string, NotificationType>;
  };
  const { notificationSamples } = (await import(`${BACKEND}/test/support/notification-samples.ts`)) as {
    notificationSamples: (pair: object) => Record<string, object>;
  };
  const samples = notificationSamples({ familyId: 'family', auPairId: 'au-pair', conversationId: 'conversation' });
  return Object.entries(NOTIFICATION_TYPES).map(([name, { words, path }]) => {
    const payload = samples[name] ?? {};
    const facts = { payload, userType: 'aupair', other: 'the Harrow family', at: String, on: String, productName: '' };
    const { push, ...said } = words(facts);
    const { title, line } = push ?? said;
    return { title, line, path: path(payload, { id: 'au-pair', userType: 'aupair' }), tag: name };
  });
}
