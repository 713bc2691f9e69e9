/** Usernames of the families who stand first on the page of their city, in their order. */
export const DEMO_FEATURED: Readonly<Record<string, readonly string[]>> = {
  sydney: ['oconnell.manly', 'hartley.newtown', 'nguyen.marrickville'],
  melbourne: ['papadakis.northcote', 'lefebvre.carlton', 'hadfield.stkilda'],
  brisbane: ['simpson.westend', 'tran-byrne.paddington'],
  perth: ['farah-zoe.cottesloe', 'vandermerwe.fremantle'],
  adelaide: ['haile.prospect'],
  canberra: ['kelleher.braddon'],
  auckland: ['castell.greylynn', 'fonoti.mangere'],
  wellington: ['te-whata.petone', 'lockwood.islandbay'],
  christchurch: ['parata.lyttelton', 'yamamoto-hall.riccarton'],
  queenstown: ['ashworth.lakehayes'],
  hamilton: ['dlamini.rototuna'],
  tauranga: ['ellery.mount'],
};
