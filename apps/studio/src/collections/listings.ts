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
  quantity,
  select,
  text,
  textarea,
  texts,
  titleField,
} from '../fields.ts';
import { LISTING_RULES } from '../overrides/listing-rules.ts';
import { overrideFields } from '../overrides/override-fields.ts';
import { publishedCollection } from './published-collection.ts';
import {
  BONUS_KIND_OPTIONS,
  PAYMENT_METHOD_OPTIONS,
  REQUIRED_TERM_OPTIONS,
  STICKINESS_OPTIONS,
  TAG_OPTIONS,
  WAGER_BASE_OPTIONS,
} from './select-options.ts';

type Kind = (typeof BONUS_KINDS)[number];

/** Shows a field only for the kinds of bonus that have the term. */
const onlyForKinds = (...kinds: Kind[]) => ({
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
      ['Bonus type', 'Determines which terms apply. Empty: the terms are unknown.'],
      BONUS_KIND_OPTIONS,
    ),
    select(
      'currency',
      ['Currency', 'The currency of all amounts below; usually the market’s own.'],
      CURRENCIES,
    ),
  ),
  sideBySide(
    quantity(
      'percent',
      'matchPercent',
      ['Bonus percentage', '100 if the bonus equals the deposit.'],
      onlyForKinds('match'),
    ),
    money(
      'maxBonus',
      ['Maximum bonus', 'The cap stated in the headline.'],
      onlyForKinds('match', 'no-deposit'),
    ),
  ),
  sideBySide(
    quantity(
      'percent',
      'cashbackPercent',
      ['Cashback percentage', 'Share of losses that is paid back.'],
      onlyForKinds('cashback'),
    ),
    money('cashbackCap', ['Maximum cashback', 'The most that is paid back.'], onlyForKinds('cashback')),
  ),
  sideBySide(
    quantity('times', 'wagerTimes', [
      'Wagering',
      'How many times the wagering base must be wagered. 0 or empty: no wagering.',
    ]),
    select(
      'wagerBase',
      ['Wagering base', 'The bonus only, or bonus and deposit. Empty: the bonus only.'],
      WAGER_BASE_OPTIONS,
    ),
  ),
  sideBySide(
    money(
      'minDeposit',
      ['Minimum deposit', 'The smallest deposit that qualifies for the bonus.'],
      onlyForKinds('match', 'free-spins-only', 'cashback'),
    ),
    money('maxBet', ['Maximum bet', 'Per bet while the bonus is active.']),
  ),
  sideBySide(
    quantity('days', 'validDays', ['Validity in days', 'Days until the bonus expires.']),
    money('winCap', ['Maximum win', 'The most that can be withdrawn from bonus winnings.']),
  ),
  select(
    'stickiness',
    ['Stickiness', 'Whether the bonus can be withdrawn, and which money is used first. Empty: cashable.'],
    STICKINESS_OPTIONS,
  ),
  group(
    'freeSpins',
    ['Free spins', 'Leave empty if there are none.'],
    [
      sideBySide(
        number('count', ['Number', 'How many spins.']),
        money('spinValue', ['Value per spin', 'The bet on one spin.']),
      ),
      sideBySide(
        quantity('times', 'wagerTimes', [
          'Wagering of winnings',
          'How many times winnings from spins must be wagered.',
        ]),
        money('winCap', ['Maximum win', 'For all spins together.']),
      ),
    ],
  ),
  select(
    'undisclosed',
    [
      'Not disclosed by the casino',
      'Terms that exist but are not published. The net value is then not calculated.',
    ],
    REQUIRED_TERM_OPTIONS,
    { hasMany: true },
  ),
];

const validateLink = {
  validate: (value: unknown) =>
    !value || /^https:\/\//.test(String(value)) ? true : 'A link must start with https://.',
} as object;

/** How a change of headline or terms appears in public. */
const offerNoteFields: Field[] = [
  {
    name: 'publicHistory',
    type: 'radio',
    label: 'Why headline or terms change',
    defaultValue: 'change',
    options: [
      { label: 'The casino changed its offer', value: 'change' },
      { label: 'This corrects our mistake', value: 'correction' },
      { label: 'Keep both in the public history', value: 'keep' },
    ],
    admin: {
      description:
        'The offer’s public history shows a change, but not a correction, which the corrections log shows instead. A change that is reversed within an hour is not shown either, unless you keep both.',
    },
  },
  textarea(
    'correction',
    ['What was wrong', 'One sentence for visitors, in the market’s language. The log adds the figures.'],
    {
      admin: {
        condition: ({ publicHistory }: { publicHistory?: string | null }) => publicHistory === 'correction',
      },
    },
  ),
];

