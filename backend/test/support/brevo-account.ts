/** An account at Brevo, and the figures of a campaign that has not gone out, as its API tells of them. */
export const ACCOUNT = {
  email: 'office@wattleandfern.example',
  firstName: 'Keeper',
  lastName: 'of Keys',
  companyName: 'Wattle & Fern Pty Ltd',
  plan: [{ type: 'payAsYouGo', creditsType: 'sendLimit', credits: 8412 }],
  relay: {
    enabled: true,
    data: { userName: 'office@wattleandfern.example', relay: 'smtp-relay.brevo.com', port: 587 },
  },
};
export const SENDERS = [
  { id: 3, name: 'Wattle & Fern', email: 'hello@wattleandfern.example', active: true },
  { id: 4, name: 'No one yet', email: 'new@wattleandfern.example', active: false },
];
export const NO_FIGURES = {
  sent: 0,
  delivered: 0,
  uniqueViews: 0,
  uniqueClicks: 0,
  clickers: 0,
  viewed: 0,
  trackableViews: 0,
  appleMppOpens: 0,
  opensRate: 0,
  unsubscriptions: 0,
  hardBounces: 0,
  softBounces: 0,
  complaints: 0,
};
