import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { ShellMessages } from '../../i18n/shell.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

interface CalculatorHeadProps {
  text: PageText;
  shellMessages: ShellMessages;
  homeHref: string;
}

export function CalculatorHead({ text, shellMessages, homeHref }: CalculatorHeadProps) {
  return (
    <>
      <Breadcrumb current={text.heading} homeHref={homeHref} messages={shellMessages} />
      <header className="calculator-head">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
    </>
  );
}