export const listings = publishedCollection({
  slug: 'listings',
  kind: 'listing',
  labels: { singular: 'Listing', plural: 'Listings' },
  group: 'Catalogue',
  description: 'A casino in one market: its bonus, rating and affiliate link there.',
  columns: ['title', 'market', 'bonus', 'rating', 'verifiedOn', '_status'],
  title: 'title',
  search: ['title', 'bonus'],
  sheet: 'listings',
  beforeList: ['/terms-read/read-today-in-list.tsx#ReadTodayInList'],
  rules: LISTING_RULES,
  fields: [
    // Lists are sorted by it: PostgreSQL would read the rows of all tables for every document before it sorts.
    { ...titleField, index: true },
    {
      name: 'findingsSummary',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/findings/findings-summary.tsx#FindingsSummary' },
      },
    },
    {
      name: 'findings',
      type: 'ui',
      label: 'Findings',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        components: {
          Field: '/findings/findings-panel.tsx#FindingsPanel',
          Cell: '/findings/findings-cell.tsx#FindingsCell',
        },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Offer',
          description: 'What the card shows.',
          fields: [
            {
              type: 'row',
              fields: [
                marketField,
                casinoField(['Casino', 'The listed brand.'], { required: true, index: true }),
              ],
            },
            text('bonus', ['Headline', 'The bonus as the casino advertises it, in the market’s language.'], {
              required: true,
            }),
            textarea(
              'verdict',
              [
                'Verdict',
                'Our opinion of the casino in one or two short sentences. Figures are tokens, such as {net}.',
              ],
              {
                required: true,
              },
            ),
            day('endsOn', [
              'Offer ends on',
              'The last day of the offer, in the market’s time zone. From the next day the site shows it as ended. Empty: no end is known.',
            ]),
            quantity(
              'out-of-10',
              'rating',
              [
                'Rating',
                'From 0 to 10, with one decimal place. If the casino has a published review, its scores give the rating.',
              ],
              {
                required: true,
                max: 10,
                admin: { step: 0.1 },
              },
            ),
          ],
        },
        {
          label: 'Terms',
          description: 'The net value is calculated from these terms.',
          fields: [
            group('terms', ['Terms', 'As stated on the casino’s own page.'], terms),
            ...offerNoteFields,
          ],
        },
        {
          label: 'Labels',
          description: 'Used by filters and category pages.',
          fields: [
            {
              name: 'derivedLabels',
              type: 'ui',
              admin: {
                disableBulkEdit: true,
                disableListColumn: true,
                components: { Field: '/findings/derived-labels.tsx#DerivedLabels' },
              },
            },
            texts('features', [
              'Features',
              'Short labels on the card, in the market’s language. They must not contradict terms or licence.',
            ]),
            select(
              'category',
              ['Category tags', 'Only those that neither terms nor licence decide.'],
              TAG_OPTIONS,
              { hasMany: true },
            ),
            select(
              'depositMethods',
              ['Deposit methods', 'How players can deposit. The same as in the payment table of the review.'],
              PAYMENT_METHOD_OPTIONS,
              { hasMany: true },
            ),
            text(
              'recommendationReason',
              [
                'Recommendation reason',
                'Why it is recommended despite a negative net value. At most 40 characters. Shown only while “Order and places” recommends the casino.',
              ],
              { maxLength: 40 },
            ),
            checkbox('isNew', ['New', 'Shows the badge for new casinos.']),
            checkbox('exclusiveOffer', ['Exclusive', 'Shows the badge for exclusive offers.']),
            checkbox('hideFromListing', [
              'Hidden from lists',
              'The casino has its own page, but appears in no list.',
            ]),
          ],
        },
        {
          label: 'Link and licence',
          description: 'The target of the button, and the licence that applies.',
          fields: [
            text('affiliateLink', ['Affiliate link', 'Empty: the card has no button.'], validateLink),
            text(
              'termsUrl',
              [
                'Address of the terms',
                'The casino’s page with the terms of this bonus. The studio reads it every week and shows what has changed.',
              ],
              validateLink,
            ),
            {
              name: 'licence',
              type: 'relationship',
              relationTo: 'licences',
              required: true,
              label: 'Licence',
              admin: { description: 'The licence that applies to players in this market.' },
            },
          ],
        },
      ],
    },
    {
      name: 'termsNotice',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/terms-watch/terms-notice.tsx#TermsNotice' },
      },
    },
    day('verifiedOn', ['Terms verified on', 'When we last checked the terms on the casino’s page.'], {
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        components: {
          afterInput: [
            '/brand/fill-in-today.tsx#FillInToday',
            '/terms-read/read-today-in-form.tsx#ReadTodayInForm',
          ],
        },
      },
    }),
    ...overrideFields('listing', 'the rules, the headline or the terms change'),
    number(
      'order',
      [
        'Position',
        'The position in the market’s default order; lower numbers come first. The casinos that “Order and places” puts first precede all of them.',
      ],
      {
        required: true,
        admin: { position: 'sidebar' },
      },
    ),
  ],
});
