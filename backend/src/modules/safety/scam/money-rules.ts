import type { ScamRule } from './scam-rule.js';

/** "You send": the direction distinguishes a scam from a generous host. */
const YOU_PAY =
  '(?:(?:you|u) (?:\\w+ ){0,3}?(?:need|have|must|should|will|are|required|can|may)\\b[^.!?]{0,30}?\\b(?:pay|send|transfer|wire|deposit|cover)|(?:^|\\b(?:please|kindly|just|and|to|then|first)) (?:pay|send|transfer|wire|deposit)|(?:must|should|to|needs? to|has to) be paid|(?:asks?|asking) (?:you )?(?:to pay|for))';
const MONEY =
  '(?:fees?|deposit|money|amount|payment|charges?|costs?|bond|insurance|[$€£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\$|€|£|aud|nzd|usd|eur|euros?|dollars?|pounds?))';
const AHEAD =
  '(?:before|first|in advance|up ?front|upfront|ahead|to (?:secure|reserve|confirm|hold|start|begin|process|release)|so (?:that )?(?:we|i) can (?:start|begin|book|process))';

/** Money before anyone has met. */
export const MONEY_RULES: readonly ScamRule[] = [
  {
    id: 'money-ahead',
    weight: 3,
    patterns: [
      new RegExp(`${YOU_PAY}[^.!?]{0,60}\\b${MONEY}[^.!?]{0,60}\\b${AHEAD}`),
      new RegExp(`\\b${AHEAD}\\b[^.!?]{0,40}${YOU_PAY}[^.!?]{0,60}${MONEY}`),
      new RegExp(
        `${YOU_PAY}[^.!?]{0,50}\\b(?:registration|application|processing|booking|agency|visa|embassy|permit|placement|clearance|security|reservation|handling|administration) (?:fee|charge|deposit|payment)`,
      ),
      /\b(?:refundable|one[- ]time|small) (?:security )?(?:fee|deposit|payment)\b[^.!?]{0,60}\b(?:to me|to us|account|before|first|secure|reserve|send|pay)/,
      /\bsend me (?:the |some |your )?(?:money|[$€£] ?\d|\d[\d.,]* ?(?:aud|nzd|usd|eur|euros?|dollars?))/,
      /\b(?:lend|borrow|loan) me\b[^.!?]{0,30}(?:money|[$€£]|\d)/,
      // français
      /\b(?:payer|verser|envoyer|virer|regler|versez|payez|envoyez)\b[^.!?]{0,50}\b(?:frais|acompte|caution|argent|somme|\d+ ?(?:€|euros?))[^.!?]{0,50}\b(?:avant|d'avance|a l'avance|d'abord|pour (?:reserver|confirmer|garantir))/,
      /\bfrais (?:de dossier|d'inscription|d'agence|de visa)\b[^.!?]{0,40}\b(?:payer|verser|envoyer|regler|a votre charge|a ta charge|d'avance)/,
      // deutsch
      /\b(?:gebuhr|kaution|anzahlung|geld|betrag|\d+ ?(?:€|euro))\b[^.!?]{0,50}\b(?:vorab|im voraus|vorher|zuerst|bevor)\b[^.!?]{0,50}(?:uberweis|zahl|schick|send)/,
      /\b(?:uberweis|zahl|schick|bezahl)\w*\b[^.!?]{0,40}\b(?:gebuhr|kaution|anzahlung|geld|betrag)\w*[^.!?]{0,40}\b(?:vorab|im voraus|vorher|zuerst|bevor|um .{0,20}zu (?:sichern|reservieren))/,
      /\b(?:vorab|im voraus)\b[^.!?]{0,30}\b(?:uberweis|zahl|schick|bezahl)/,
      // español
      /\b(?:pagar|pague|paga|enviar|envie|envia|transferir|depositar)\b[^.!?]{0,50}\b(?:tasa|cuota|deposito|dinero|fianza|gastos|\d+ ?(?:€|euros?))[^.!?]{0,50}\b(?:antes|por adelantado|primero|para (?:reservar|asegurar|confirmar))/,
    ],
    unless: [
      /\b(?:never|don't|do not|won't|not going to|no need to|you will not|shouldn't|should not|nie|nicht|jamais|ne .{0,12} pas|nunca|no tienes que)\b[^.!?]{0,40}\b(?:pay|send|transfer|fee|zahl|uberweis|schick|payer|verser|envoyer|pagar|enviar|ask)/,
      /\b(?:we|i|wir|nous|nosotros)(?:'ll| will| would| can)? (?:pay|cover|refund|reimburse|zahlen|payons|pagamos)\b/,
      /\b(?:school|swimming|gym|class|course|tax|rent|toll|bus|train|parking|petrol|government|immigration website|visa application charge)\b/,
    ],
  },
  {
    id: 'cheque',
    weight: 4,
    patterns: [
      /\b(?:certified|cashier'?s?|bank|personal|company) (?:cheque|check)\b[^.!?]{0,80}(?:deposit|cash|send|mail|post|bank|balance|rest|remain|receive)/,
      /\b(?:deposit|cash|pay in|bank) (?:the|this|it|my|a|our) ?(?:cheque|money order)\b/,
      /\bcheque\b[^.!?]{0,80}\b(?:deposit it|cash it|send (?:the|back)|balance|rest|remaining|difference|overpa)/,
      /\b(?:send|transfer|wire|refund|return|forward) (?:me |us |him |her )?(?:back )?the (?:rest|balance|difference|remaining|excess|surplus)\b/,
      /\boverpa(?:id|y|yment)\b[^.!?]{0,60}\b(?:send|refund|return|transfer|difference|back)/,
      /\bmoney order\b/,
      /\bcheque (?:certifie|de banque)\b|\b(?:encaisse[rz]?|deposer) (?:le|ce|mon) cheque\b/,
      /\b(?:scheck|bankscheck)\b[^.!?]{0,60}(?:einlos|einzahl|rest|differenz|zuruck)/,
      /\bcheque\b[^.!?]{0,60}\b(?:cobrar|cobre|ingresar|ingrese|resto|diferencia)/,
    ],
  },
  {
    id: 'untraceable-money',
    weight: 5,
    holds: true,
    patterns: [
      /\b(?:buy|purchase|get|send|scratch|need)\b[^.!?]{0,40}\b(?:itunes|steam|google play|apple|amazon|vanilla|razer) (?:gift )?cards?\b/,
      /\bgift cards?\b[^.!?]{0,50}\b(?:codes?|scratch|photo of|picture of|pin)\b/,
      /\b(?:send|pay|transfer|wire|deposit|payment)\b[^.!?]{0,50}\b(?:bitcoin|btc|usdt|crypto\w*|ethereum|western union|money ?gram|ria money|paysafe\w*)\b/,
      /\b(?:bitcoin|btc|usdt|crypto wallet|western union|money ?gram|paysafe\w*)\b[^.!?]{0,40}\b(?:send|pay|transfer|payment|wallet address|account)\b/,
      /\b(?:envoyer|envoyez|payer|virement|mandat)\b[^.!?]{0,40}\b(?:western union|money ?gram|bitcoin|crypto\w*|pcs|transcash|neosurf)\b/,
      /\b(?:schick|send|uberweis|zahl|bezahl)\w*[^.!?]{0,40}\b(?:western union|money ?gram|bitcoin|krypto\w*|paysafe\w*)\b/,
      /\b(?:via|uber|per|mit|par|por|through|by) (?:western union|money ?gram|bitcoin|paysafe\w*)\b/,
      /\b(?:enviar|envia|envie|pagar|paga|pague)\b[^.!?]{0,40}\b(?:western union|money ?gram|bitcoin|cripto\w*)\b/,
    ],
    unless: [
      /\b(?:never|don't|do not|nobody should|nie|niemals|jamais|nunca)\b[^.!?]{0,40}\b(?:send|pay|buy|schick|zahl|envoy|pay|enviar|envies|pagar)/,
    ],
  },
  {
    id: 'bank-secrets',
    weight: 4,
    patterns: [
      /\b(?:send|give|need|provide|share|forward|tell|want)\b[^.!?]{0,30}\byour (?:bank (?:account|details|login|information|statement)|account (?:number|details)|card (?:number|details)|credit card|debit card|iban|pin\b|online banking)/,
      /\b(?:verification|one[- ]time|sms|confirmation|security) code\b[^.!?]{0,40}\b(?:send|tell|give|forward|share)|\b(?:send|tell|give|forward|share)\b[^.!?]{0,30}\b(?:verification|one[- ]time|sms|confirmation|security) code\b/,
      /\b(?:envoie|envoyez|donne|donnez)\b[^.!?]{0,30}\b(?:coordonnees bancaires|numero de (?:carte|compte)|votre rib|ton rib)\b/,
      /\b(?:schick|send|gib|geben|brauche)\w*\b[^.!?]{0,30}\b(?:deine|ihre) (?:bankdaten|kontonummer|kontodaten|iban|kreditkarte\w*)\b/,
      /\b(?:envia|envie|mandame|dame|necesito)\b[^.!?]{0,30}\b(?:tus|sus|tu|su) (?:datos bancarios|numero de (?:cuenta|tarjeta))\b/,
    ],
    unless: [
      /\b(?:after you (?:arrive|start)|once you (?:arrive|are here|have started)|when you (?:arrive|are here|start)|first (?:week|pay)|payroll|never|don't|do not)\b/,
    ],
  },
];
