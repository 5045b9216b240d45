import { CATEGORY_TAGS } from '@nettobonus/domain/catalogue/casino';
import { CURRENCIES } from '@nettobonus/domain/markets/market';
import type { BONUS_KINDS } from '@nettobonus/domain/offers/offer-kinds';
import type { Field } from 'payload';
import {
  casinoField,
  checkbox,
  day,
  group,
  marketField,
  money,
  number,
  select,
  text,
  textarea,
  texts,
  titleField,
} from '../fields.ts';
import { requireOverride } from '../findings/require-override.ts';
import {
  KINDS_OPTIONS,
  LICENCES_OPTIONS,
  NEEDED_TERMS_OPTIONS,
  STICKINESS_OPTIONS,
  WAGER_BASES_OPTIONS,
} from './choices.ts';
import { publishedCollection } from './published-collection.ts';

type Kind = (typeof BONUS_KINDS)[number];

/** Shows a field only for the kinds of bonus that have the term. */
const onlyFor = (...kinds: Kind[]) => ({
  admin: { condition: (_: unknown, terms: { kind?: Kind | null }) => kinds.includes(terms.kind as Kind) },
});

const sideBySide = (...fields: Field[]): Field => ({
  type: 'row',
  fields: fields.map((field) => ({ ...field, admin: { ...field.admin, width: '50%' } }) as Field),
});

const terms: Field[] = [
  sideBySide(
    select(
      'kind',
      ['Kind of bonus', 'Decides which terms there are. Empty: the terms are not known.'],
      KINDS_OPTIONS,
    ),
    select('currency', ['Currency', 'Of all sums below; as a rule the market’s own.'], CURRENCIES),
  ),
  sideBySide(
    number('matchPercent', ['Bonus percentage', '100 where the bonus equals the deposit.'], onlyFor('match')),
    money('maxBonus', ['Largest bonus', 'The cap of the headline.'], onlyFor('match', 'no-deposit')),
  ),
  sideBySide(
    number('cashbackPercent', ['Cashback', 'Percent of losses that come back.'], onlyFor('cashback')),
    money('cashbackCap', ['Largest cashback', 'What at most comes back.'], onlyFor('cashback')),
  ),
  sideBySide(
    number('wagerTimes', ['Wagering', 'How many times it has to be wagered; 0 or empty: not at all.']),
    select(
      'wagerBase',
      ['What is wagered', 'The bonus alone, or the bonus and the deposit. Empty: the bonus.'],
      WAGER_BASES_OPTIONS,
    ),
  ),
  sideBySide(
    money(
      'minDeposit',
      ['Smallest deposit', 'From which the bonus is given.'],
      onlyFor('match', 'free-spins-only', 'cashback'),
    ),
    money('maxBet', ['Largest stake', 'With the bonus in play.']),
  ),
  sideBySide(
    number('validDays', ['Valid for', 'Days until the bonus lapses.']),
    money('winCap', ['Largest win', 'What at most can be withdrawn of what the bonus wins.']),
  ),
  select(
    'stickiness',
    ['How it is tied', 'Whether the bonus can be withdrawn, and whose money goes first. Empty: cashable.'],
    STICKINESS_OPTIONS,
  ),
  group(
    'freeSpins',
    ['Free spins', 'Empty where there are none.'],
    [
      sideBySide(
        number('count', ['Number', 'How many spins.']),
        money('spinValue', ['Value of a spin', 'The stake of one spin.']),
      ),
      sideBySide(
        number('wagerTimes', ['Wagering of wins', 'How many times wins of spins have to be wagered.']),
        money('winCap', ['Largest win', 'Of all spins together.']),
      ),
    ],
  ),
  select(
    'undisclosed',
    ['Not told by the casino', 'Terms that exist but are not published. The net is then not calculated.'],
    NEEDED_TERMS_OPTIONS,
    { hasMany: true },
  ),
];

export const listings = publishedCollection({
  slug: 'listings',
  kind: 'listing',
  labels: { singular: 'Listing', plural: 'Listings' },
  group: 'Catalogue',
  description: 'A casino as one market lists it: its bonus there, its rating there, its link there.',
  columns: ['title', 'market', 'bonus', 'rating', 'verifiedOn', '_status'],
  title: 'title',
  search: ['title', 'bonus'],
  beforeList: ['/listings-csv/csv-links.tsx#CsvLinks'],
  beforeChange: [requireOverride],
  fields: [
    titleField,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Offer',
          description: 'What the card says.',
          fields: [
            {
              type: 'row',
              fields: [
                marketField,
                casinoField(['Casino', 'The brand that is listed.'], { required: true, index: true }),
              ],
            },
            text('bonus', ['Headline', 'The bonus as the casino advertises it, in the market’s language.'], {
              required: true,
            }),
            textarea('verdict', ['Verdict', 'One or two short sentences of ours on the casino.'], {
              required: true,
            }),
            number('rating', ['Rating', 'From 0 to 10, with one decimal.'], {
              required: true,
              max: 10,
              admin: { step: 0.1 },
            }),
          ],
        },
        {
          label: 'Terms',
          description: 'What the net is calculated from.',
          fields: [group('terms', ['Terms', 'In fields, as the casino’s own page tells them.'], terms)],
        },
        {
          label: 'Labels',
          description: 'What filters and pages find it by.',
          fields: [
            texts('features', ['Features', 'Short words on the card, in the market’s language.']),
            select('category', ['Category tags', 'Pages that list it.'], CATEGORY_TAGS, { hasMany: true }),
            checkbox('recommended', [
              'Recommended',
              'Stands among the recommended casinos of the home page.',
            ]),
            text(
              'recommendationReason',
              [
                'Reason',
                'Why it is recommended although its bonus costs more than it gives; at most 40 letters.',
              ],
              { maxLength: 40 },
            ),
            checkbox('isNew', ['New', 'Carries the badge of a new casino.']),
            checkbox('exclusiveOffer', ['Exclusive', 'Carries the badge of an offer that only we have.']),
            checkbox('hideFromListing', ['Hidden from lists', 'Has its page, but stands in no list.']),
          ],
        },
        {
          label: 'Link and licence',
          description: 'Where the button leads, and under whose law it is played.',
          fields: [
            text('affiliateLink', ['Affiliate link', 'Empty: the card has no button.'], {
              validate: (value: unknown) =>
                !value || /^https:\/\//.test(String(value)) ? true : 'A link begins with https://',
            } as object),
            group(
              'licence',
              ['Licence', 'The one that the market’s visitors play under.'],
              [
                select('type', ['Issued by', 'The authority.'], LICENCES_OPTIONS, { required: true }),
                text('number', ['Number', 'As the register writes it.']),
                text('register', ['Register', 'The host where the number can be looked up.']),
              ],
            ),
          ],
        },
      ],
    },
    day('verifiedOn', ['Terms read on', 'When we last read the terms on the casino’s page.'], {
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    {
      name: 'findings',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/findings/findings-panel.tsx#FindingsPanel' } },
    },
    textarea(
      'overrideReason',
      [
        'Reason for publishing nevertheless',
        'Asked for where the rules find an error; kept in the audit log.',
      ],
      { admin: { position: 'sidebar' } },
    ),
    number('order', ['Place', 'In the market’s original order; smaller comes first.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
  ],
});
