/**
 * Keywords that classify a casino by its own texts, in the four languages and lower case. A text matches if it contains
 * one of them.
 */
export const KEYWORDS = {
  quick: ['pikakasino', 'snabbcasino', 'hurtigcasino', 'hurtigt casino', 'hurtige casino'],
  noRegistration: [
    'ilman rekisteröi',
    'utan registrering',
    'uten registrering',
    'uden registrering',
    'login via bank',
    'no registration',
  ],
  noDeposit: ['ilman talletusta', 'utan insättning', 'uten innskudd', 'uden indbetaling', 'no deposit'],
  nonSticky: ['non sticky', 'non-sticky'],
  cashflow: ['cashflow', 'cash flow', 'cash-flow'],
  halfSticky: ['half sticky', 'half-sticky'],
  exclusive: ['vain meiltä', 'endast här', 'kun her', 'exclusive', 'exklusiv', 'eksklusiv', 'eksklusiivi'],
  freeSpins: [
    'ilmaiskierro',
    'gratissnurr',
    'gratisspinn',
    'gratis spin',
    'gratis-spin',
    'bonusspin',
    'bonus spin',
    'free spin',
    'freespin',
  ],
  wagerFree: [
    'kierrätysvapaa',
    'kierratysvapaa',
    'utan omsättning',
    'omsättningsfri',
    'uten omsetning',
    'omsetningsfri',
    'uden gennemspil',
    'uden omsætning',
    'wager-free',
    'wager free',
  ],
  cashback: ['cashback'],
  taxFree: ['verovapaa', 'skattefri'],
  mga: ['mga'],
  estonian: ['viro', 'estland', 'estonia', 'estnisk', 'estisk'],
  curacao: ['curaçao', 'curacao'],
  swedish: ['spelinspektionen', 'svensk licens', 'svensk lisens', 'ruotsin lisenssi'],
  danish: ['spillemyndigheden', 'dansk licens', 'dansk lisens', 'tanskan lisenssi'],
  eea: ['eøs', 'ees-licens', 'eta-lisens', 'eta-maa'],
} as const satisfies Record<string, readonly string[]>;

export type Keyword = keyof typeof KEYWORDS;

/** Whether one of the texts contains the keyword. */
export function mentions(texts: readonly string[], keyword: Keyword): boolean {
  return mentionsNormalised(texts.map(normaliseText), keyword);
}

/** The same for texts that are normalised already. */
export function mentionsNormalised(texts: readonly string[], keyword: Keyword): boolean {
  const words: readonly string[] = KEYWORDS[keyword];
  return texts.some((text) => words.some((word) => text.includes(word)));
}

/** Lower case, with no-break spaces as ordinary spaces: editors write both in amounts such as `500 €`. */
export function normaliseText(text: string): string {
  return text.toLowerCase().replaceAll('\u00a0', ' ');
}
