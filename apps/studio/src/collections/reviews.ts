import { SCORE_KEYS, SCORE_WEIGHTS } from '@nettobonus/domain/reviews/review';
import {
  casinoField,
  day,
  group,
  marketField,
  money,
  quantity,
  richText,
  rows,
  text,
  textarea,
  texts,
  titleField,
} from '../fields.ts';
import { REVIEW_RULES } from '../findings/require-figures.ts';
import { updateRating } from '../rating/update-rating.ts';
import { searchTab } from '../seo/search-tab.ts';
import { entriesEditor, reviewEditor } from '../texts/text-editors.ts';
import { publishedCollection } from './published-collection.ts';

const SCORE_LABELS: Record<(typeof SCORE_KEYS)[number], string> = {
  licence: 'Licence',
  bonusTerms: 'Bonus terms',
  withdrawals: 'Withdrawals',
  games: 'Games',
  support: 'Support',
  reliability: 'Reliability',
};

const question = [
  text('question', ['Question', 'As a visitor would ask it.'], { required: true }),
  textarea('answer', ['Answer', 'Two or three sentences.'], { required: true }),
];

export const reviews = publishedCollection({
  slug: 'reviews',
  kind: 'review',
  labels: { singular: 'Review', plural: 'Reviews' },
  group: 'Catalogue',
  description:
    'The editors’ review of a casino in one market. Write the offer’s figures as tokens, such as {net}: the site fills them in from the listing.',
  columns: ['title', 'market', 'updatedOn', 'authorRole', '_status'],
  title: 'title',
  search: ['title'],
  sheet: 'review-facts',
  rules: REVIEW_RULES,
  checksLanguage: true,
  afterPublish: updateRating,
  fields: [
    // Lists are sorted by it: PostgreSQL would read the rows of all tables for every document before it sorts.
    { ...titleField, index: true },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Overview',
          fields: [
            {
              type: 'row',
              fields: [
                marketField,
                casinoField(['Casino', 'The brand that is reviewed.'], { required: true, index: true }),
              ],
            },
            richText('overview', ['Overview', 'At least two paragraphs.'], reviewEditor, { required: true }),
            richText('pros', ['Pros', 'Three to six, one entry each.'], entriesEditor, { required: true }),
            richText('cons', ['Cons', 'Three to six, one entry each.'], entriesEditor, { required: true }),
            textarea('conclusion', ['Conclusion', 'Our verdict, and whom the casino suits.'], {
              required: true,
            }),
          ],
        },
        {
          label: 'Bonus',
          fields: [
            group(
              'bonusDetails',
              ['Bonus in detail', 'The offer in words. Its figures come from the listing.'],
              [
                textarea('welcomeBonus', ['Welcome bonus', 'What the player gets, and for which deposit.'], {
                  required: true,
                }),
                richText(
                  'bonusTerms',
                  ['Terms', 'One entry each. An entry that only names a figure of the table is not shown.'],
                  entriesEditor,
                ),
                group(
                  'freeSpins',
                  ['Free spins', 'Leave empty if there are none.'],
                  [
                    textarea('description', ['Description', 'How the spins are awarded.']),
                    rows(
                      'table',
                      ['Days', 'One row for each day or batch.'],
                      [
                        {
                          type: 'row',
                          fields: [
                            text('day', ['Day', 'Which day.'], { required: true }),
                            text('spins', ['Spins', 'Number of spins.'], { required: true }),
                          ],
                        },
                        {
                          type: 'row',
                          fields: [
                            text('game', ['Game', 'The game in which they are played.'], { required: true }),
                            text('wager', ['Wagering', 'Wagering of the winnings.'], { required: true }),
                          ],
                        },
                      ],
                    ),
                  ],
                ),
              ],
            ),
          ],
        },
        {
          label: 'Games and payments',
          fields: [
            textarea('gameSelection', ['Games', 'Which games the casino has.'], { required: true }),
            texts('gameProviders', ['Game studios', 'Who makes the games.'], { required: true }),
            rows(
              'specialFeatures',
              ['Special features', 'What other casinos do not have.'],
              [
                text('title', ['Title', 'In two or three words.'], { required: true }),
                textarea('description', ['Description', 'One or two sentences.'], { required: true }),
              ],
            ),
            group(
              'paymentMethods',
              ['Payments', 'Deposit and withdrawal methods.'],
              [
                rows(
                  'deposits',
                  ['Deposits', 'One row for each method.'],
                  [
                    text('method', ['Method', 'Name of the method.'], { required: true }),
                    money('minimum', ['Minimum amount', 'In the market’s currency.'], { required: true }),
                    text('note', ['Note', 'Fees or restrictions.']),
                  ],
                ),
                rows(
                  'withdrawals',
                  ['Withdrawals', 'One row for each method.'],
                  [
                    text('method', ['Method', 'Name of the method.'], { required: true }),
                    money('minimum', ['Minimum amount', 'In the market’s currency.'], { required: true }),
                    text('time', ['Time', 'How long it takes.'], { required: true }),
                  ],
                ),
                textarea(
                  'processingTime',
                  ['Processing time', 'As we measured it, or as the casino states it.'],
                  { required: true },
                ),
              ],
            ),
          ],
        },
        {
          label: 'Service and licence',
          fields: [
            group(
              'customerService',
              ['Support', 'Hours, channels and languages.'],
              [
                text('availability', ['Hours', 'Hours and days.'], { required: true }),
                text('channels', ['Channels', 'Chat, email, telephone.'], { required: true }),
                text('languages', ['Languages', 'The languages of the support team.'], { required: true }),
              ],
            ),
            group(
              'license',
              ['Licence', 'A description in words. The licence number comes from the listing.'],
              [
                text(
                  'type',
                  [
                    'Issued by',
                    'Name of the authority. For reference only: the page shows the listing’s licence.',
                  ],
                  { required: true },
                ),
                textarea('details', ['Explanation', 'What the licence means for players in this market.'], {
                  required: true,
                }),
              ],
            ),
            textarea('security', ['Security', 'How money and data are protected.'], { required: true }),
            textarea(
              'userExperience',
              ['User experience', 'How easy the casino is to use, on a phone and on a computer.'],
              {
                required: true,
              },
            ),
          ],
        },
        {
          label: 'Questions',
          fields: [
            rows('faq', ['Questions and answers', 'Four to six.'], question, { minRows: 4, maxRows: 6 }),
          ],
        },
        {
          label: 'Scores',
          description: 'The listing’s rating is the weighted average of these scores.',
          fields: [
            {
              name: 'calculatedRating',
              type: 'ui',
              admin: {
                disableBulkEdit: true,
                disableListColumn: true,
                components: { Field: '/rating/calculated-rating.tsx#CalculatedRating' },
              },
            },
            group(
              'scores',
              ['Scores', 'From 0 to 10 each.'],
              SCORE_KEYS.map((key) =>
                quantity('out-of-10', key, [SCORE_LABELS[key], `Weight: ${SCORE_WEIGHTS[key]} percent.`], {
                  required: true,
                  max: 10,
                  admin: { step: 0.1 },
                }),
              ),
            ),
          ],
        },
        searchTab({ isRequired: false, titleHelp: 'Empty for the default.' }),
      ],
    },
    text('authorRole', ['Author', 'The author’s role, in the market’s language.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
    day('writtenOn', ['Written on', 'The date of the first version.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
    day('updatedOn', ['Updated on', 'The date of the last change to the text.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
  ],
});
