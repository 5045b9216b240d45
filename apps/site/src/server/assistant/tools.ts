import { selectByCriteria, TOPICS, type Topic } from '@nettobonus/domain/assistant/offer-criteria';
import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { getHelpHost } from '@nettobonus/domain/assistant/reply-guard';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { type CasinoFilter, FILTER_OPTIONS } from '@nettobonus/domain/catalogue/casino-filter';
import { PAYMENT_METHODS } from '@nettobonus/domain/catalogue/payment-method';
import { z } from 'zod';
import { findCasino } from './catalogue.ts';
import type { Conversation } from './conversation.ts';
import { formatNetSentence } from './format-reply.ts';

const MAX_RESULTS = 5;

const searchSchema = z.object({
  bonusPercent: z.enum(FILTER_OPTIONS.bonusPercent).optional(),
  bonusType: z.enum(FILTER_OPTIONS.bonusType).optional(),
  features: z.enum(FILTER_OPTIONS.features).optional(),
  license: z.enum([...FILTER_OPTIONS.license, 'swedish', 'danish']).optional(),
  cashback: z.boolean().optional(),
  newOnly: z.boolean().optional(),
  maxWagering: z.number().min(0).max(200).optional(),
  payment: z.enum(PAYMENT_METHODS).optional().describe('a method for deposits'),
  minFinish: z.int().min(1).max(10).optional().describe('players of ten who complete the wagering'),
  sort: z.enum(FILTER_OPTIONS.sort).optional(),
});
const offerSchema = z.object({ casino: z.string().min(1).max(80).describe('slug or name') });

/** The only queries that a model can run, all on the catalogue of the visitor's market. */
const TOOLS = {
  search_offers: {
    description: 'Offers of the visitor’s market that fulfil all given filters, with their net values.',
    schema: searchSchema,
    run: (input: z.infer<typeof searchSchema>, conversation: Conversation) =>
      searchOffers(input, conversation),
  },
  get_offer: {
    description: 'One offer of the visitor’s market with its terms and its net value.',
    schema: offerSchema,
    run: ({ casino: reference }: z.infer<typeof offerSchema>, conversation: Conversation) => {
      const casino = findCasino(conversation.catalogue, reference);
      return casino ? describeOffer(casino, conversation) : { error: 'not listed in this market' };
    },
  },
  list_help_organisations: {
    description: 'Where people in the visitor’s market get help with gambling.',
    schema: z.object({}),
    run: (_: object, { catalogue }: Conversation) =>
      catalogue.help.map((organisation) => ({
        name: organisation.name,
        note: organisation.note,
        host: getHelpHost(organisation),
      })),
  },
} as const;
type ToolName = keyof typeof TOOLS;

export const TOOL_DEFINITIONS = Object.entries(TOOLS).map(([name, { description, schema }]) => ({
  type: 'function' as const,
  function: { name, description, parameters: z.toJSONSchema(schema) as Record<string, unknown> },
}));

/** Runs a tool call with the model's raw arguments. Returns errors to the model instead of throwing. */
export function runTool(name: string, args: string, conversation: Conversation): string {
  if (!Object.hasOwn(TOOLS, name)) return JSON.stringify({ error: 'no such tool' });
  const tool = TOOLS[name as ToolName];
  const parsed = tool.schema.safeParse(parseJson(args));
  if (!parsed.success) return JSON.stringify({ error: z.prettifyError(parsed.error) });
  return JSON.stringify(tool.run(parsed.data as never, conversation));
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return null;
  }
}

function searchOffers(input: z.infer<typeof searchSchema>, conversation: Conversation) {
  const { casinos } = conversation.catalogue;
  const percent = Number(input.bonusPercent ?? 'all');
  const filters: unknown[] = [
    input.bonusType,
    input.features,
    input.license,
    input.cashback && 'cashback',
    input.newOnly && 'new',
  ];
  const wanted: Topic[] = TOPICS.filter((topic) => filters.includes(topic));
  const found = selectByCriteria(
    casinos,
    {
      wanted,
      unwanted: [],
      sort: (input.sort ?? 'net') satisfies CasinoFilter['sort'],
      ...(Number.isFinite(percent) && { minPercent: percent }),
      ...(input.maxWagering !== undefined && { maxWagering: input.maxWagering }),
      ...(input.payment && { payments: [input.payment] }),
      ...(input.minFinish !== undefined && { minFinish: input.minFinish }),
    },
    conversation.deposit,
  );
  conversation.allowedNumbers.counts.push(found.length);
  return {
    total: found.length,
    offers: found.slice(0, MAX_RESULTS).map((casino) => describeOffer(casino, conversation)),
  };
}

/** Contains only figures and names: the model must not repeat the prose of reviews or verdicts. */
function describeOffer(casino: ListedCasino, { catalogue: { market }, deposit }: Conversation) {
  const offer = toOfferFacts(casino, market, deposit);
  const { name, bonus, features, licence, rating, link, terms } = offer;
  return {
    name,
    link,
    bonus,
    features,
    licence,
    rating,
    netSentence: formatNetSentence(offer, market),
    wagering: terms?.undisclosed.includes('wagerTimes') ? 'not disclosed' : (terms?.wagerTimes ?? 0),
    minDeposit: toUnits(terms?.minDeposit),
    maxBet: toUnits(terms?.maxBet),
    validDays: terms?.validDays,
    freeSpins: terms?.freeSpins?.count,
  };
}

function toUnits(minor: number | undefined): number | undefined {
  return minor === undefined ? undefined : minor / 100;
}
