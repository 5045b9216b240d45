import type { Market } from '../markets/market.ts';
import { type FigureName, type Figures, fillFigures } from './fill-figures.ts';

/** A figure that a text should name as a token. */
export interface TypedFigure {
  index: number;
  typed: string;
  /** The text to write instead. */
  token: string;
}

/** `4 500`, `4.500`, `0,10` */
const NUMBER = String.raw`(?<![\d,.–-]|\d[ \u00a0])\d{1,3}(?:[ \u00a0.]\d{3})+(?!\d)(?:,\d+)?|(?<![\d,.–-]|\d[ \u00a0])\d+(?:,\d+)?`;
const SPACE = String.raw`[ \u00a0]?`;

const MONEY_UNIT: Record<Market, string> = {
  fi: '€|euro(?:a|n|on|lla|sta|ssa)?(?!\\p{L})',
  se: 'kr(?!\\p{L})|kronor',
  no: 'kr(?!\\p{L})|kroner',
  dk: 'kr\\.|kroner',
};
const TIMES_UNIT: Record<Market, string> = {
  fi: '×|x(?!\\p{L})|-kertai',
  se: '×|x(?!\\p{L})| gånger',
  no: '×|x(?!\\p{L})| ganger',
  dk: '×|x(?!\\p{L})| gange',
};
const DAYS_UNIT: Record<Market, string> = { fi: 'päivä', se: 'dag', no: 'dag', dk: 'dag' };
const SPINS_UNIT: Record<Market, string> = {
  fi: '(?:ilmais)?kierro',
  se: '(?:gratis|bonus)?snurr|free ?spins',
  no: '(?:gratis|bonus)?spinn',
  dk: '(?:gratis |bonus)?spins',
};

/** Words that show which figure an amount is, if it follows from the terms and not from the calculation. */
const CONTEXT: Record<Market, Partial<Record<FigureName, RegExp>>> = {
  fi: {
    fullDeposit: /yläraj|täy[ts]|kat[ot]/i,
    breakEven: /nolla|raja|omillaan/i,
    spinWagering: /kierrosten|kierrosvoit|ilmaiskierro|spin/i,
    maxBet: /panos/i,
    minDeposit: /pienin|vähintään|minimi|alkaen|riittää|tarvitaan|edellyttää|vaatii|oikeuttava/i,
    maxBonus: /enintään|jopa|katto|yläraja|enimmäis/i,
    winCap: /voittokatto|enintään|kotiut/i,
    spinWinCap: /voittokatto|enintään|kotiut|lunast|katto/i,
    spinValue: /kierro/i,
    cashbackCap: /enintään|katto/i,
  },
  se: {
    fullDeposit: /tak|hela bonus|full/i,
    breakEven: /noll|gräns/i,
    spinWagering: /snurr|spin/i,
    maxBet: /insats|satsa|per snurr/i,
    minDeposit: /minst|lägst|från|minsta|kräv|räcker/i,
    maxBonus: /högst|tak|upp till|max/i,
    winCap: /högst|tak|max/i,
    spinWinCap: /högst|tak|max/i,
    spinValue: /snurr/i,
    cashbackCap: /högst|tak|max/i,
  },
  no: {
    fullDeposit: /tak|hele bonus|full/i,
    breakEven: /null|grense/i,
    spinWagering: /spinn/i,
    maxBet: /innsats|spille for/i,
    minDeposit: /minst|fra|minste|kreve|holder/i,
    maxBonus: /tak|opptil|opp til|maks|høyst|stopper/i,
    winCap: /tak|maks|høyst/i,
    spinWinCap: /tak|maks|høyst/i,
    spinValue: /spinn/i,
    cashbackCap: /tak|maks|høyst/i,
  },
  dk: {
    fullDeposit: /loft|fulde|hele bonus/i,
    breakEven: /nul|grænse/i,
    spinWagering: /spin/i,
    maxBet: /indsats|pr\. spin|spille for/i,
    minDeposit: /mindst|fra|mindste|kræve|nok/i,
    maxBonus: /loft|op til|højst|maks/i,
    winCap: /loft|højst|maks/i,
    spinWinCap: /loft|højst|maks/i,
    spinValue: /spin/i,
    cashbackCap: /loft|højst|maks/i,
  },
};

