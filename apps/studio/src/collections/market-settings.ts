import { checkbox, group, marketField, number, rows, select, text } from '../fields.ts';
import { publishedCollection } from './published-collection.ts';
import { QUIZ_SET_OPTIONS } from './select-options.ts';

export const marketSettings = publishedCollection({
  slug: 'market-settings',
  kind: 'market-settings',
  isOnePerMarket: true,
  labels: { singular: 'Market settings', plural: 'Market settings' },
  group: 'Operations',
  description: 'The settings of a market.',
  columns: ['market', 'mode', 'monthPopup', '_status', 'updatedAt'],
  title: 'market',
  search: ['market'],
  fields: [
    { ...marketField, unique: true } as typeof marketField,
    select(
      'mode',
      [
        'Mode',
        'Licensed only: casinos without a licence of the market have no link and are not recommended. Information only: no affiliate links, no bonus buttons and no popup on the market’s pages.',
      ],
      [
        { label: 'Commercial', value: 'commercial' },
        { label: 'Licensed only', value: 'licensed-only' },
        { label: 'Information only', value: 'information-only' },
      ],
      { required: true, defaultValue: 'commercial' },
    ),
    checkbox('monthPopup', [
      'Popup',
      'Shows the casino of the month, which is chosen in “Order and places”, after five seconds. A switch of Sweden to licensed only turns it off.',
    ]),
    select(
      'quizSet',
      [
        'Quiz question set',
        'The language of the quiz questions. Empty: the market’s own. The specification has the Finnish questions in Norway and Denmark.',
      ],
      QUIZ_SET_OPTIONS,
    ),
    select(
      'bestByCategory',
      [
        'Best by category',
        'What an entry of the home page’s grid shows while no casino is chosen for it. By rule: the highest net of the category, of new casinos the highest rating.',
      ],
      [
        { label: 'By rule', value: 'by-rule' },
        { label: '“Coming Soon”', value: 'coming-soon' },
      ],
      { required: true, defaultValue: 'by-rule' },
    ),
    number(
      'editionYear',
      [
        'Edition year',
        'Replaces {year} in headings and search results, and shown in the copyright line. Empty: the current year.',
      ],
      { min: 2000, max: 2100, admin: { step: 1 } },
    ),
    checkbox('isSample', [
      'Sample content',
      'Every page says that its casinos, offers and reviews are invented, and search engines do not index it. The first published CSV import clears it.',
    ]),
    {
      name: 'secondPerson',
      type: 'checkbox',
      label: 'Second person',
      defaultValue: true,
      admin: {
        description:
          'Another editor must confirm a reason for publishing despite rule errors. Turn it off only if one person edits this market.',
      },
    },
    checkbox('workflow', [
      'Review before publishing',
      'A change is published only after a colleague has approved the content and a user with the right to approve legally has approved it, too. Somebody in this market needs that right.',
    ]),
    group(
      'controller',
      ['Data controller', 'Responsible for personal data; named on the privacy page.'],
      [
        text('name', ['Name', 'Name of the company.']),
        text('address', ['Address', 'Street, postcode, town.']),
        text('email', ['Email', 'For questions about personal data.']),
      ],
    ),
    rows(
      'helpOrganisations',
      ['Help organisations', 'Shown on every page of the market.'],
      [
        text('name', ['Name', 'Name of the organisation.'], { required: true }),
        text('url', ['Website', 'Must start with https://.'], { required: true }),
        text('phone', ['Telephone', 'As dialled within the country.']),
        text('note', ['Note', 'What it offers, in a few words.'], { required: true }),
      ],
      { minRows: 1 },
    ),
  ],
});
