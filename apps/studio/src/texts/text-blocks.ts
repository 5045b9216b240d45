import { FIGURE_NAMES } from '@nettobonus/domain/reviews/fill-figures';
import { NOTE_TONES } from '@nettobonus/domain/texts/rich-text';
import type { Block, RichTextField } from 'payload';

/** A figure of the listing. The site fills it in. */
export const FIGURE_BLOCK: Block = {
  slug: 'figure',
  interfaceName: 'FigureToken',
  labels: { singular: 'Figure of the offer', plural: 'Figures of the offer' },
  admin: { components: { Label: '/texts/figure-label.tsx#FigureLabel' } },
  fields: [
    {
      name: 'figure',
      type: 'select',
      label: 'Figure',
      required: true,
      options: [...FIGURE_NAMES],
      admin: { description: 'The site fills it in from the listing, so it follows the terms.' },
    },
    {
      name: 'form',
      type: 'select',
      label: 'Written as',
      options: [
        { label: 'Number without unit', value: 'number' },
        { label: 'Word, up to ten', value: 'words' },
        { label: 'Number of days with the noun', value: 'days' },
      ],
      admin: { description: 'Leave empty for the figure with its unit.' },
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/texts/figure-label.tsx#FigurePreview' } },
    },
  ],
};

export const OFFER_BLOCK: Block = {
  slug: 'offer',
  labels: { singular: 'Offer', plural: 'Offers' },
  fields: [
    {
      name: 'rule',
      type: 'select',
      label: 'Which offer',
      required: true,
      defaultValue: 'highest-net',
      options: [
        { label: 'The highest net of the market', value: 'highest-net' },
        { label: 'That of a casino', value: 'casino' },
      ],
    },
    {
      name: 'casino',
      type: 'relationship',
      relationTo: 'casinos',
      label: 'Casino',
      required: true,
      admin: { condition: (_, siblings) => siblings.rule === 'casino' },
    },
  ],
};

export const CHART_BLOCK: Block = {
  slug: 'chart',
  labels: { singular: 'Chart', plural: 'Charts' },
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true },
    {
      name: 'kind',
      type: 'select',
      label: 'Kind',
      required: true,
      defaultValue: 'bar',
      options: [
        { label: 'Bars', value: 'bar' },
        { label: 'Line', value: 'line' },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      label: 'Rows',
      required: true,
      minRows: 2,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', label: 'Label', required: true },
            { name: 'value', type: 'number', label: 'Value', required: true },
          ],
        },
      ],
    },
    {
      name: 'source',
      type: 'text',
      label: 'Source',
      required: true,
      admin: { description: 'Where the figures come from.' },
    },
  ],
};

export const toNoteBlock = (editor: NonNullable<RichTextField['editor']>): Block => ({
  slug: 'note',
  labels: { singular: 'Note', plural: 'Notes' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      label: 'Tone',
      required: true,
      defaultValue: 'info',
      options: [...NOTE_TONES],
    },
    { name: 'text', type: 'richText', label: 'Text', required: true, editor },
  ],
});

export const HELP_BLOCK: Block = {
  slug: 'help',
  labels: { singular: 'Help organisations', plural: 'Help organisations' },
  fields: [],
};
