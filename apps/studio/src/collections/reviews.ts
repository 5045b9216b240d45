import { SCORE_KEYS, SCORE_WEIGHTS } from '@nettobonus/domain/reviews/review';
import {
  casinoField,
  day,
  group,
  marketField,
  money,
  number,
  rows,
  text,
  textarea,
  texts,
  titleField,
} from '../fields.ts';
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
  description: 'The editors’ review of a casino in one market.',
  columns: ['title', 'market', 'updatedOn', 'authorRole', '_status'],
  title: 'title',
  search: ['title'],
  fields: [
    titleField,
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
            texts('overview', ['Overview', 'Two or three paragraphs.'], { required: true }),
            texts('pros', ['Pros', 'Three to six.'], { required: true }),
            texts('cons', ['Cons', 'Three to six.'], { required: true }),
            textarea('conclusion', ['Conclusion', 'What it comes to, for whom.'], { required: true }),
          ],
        },
        {
          label: 'Bonus',
          fields: [
            group(
              'bonusDetails',
              ['Bonus in detail', 'The offer in words; its figures are the listing’s.'],
              [
                textarea('welcomeBonus', ['Welcome bonus', 'What is given for what.'], { required: true }),
                texts('bonusTerms', ['Terms', 'One in each line.']),
                group(
                  'freeSpins',
                  ['Free spins', 'Empty where there are none.'],
                  [
                    textarea('description', ['Description', 'How the spins come.']),
                    rows(
                      'table',
                      ['Days', 'One row for each day or portion.'],
                      [
                        {
                          type: 'row',
                          fields: [
                            text('day', ['Day', 'Which day.'], { required: true }),
                            text('spins', ['Spins', 'How many.'], { required: true }),
                          ],
                        },
                        {
                          type: 'row',
                          fields: [
                            text('game', ['Game', 'In which game.'], { required: true }),
                            text('wager', ['Wagering', 'Of what they win.'], { required: true }),
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
            textarea('gameSelection', ['Games', 'What there is to play.'], { required: true }),
            texts('gameProviders', ['Studios', 'Who makes the games.'], { required: true }),
            rows(
              'specialFeatures',
              ['Special features', 'What others do not have.'],
              [
                text('title', ['Title', 'In two or three words.'], { required: true }),
                textarea('description', ['Description', 'One or two sentences.'], { required: true }),
              ],
            ),
            group(
              'paymentMethods',
              ['Payments', 'Ways in and out.'],
              [
                rows(
                  'deposits',
                  ['Deposits', 'One row for each way.'],
                  [
                    text('method', ['Method', 'Its name.'], { required: true }),
                    money('minimum', ['Smallest sum', 'In the market’s currency.'], { required: true }),
                    text('note', ['Note', 'A fee, or what it does not count for.']),
                  ],
                ),
                rows(
                  'withdrawals',
                  ['Withdrawals', 'One row for each way.'],
                  [
                    text('method', ['Method', 'Its name.'], { required: true }),
                    money('minimum', ['Smallest sum', 'In the market’s currency.'], { required: true }),
                    text('time', ['Time', 'How long it takes.'], { required: true }),
                  ],
                ),
                textarea(
                  'processingTime',
                  ['Processing time', 'How long it took when we tried, or what the casino promises.'],
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
              ['Support', 'Who answers, when and how.'],
              [
                text('availability', ['When', 'Hours and days.'], { required: true }),
                text('channels', ['How', 'Chat, mail, telephone.'], { required: true }),
                text('languages', ['Languages', 'In which it answers.'], { required: true }),
              ],
            ),
            group(
              'license',
              ['Licence', 'In words; its number is the listing’s.'],
              [
                text(
                  'type',
                  [
                    'Issued by',
                    'The authority’s name, for the record: the page names the licence of the listing.',
                  ],
                  { required: true },
                ),
                textarea('details', ['What it means', 'For a visitor of this market.'], { required: true }),
              ],
            ),
            textarea('security', ['Security', 'Of money and data.'], { required: true }),
            textarea('userExperience', ['Use', 'How it is to use, on a phone and on a computer.'], {
              required: true,
            }),
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
          description: 'The listing’s rating is what they add up to.',
          fields: [
            group(
              'scores',
              ['Scores', 'From 0 to 10 each.'],
              SCORE_KEYS.map((key) =>
                number(key, [SCORE_LABELS[key], `Weighs ${SCORE_WEIGHTS[key]} percent.`], {
                  required: true,
                  max: 10,
                  admin: { step: 0.1 },
                }),
              ),
            ),
          ],
        },
      ],
    },
    text('authorRole', ['Author', 'The role of who wrote it, in the market’s language.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
    day('writtenOn', ['Written on', 'The day of the first version.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
    day('updatedOn', ['Updated on', 'The day of the last change of its text.'], {
      required: true,
      admin: { position: 'sidebar' },
    }),
  ],
});
