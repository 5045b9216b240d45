import { isValidElement, type ReactNode } from 'react';

interface Option {
  /** React nodes, although the type of the select’s filter says otherwise. */
  label: unknown;
  value: string;
}

interface LabelProps {
  children?: ReactNode;
  /** The label of a field, and what Payload shows where a field has no component of its own for it. */
  label?: unknown;
  Fallback?: ReactNode;
}

/** Whether a field is found by what an editor types: all words of its label, or its name. */
export function matchFieldLabel({ label, value }: Option, input: string): boolean {
  const text = `${readText(label)} ${value}`.toLowerCase();
  return input
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Payload renders labels with components, which a select cannot search. */
function readText(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(readText).join(' ');
  if (!isValidElement<LabelProps>(node)) return '';
  const { children, label, Fallback } = node.props;
  return [children, label, Fallback].map(readText).join(' ');
}