/** A visitor's deposit is an example: it does not come from the listing. */
const DEPOSIT: Record<Market, { before: RegExp; after: RegExp }> = {
  fi: {
    before: /(?:tallet\p{L}*|häviä\p{L}*|nost\p{L}*|kotiut\p{L}*)(?: on| noin| ollessa)? $/iu,
    after: /^ (?:\p{L}+ )?(?:ensi)?tall/iu,
  },
  se: {
    before: /(?:insättning(?:en)?(?: på| om)?|sätter(?: du)? in|sätta in|satte in|förlorar|tog ut) $/i,
    after: /^ (?:i |som )?insättning|^ insatta/i,
  },
  no: {
    before: /(?:innskudd(?:et)?(?: på)?|setter(?: du)? inn|sette inn|satte inn|taper|tok ut) $/i,
    after: /^ (?:i |som )?innskudd/i,
  },
  dk: {
    before: /(?:indbetaling(?:en)?(?: på)?|indbetaler(?: du)?|indbetale|indbetalte|taber|udbetalte) $/i,
    after: /^ (?:i |som )?indbetaling|^ indbetalt/i,
  },
};

/** The calculation's amounts, which hardly occur by chance. In this order: the first that is equal is meant. */
const CALCULATED = ['turnover', 'cost', 'gross', 'bonus', 'spinsValue', 'cashbackAmount'] as const;
const COST = /kost|pris|maksa|hinta|kulu|talo/i;
/** Words for players who do not complete the wagering. */
const FAILURE =
  /\b(?:slut|inte|bort|förlor\S*|tom(?:me)?|ikke|mist\S*|taper|tør|taber|ei|eivät|loppuvat|menettä\S*)(?!\p{L})/iu;
const TERMS = [
  'maxBet',
  'minDeposit',
  'winCap',
  'spinWinCap',
  'spinValue',
  'cashbackCap',
  'maxBonus',
  'fullDeposit',
] as const;

const parse = (digits: string) => Number(digits.replaceAll(/[ \u00a0]|\.(?=\d{3})/g, '').replace(',', '.'));

export type TypedUnit = 'money' | 'multiplier' | 'percent' | 'days' | 'spins';

interface TypedNumber {
  index: number;
  typed: string;
  /** Money in minor units. */
  value: number;
  unit: TypedUnit;
}

/** The numbers with a unit in a text, whatever they mean. */
export function listTypedNumbers(text: string, market: Market): TypedNumber[] {
  const units: Record<TypedUnit, string> = {
    money: MONEY_UNIT[market],
    multiplier: TIMES_UNIT[market],
    percent: '%',
    days: DAYS_UNIT[market],
    spins: SPINS_UNIT[market],
  };
  return (Object.entries(units) as [TypedUnit, string][]).flatMap(([unit, pattern]) =>
    [...text.matchAll(new RegExp(`(?<digits>${NUMBER})${SPACE}(?:${pattern})`, 'gu'))].map((match) => {
      const number = parse(match.groups?.digits ?? '');
      return {
        index: match.index,
        typed: match[0],
        value: unit === 'money' ? Math.round(number * 100) : number,
        unit,
      };
    }),
  );
}

