import { Icon } from './icon.tsx';

/** Questions with collapsible answers, built on native `details`. */
export function Accordion({ entries }: { entries: { question: string; answer: string }[] }) {
  return (
    <div className="accordion">
      {entries.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="plus" size={20} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
