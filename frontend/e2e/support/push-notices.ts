/** What a device is told of one notification. */
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

interface Kind {
  words: (facts: object) => Words;
  path: (payload: object, reader: object) => string;
}

const BACKEND = '../../../backend';

/**
 * What an au pair's device is told of every kind of notification, in the words of the product as it was built. The
 * backend's own files are asked while the test runs: its code is not checked by the rules of this folder.
 */
export async function noticesOfEveryKind(): Promise<PushNotice[]> {
  const { KINDS } = (await import(`${BACKEND}/dist/modules/notifications/notification-types/index.js`)) as {
    KINDS: Record<string, Kind>;
  };
  const { notificationSamples } = (await import(`${BACKEND}/test/support/notification-samples.ts`)) as {
    notificationSamples: (pair: object) => Record<string, object>;
  };
  const samples = notificationSamples({ familyId: 'family', auPairId: 'au-pair', conversationId: 'conversation' });
  return Object.entries(KINDS).map(([name, { words, path }]) => {
    const payload = samples[name] ?? {};
    const facts = { payload, userType: 'aupair', other: 'the Harrow family', at: String, on: String, productName: '' };
    const { push, ...said } = words(facts);
    const { title, line } = push ?? said;
    return { title, line, path: path(payload, { id: 'au-pair', userType: 'aupair' }), tag: name };
  });
}
