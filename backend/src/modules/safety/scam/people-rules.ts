import type { ScamRule } from './scam-rule.js';

/** A third person steps in, documents are to be sent, or the conversation is to move elsewhere. */
export const PEOPLE_RULES: readonly ScamRule[] = [
  {
    id: 'go-between',
    weight: 3,
    patterns: [
      /\b(?:my|our|the|a) (?:personal |family |travel(?:ling)? |immigration |visa |shipping )?(?:lawyer|attorney|solicitor|barrister|agent|travel agent|immigration officer|consultant)\b[^.!?]{0,60}\b(?:contact|e-?mail|write|call|arrange|process|handle|prepare|papers|documents|visa|work permit|ticket|take care)/,
      /\b(?:contact|e-?mail|write to|call|get in touch with|reach) (?:my|our|the) (?:\w+ ){0,2}(?:lawyer|attorney|solicitor|barrister|agent|agency|consultant)\b/,
      /\b(?:embassy|consulate|consular|immigration office) (?:fee|fees|charges?|payment)\b/,
      /\b(?:fee|fees|payment|charges?)\b[^.!?]{0,30}\b(?:to|for) the (?:embassy|consulate|immigration (?:office|officer|lawyer)|agent|lawyer)\b/,
      /\b(?:mon|notre) (?:avocat|notaire|agent|agence)\b[^.!?]{0,60}\b(?:contacter|ecri|envoyer|papiers|documents|visa|billet|s'occupe)/,
      /\bfrais (?:d'ambassade|consulaires|de l'ambassade|d'avocat)\b/,
      /\b(?:mein|unser|meinen|unseren) (?:anwalt|rechtsanwalt|notar|agent|agentur)\b[^.!?]{0,60}(?:kontakt|schreib|melde|papiere|dokumente|visum|kummer)/,
      /\b(?:botschaftsgebuhr|konsulatsgebuhr|anwaltsgebuhr)\w*/,
      /\b(?:mi|nuestro) (?:abogado|agente|notario)\b[^.!?]{0,60}\b(?:contact|escrib|papeles|documentos|visado|visa|billete|encarg)/,
      /\b(?:tasa|tasas|gastos) de (?:la )?embajada\b/,
    ],
    unless: [
      /\b(?:no|without|never|not|ohne|kein\w*|sans|pas d|sin)\b[^.!?]{0,20}\b(?:agent|agency|agentur|agence|lawyer|agente)/,
      /\bmigration agent register|registered migration agent\b/,
    ],
  },
  {
    id: 'papers-by-mail',
    weight: 3,
    patterns: [
      /\b(?:send|e-?mail|scan|forward|provide|need|give|share|attach)\b[^.!?]{0,40}\b(?:(?:copy|scan|photo|picture|pictures|photos|image|pic)s? of (?:your|the|both sides of your) |your )(?:passport|id card|identity card|driver'?s? licen[cs]e|birth certificate|national id|bank statement|bank card|credit card)/,
      /\b(?:passport|id) (?:copy|scan|photo|picture|data page|number)\b[^.!?]{0,40}\b(?:send|e-?mail|whatsapp|need|forward)|\b(?:send|e-?mail|need|forward)\b[^.!?]{0,30}\b(?:passport|id) (?:copy|scan|photo|picture|number)\b/,
      /\b(?:envoie|envoyez|envoyer|envoye|scanner)\b[^.!?]{0,40}\b(?:copie|scan|photo)s? (?:de|du) (?:votre|ton|ta|passeport|piece|carte)/,
      /\b(?:schick|send|mail|scanne)\w*\b[^.!?]{0,40}\b(?:kopie|scan|foto|bild)\w* (?:von |vom )?(?:deine[msrn]?|ihre[msrn]?|des|vom)? ?(?:reisepass|pass\b|passes|personalausweis|ausweis)/,
      /\b(?:envia|envie|enviar|mandame|manda)\b[^.!?]{0,40}\b(?:copia|foto|escaneo) de(?:l)? (?:tu |su )?(?:pasaporte|dni|documento|carnet)/,
    ],
    unless: [
      /\b(?:never|don't|do not|no need to|nie|nicht|jamais|nunca)\b[^.!?]{0,30}\b(?:send|e-?mail|give|share|schick|envoy|envi)/,
      /\b(?:bring|show (?:me|us) .{0,20}(?:video|call)|upload (?:it )?here|on this site)\b/,
    ],
  },
  {
    id: 'off-site',
    weight: 2,
    quietLater: true,
    patterns: [
      /\b(?:write|text|message|add|contact|chat|reach|call|ping|find|talk to|talk with|hit|dm)\b[^.!?]{0,30}\b(?:on|via|over|through|by|at) (?:my )?(?:whats ?app|telegram|viber|signal|wechat|line|hangouts?|google chat|instagram|insta|facebook|messenger|snapchat|snap|kik|skype)\b/,
      /\b(?:my|here is my|this is my|mine is|your) (?:whats ?app|telegram|viber|wechat|hangouts?|instagram|insta|snapchat|kik|skype)\b/,
      /\b(?:continue|move|switch|talk|chat|go) (?:\w+ ){0,3}?(?:on|to|over to|in) (?:whats ?app|telegram|viber|signal|wechat|hangouts?|instagram|e-?mail)\b/,
      /\b(?:whats ?app|telegram|viber|tel|phone|mobile|handy|numero|nummer|number)\b[^.!?a-z]{0,12}(?:is )?\+? ?\d[\d ()/-]{7,}/,
      /(?:^|[\s(:])(?:\+|00)\d{2,3}[\d ()/-]{7,}\d/,
      /\b[\w.+-]+ ?(?:@|\(at\)|\[at\]| at ) ?(?:g(?:oogle)?mail|yahoo|hotmail|outlook|proton(?:mail)?|gmx|web|icloud|live|[\w-]+) ?(?:\.|\(dot\)|\[dot\]| dot ) ?(?:com|net|org|de|fr|es|au|nz|me|co|io|uk)\b/,
      /\b(?:write|e-?mail|mail|contact|reach)(?: me| us| to me)? (?:directly |privately )?(?:at|on|to|by|via|through) (?:my|our|this|the following) (?:private |personal )?(?:e-?mail|address|number|phone)\b/,
      /\b(?:whats ?app|telegram|viber|wechat|instagram|insta|snapchat|kik|skype) ?[:=] ?@?[\w.+]{3,}/,
      /(?:^|[\s(:])0[24]\d{1,2}[ -]?\d{3}[ -]?\d{3,4}\b/,
      /\b(?:t\.me|wa\.me|whatsapp\.com|telegram\.me|signal\.me|signal\.group|m\.me|line\.me|instagram\.com|facebook\.com|snapchat\.com|bit\.ly|tinyurl\.com|goo\.gl|discord\.gg)\//,
      /\b(?:ecris|ecrivez|ecrire|contacte|contactez|ajoute|ajoutez)\b[^.!?]{0,30}\b(?:sur|par|via) (?:mon |ma )?(?:whats ?app|telegram|viber|instagram|messenger|adresse|mail|e-?mail)\b/,
      /\b(?:schreib|schick|kontaktier|melde|add)\w*\b[^.!?]{0,30}\b(?:auf|uber|per|bei|via|unter) (?:meine[rmn]? )?(?:whats ?app|telegram|signal|viber|instagram|e-?mail|mail|nummer)\b/,
      /\b(?:escribe|escribeme|escribame|contacta|contactame|agregame|hablame)\b[^.!?]{0,30}\b(?:por|al|a|en|via) (?:mi )?(?:whats ?app|telegram|instagram|correo|e-?mail|numero)\b/,
    ],
    unless: [
      /\b(?:keep|stay|rather|prefer|please)\b[^.!?]{0,30}\b(?:here|on this site|on the site)\b/,
      /\b(?:don't|do not|never|no need to)\b/,
    ],
  },
];
