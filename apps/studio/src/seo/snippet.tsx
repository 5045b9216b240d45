'use client';

import { useFormFields } from '@payloadcms/ui';
import { useCallback, useState } from 'react';
import { cutText, fillEntry, formatBreadcrumbs, SNIPPETS } from './shown-entry.ts';
import './seo.css';
import { useDefaultEntry } from './use-default-entry.ts';

type Device = keyof typeof SNIPPETS;
const DEVICES: readonly Device[] = ['desktop', 'phone'];

const FONTS = { title: '20px Arial, sans-serif', description: '14px Arial, sans-serif' };

function measureText(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  // Without a canvas, the average width of a character.
  if (!context) return text.length * 9;
  context.font = font;
  return context.measureText(text).width;
}

function useSearchField(name: string): string | undefined {
  return useFormFields(([fields]) => fields[`search.${name}`]?.value as string | undefined);
}

/** The page as a search engine lists it, cut where it would cut the texts. */
export function Snippet() {
  const [device, setDevice] = useState<Device>('desktop');
  const defaults = useDefaultEntry();
  const title = fillEntry(useSearchField('title'), defaults.title, defaults.fills);
  const description = fillEntry(useSearchField('description'), defaults.description, defaults.fills);
  const canonical = useSearchField('canonical');
  const isHidden = Boolean(useSearchField('noindex'));
  const cut = useCallback(
    (text: string, part: 'title' | 'description') =>
      cutText(text, SNIPPETS[device][part], (value) => measureText(value, FONTS[part])),
    [device],
  );
  const url = URL.canParse(canonical ?? '') ? canonical : defaults.url;
  return (
    <section className="search-snippet-field" aria-label="Preview of the search result">
      <fieldset className="search-snippet-devices">
        <legend>As search engines show it</legend>
        {DEVICES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name="search-snippet-device"
              checked={device === option}
              onChange={() => setDevice(option)}
            />
            {SNIPPETS[option].label}
          </label>
        ))}
      </fieldset>
      {isHidden ? (
        <p className="search-snippet-hidden">Search engines do not list this page.</p>
      ) : (
        <div className={`search-snippet search-snippet-${device}`}>
          <p className="search-snippet-url">
            {url ? formatBreadcrumbs(url) : 'The address follows when the document is saved.'}
          </p>
          <p className="search-snippet-title">{title ? cut(title, 'title') : 'No title yet'}</p>
          <p className="search-snippet-description">
            {description ? cut(description, 'description') : 'No description yet'}
          </p>
        </div>
      )}
    </section>
  );
}