/** The figures of the listing that a text contains as typed numbers, each with the token to write instead. */
export function findTypedFigures(text: string, figures: Figures, market: Market): TypedFigure[] {
  const found: TypedFigure[] = [];
  const context = CONTEXT[market];
  const clauseAround = (index: number, length: number) => {
    const before =
      text
        .slice(0, index)
        .split(/[.!?;](?=\s)|,\s/)
        .at(-1) ?? '';
    const after = text.slice(index + length).split(/[.!?;,]\s/)[0] ?? '';
    return `${before} ${after}`;
  };
  const search = (
    unit: string,
    pick: (value: number, around: string, match: RegExpExecArray) => string | null,
  ) => {
    const pattern = new RegExp(`(?<sign>[−+±])?(?<digits>${NUMBER})(?<space>${SPACE})(?<unit>${unit})`, 'gu');
    for (const match of text.matchAll(pattern)) {
      const value = parse(match.groups?.digits ?? '');
      const token = pick(value, clauseAround(match.index, match[0].length), match);
      if (token) found.push({ index: match.index, typed: match[0], token });
    }
  };
  const has = (name: FigureName, value: number) => figures[name] !== undefined && figures[name] === value;
  const fits = (name: FigureName, around: string) => context[name]?.test(around) ?? false;

  search(MONEY_UNIT[market], (units, around, { 0: typed, index, groups }) => {
    const value = Math.round(units * 100);
    const { sign, unit = '' } = groups ?? {};
    const write = (name: FigureName) => {
      const isWord = /^(?:euro|kro)/.test(unit);
      const hasSign = name === 'net' || name === 'sum';
      if (isWord && hasSign && /^(?:euroa|kronor|kroner)$/.test(unit)) return `{${name}}`;
      const rest = text.slice(index + typed.length);
      if (isWord) return `{${name}.number} ${unit}`;
      // The full stop of Danish "kr." may also end the sentence.
      return unit === 'kr.' && /^(?:$|\s+\p{Lu})/u.test(rest) ? `{${name}}.` : `{${name}}`;
    };
    if (sign) {
      const signed = sign === '−' ? -value : value;
      if (has('net', signed)) return write('net');
      return has('sum', signed) ? write('sum') : null;
    }
    const { before, after } = DEPOSIT[market];
    const textBefore = text.slice(0, index);
    const textAfter = text.slice(index + typed.length);
    const isStatedDeposit = before.test(textBefore) || after.test(textAfter);
    // Without a sign, only a text about the net can mean it.
    const isAboutNet = has('deposit', value)
      ? /nett?o\S* (?:\S+ )?$/i.test(textBefore)
      : /nett?o/i.test(around);
    if (isAboutNet && !isStatedDeposit && (has('net', value) || has('net', -value))) return write('net');
    const isBonus = /bonu\S* (?:\S{1,5} )?$/i.test(textBefore) || /^ (?:i |extra )?bonu/i.test(textAfter);
    const isCost = /(?:kost|maksa|pris|hinta)\S* (?:\S+ )?$/i.test(textBefore);
    const term = TERMS.find(
      (name) => has(name, value) && fits(name, around) && (!isStatedDeposit || name.endsWith('Deposit')),
    );
    if (term) return write(term);
    // The reference deposit often equals the bonus or its cost.
    const isDeposit = isStatedDeposit || (has('deposit', value) && !isBonus && !isCost);
    if (value === 0 || (isDeposit && !has('turnover', value))) return null;
    const calculated = CALCULATED.filter((name) => has(name, value));
    const meant = calculated.find((name) => name !== 'cost' || COST.test(around)) ?? calculated[0];
    return meant ? write(meant) : null;
  });
  search(TIMES_UNIT[market], (value, around, { groups }) => {
    const unit = groups?.unit ?? '';
    const write = (name: FigureName) =>
      /^[×x]$/.test(unit) ? `{${name}}` : `{${name}.number}${groups?.space}${unit}`;
    if (has('breakEven', value) && (fits('breakEven', around) || !has('wagering', value)))
      return write('breakEven');
    const isOfSpins = fits('spinWagering', around) && !/bonus/i.test(around);
    if (has('spinWagering', value) && (isOfSpins || !has('wagering', value))) return write('spinWagering');
    return has('wagering', value) ? write('wagering') : null;
  });
  search('%', (value, around) => {
    // How much a game counts towards wagering.
    if (
      /(?:tæller|teller|räknas|lasketaan|kerryttä|painol|tilbagebetal|palautus|RTP)/i.test(around) &&
      value === 100
    )
      return null;
    return has('match', value) ? '{match}' : has('cashback', value) ? '{cashback}' : null;
  });
  search(DAYS_UNIT[market], (value, _, { groups }) =>
    has('validDays', value) ? `{validDays} ${groups?.unit}` : null,
  );
  search(SPINS_UNIT[market], (value, _, { groups }) =>
    has('spins', value) ? `{spins} ${groups?.unit}` : null,
  );
  return [...found, ...findFinishRates(text, figures, market)].toSorted((a, b) => a.index - b.index);
}

const OF_TEN: Record<Market, string> = {
  fi: '(?<digits>\\d+) kymmenestä|kymmenestä (?:pelaajasta )?(?<word>\\p{L}+)|(?<first>\\p{L}+) (?:pelaajaa? )?kymmenestä',
  se: '(?<first>\\p{L}+|\\d+) av (?:tio|10)(?!\\p{L}|\\d)',
  no: '(?<first>\\p{L}+|\\d+) av (?:ti|10)(?!\\p{L}|\\d)',
  dk: '(?<first>\\p{L}+|\\d+) (?:ud )?af (?:ti|10)(?!\\p{L}|\\d)',
};

/** `kolme kymmenestä`, `3 av 10` */
function findFinishRates(text: string, figures: Figures, market: Market): TypedFigure[] {
  return [...text.matchAll(new RegExp(OF_TEN[market], 'dgiu'))].flatMap((match) => {
    const numeral = match.groups?.first ?? match.groups?.word ?? match.groups?.digits ?? '';
    const isFailure = FAILURE.test(text.slice(match.index).split(/[.!?;,]/)[0] ?? '');
    // A word and a digit do not mix: “ingen av 10” is not a figure.
    if (/^\p{L}/u.test(numeral) && /10$/.test(match[0])) return [];
    const candidates = isFailure ? (['notFinish', 'finish'] as const) : (['finish', 'notFinish'] as const);
    const name = candidates.find((candidate) => {
      const value = figures[candidate];
      if (value === undefined) return false;
      const words = fillFigures(`x {${candidate}.words}`, figures, market).slice(2);
      return numeral.toLowerCase() === words || numeral === String(value);
    });
    if (!name) return [];
    const token = /\d/.test(numeral) ? `{${name}}` : `{${name}.words}`;
    const { first, word, digits } = match.indices?.groups ?? {};
    const [index = 0] = first ?? word ?? digits ?? [];
    return [{ index, typed: numeral, token }];
  });
}
