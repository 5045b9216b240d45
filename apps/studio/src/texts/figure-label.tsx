'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type FigureTexts, fetchFigures } from './fetch-figures.ts';
import './texts.css';

function useFigure(): { token: string; text: string | undefined } {
  const { id } = useDocumentInfo();
  const figure = useFormFields(([fields]) => fields.figure?.value as string | undefined);
  const form = useFormFields(([fields]) => fields.form?.value as string | undefined);
  const [texts, setTexts] = useState<FigureTexts>({});
  useEffect(() => {
    let isShown = true;
    if (id !== undefined) fetchFigures(id).then((found) => isShown && setTexts(found));
    return () => {
      isShown = false;
    };
  }, [id]);
  const token = figure ? (form ? `${figure}.${form}` : figure) : '';
  return { token, text: texts[token] };
}

/** A figure within a text, with its present value. */
export function FigureLabel() {
  const { token, text } = useFigure();
  return (
    <span className="figure-label">
      {text ?? '–'} <small>{`{${token}}`}</small>
    </span>
  );
}

/** In the form of a figure: what the site shows. */
export function FigurePreview() {
  const { token, text } = useFigure();
  if (!token) return null;
  return (
    <p aria-live="polite">
      {text
        ? `The site shows now: ${text}`
        : 'The published listing has no value for this figure in this form.'}
    </p>
  );
}
