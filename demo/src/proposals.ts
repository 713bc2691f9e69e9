/** Terms of the demo that wait for an answer, by usernames. The family has written them. */
export interface DemoProposal {
  family: string;
  auPair: string;
  hoursAgo: number;
  note: string;
}

export const DEMO_PROPOSALS: readonly DemoProposal[] = [
  {
    family: 'hartley.newtown',
    auPair: 'giulia.conti',
    hoursAgo: 5,
    note: 'As we said on Sunday. If the Friday afternoon is too long, write another time into it and send it back.',
  },
];
