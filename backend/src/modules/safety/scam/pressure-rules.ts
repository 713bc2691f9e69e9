import type { ScamRule } from './scam-rule.js';

/** Pressure: flattery, urgency and secrecy. */
export const PRESSURE_RULES: readonly ScamRule[] = [
  {
    id: 'too-much-feeling',
    weight: 2,
    early: true,
    patterns: [
      /\bi (?:already |really |truly |do )?(?:love|adore) you\b(?!r)/,
      /\bi(?: am|'m) (?:already |so )?(?:in love|falling for you)\b/,
      /\b(?:my|you are my|you're my) (?:soulmate|soul mate|queen|angel|darling|sweetheart|beloved|dearest)\b/,
      /\bgod (?:has )?(?:sent|brought|directed|led) (?:you|me|us)\b/,
      /\byou are (?:so |very )?(?:beautiful|gorgeous|sexy)\b/,
      /\bje t'aime\b|\bmon amour\b|\bma cherie\b/,
      /\bich liebe dich\b|\bmein schatz\b/,
      /\bte amo\b|\bmi amor\b/,
    ],
    unless: [/\b(?:kids?|children|daughter|son|boys|girls|little one|dog|cat|enfants|kinder|ninos|hijos)\b/],
  },
  {
    id: 'pressed',
    weight: 1,
    patterns: [
      /\b(?:today only|only today|within (?:24|12|48) hours|before (?:tonight|midnight)|last chance|expires? (?:today|tonight|tomorrow))\b/,
      /\b(?:must|have to|need to) (?:decide|pay|send|act|answer|confirm) (?:today|now|immediately|right away|tonight|at once)\b/,
      /\b(?:act|decide|pay|send it|reply) (?:fast|now|immediately|at once|asap|urgently)\b/,
      /\b(?:other|many) (?:girls|au pairs|candidates|people|families) (?:are )?(?:waiting|want|ready)\b[^.!?]{0,50}\b(?:so|hurry|fast|quick|today|now)/,
      /\b(?:aujourd'hui (?:seulement|meme)|dans les 24 ?h|immediatement|derniere chance)\b/,
      /\b(?:nur heute|noch heute|sofort|innerhalb von 24)\b[^.!?]{0,40}(?:zahl|uberweis|entscheid|schick|send)/,
      /\b(?:solo hoy|hoy mismo|inmediatamente|ultima oportunidad)\b/,
    ],
  },
  {
    id: 'keep-secret',
    weight: 2,
    patterns: [
      /\b(?:don't|do not|never) tell (?:anyone|anybody|your (?:parents|family|mother|father|friends)|the (?:site|website|moderators))\b/,
      /\b(?:keep (?:this|it) (?:secret|between us|private between)|our (?:little )?secret)\b/,
      /\b(?:don't|do not) (?:talk|write|pay|do (?:this|it)) (?:on|through|via) (?:this|the) (?:site|website|platform|page)\b/,
      /\b(?:ne dis rien|n'en parle(?:z)? a personne|reste entre nous)\b/,
      /\b(?:sag|sage|erzahl)\w* (?:es )?niemand\w*\b|\bbleibt unter uns\b/,
      /\bno (?:se lo )?(?:digas|cuentes) a nadie\b|\bentre nosotros\b/,
    ],
    unless: [/\b(?:birthday|present|surprise|party|cake|geburtstag|anniversaire|cumpleanos)\b/],
  },
];
