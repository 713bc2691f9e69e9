/**
 * Names that are also words, months, locations or currencies. They identify no one alone, so only full names that
 * contain them are replaced.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  accepted active admin agreed amber angel anna april art ash aud august aupair australia autumn baker bank bay bear bell
  best bill bird bishop black blue booker boy brook brooks brown bush butler cancelled card carpenter cash chance charity
  chase child children christian city clay closed coach cole completed confirmed cook cooper daisy dale dawn day dean deal
  dear declined draft drew driver duke early earl east england eve faith family farmer fern fields fine fisher ford forest
  fox frank free friend friday friends fry garden gardener gene girl glen gold good grace grant grants gray green grey hall
  hand happy hart harry haven hazel heath heather helper hill hills holly home honey hope host house hunter iris ivy jack
  jade jean jewel john joy judge june justice kay king kitty knight lake lane lee lily little long love loving lord major
  march mark marsh mason max may mercy merry miles mill miller monday moon moore mother mum nanny newzealand noble none
  north nurse nzd offer olive open page paid park parker pat patience paul pearl pending penny pepper place poppy porter
  potter powers premium price prince proposed prudence ray read reader reed rich river rob robin rock rose rosemary rowan
  ruby rusty sage sandy saturday savannah school scout sea settled shepherd short sing singer skip sky small smith snow
  south spring standard star stern stone storm street strong summer sun sunday sunny sydney taylor terry thursday tuesday
  turner violet walker wall wallace warren waters way wednesday wells west white will willow winter wise wolf wood woods
  work york young
  `
    .trim()
    .split(/\s+/),
);
