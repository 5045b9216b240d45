import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { Messages } from '../../i18n/messages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

interface CalculatorHeadProps {
  text: PageText;
  messages: Messages;
  homeHref: string;
}

export function CalculatorHead({ text, messages, homeHref }: CalculatorHeadProps) {
  return (
    <>
      <Breadcrumb current={text.heading} homeHref={homeHref} messages={messages} />
      <header className="calculator-head">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
    </>
  );
}
