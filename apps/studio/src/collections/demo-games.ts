import { VOLATILITIES } from '@nettobonus/domain/demo-games/demo-game';
import { SYMBOLS } from '@nettobonus/domain/demo-games/reels';
import { marketField, number, rows, select, text, textarea, titleField } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

export const demoGames = publishedCollection({
  slug: 'demo-games',
  kind: 'demo-game',
  labels: { singular: 'Demo game', plural: 'Demo games' },
  group: 'Texts',
  description: 'A game of the simulator in one market. Its reels have to return exactly what it says.',
  columns: ['title', 'market', 'studio', 'rtpPercent', 'volatility', '_status'],
  title: 'title',
  search: ['name', 'studio'],
  fields: [
    titleField,
    {
      type: 'row',
      fields: [
        marketField,
        text('key', ['Key', 'Its address; the same in every market.'], { required: true, index: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('name', ['Name', 'Of the game.'], { required: true }),
        text('studio', ['Studio', 'Who makes it.'], { required: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        number('rtpPercent', ['Return', 'To the player, in percent.'], {
          required: true,
          max: 100,
          admin: { step: 0.1 },
        }),
        select('volatility', ['Volatility', 'How far results lie from one another.'], VOLATILITIES, {
          required: true,
        }),
      ],
    },
    textarea('theme', ['Theme', 'What it is about, in the market’s language.'], { required: true }),
    rows(
      'reel',
      ['Reel', 'The three reels are alike. Wins are in stakes.'],
      [
        select('symbol', ['Symbol', 'Each at most once.'], SYMBOLS, { required: true }),
        {
          type: 'row',
          fields: [
            number('stops', ['Stops', 'How often it stands on the reel.'], { required: true, min: 1 }),
            number('three', ['Three', 'What three of them win.']),
            number('two', ['Two', 'What two of them win.']),
          ],
        },
      ],
      { minRows: 2 },
    ),
  ],
});
