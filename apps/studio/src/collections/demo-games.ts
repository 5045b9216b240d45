import { SYMBOLS } from '@nettobonus/domain/demo-games/reels';
import { VOLATILITIES } from '@nettobonus/domain/demo-games/volatility';
import { marketField, number, quantity, rows, select, text, textarea, titleField } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';

export const demoGames = publishedCollection({
  slug: 'demo-games',
  kind: 'demo-game',
  labels: { singular: 'Demo game', plural: 'Demo games' },
  group: 'Texts',
  description: 'A simulator game in one market. Its reels must return exactly the stated RTP.',
  columns: ['title', 'market', 'studio', 'rtpPercent', 'volatility', '_status'],
  title: 'title',
  search: ['name', 'studio'],
  fields: [
    titleField,
    {
      type: 'row',
      fields: [
        marketField,
        text('key', ['Key', 'Used in its address; the same in every market.'], {
          required: true,
          index: true,
          admin: { components: { afterInput: ['/redirects/address-note.tsx#AddressNote'] } },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('name', ['Name', 'Name of the game.'], { required: true }),
        text('studio', ['Game studio', 'Who makes the game.'], { required: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        quantity('percent', 'rtpPercent', ['RTP', 'Return to player, in percent.'], {
          required: true,
          max: 100,
          admin: { step: 0.1 },
        }),
        select('volatility', ['Volatility', 'How much results vary.'], VOLATILITIES, {
          required: true,
        }),
      ],
    },
    textarea('theme', ['Theme', 'What the game is about, in the market’s language.'], { required: true }),
    rows(
      'reel',
      ['Reel', 'All three reels are identical. Wins are multiples of the bet.'],
      [
        select('symbol', ['Symbol', 'Use each symbol at most once.'], SYMBOLS, { required: true }),
        {
          type: 'row',
          fields: [
            number('stops', ['Stops', 'How often the symbol is on the reel.'], { required: true, min: 1 }),
            number('three', ['Three', 'Win for three of this symbol.']),
            number('two', ['Two', 'Win for two of this symbol.']),
          ],
        },
      ],
      { minRows: 2 },
    ),
  ],
});
