import type { ToastKind } from '@nettobonus/domain/campaigns/toasts';
import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import type { Market } from '@nettobonus/domain/markets/market';
import type { ReactNode } from 'react';
import type { ToastRequest } from '../../client/toast-request.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { ToastMessages } from '../../i18n/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import style from './toasts.css?url';

/** The toast container, with a template per toast. Its script fills in the placeholders of `data-text`. */
export function Toasts({ market, messages }: { market: Market; messages: ToastMessages }) {
  const limit = COMPARISON_LIMIT;
  return (
    <div className="toasts" data-style={style} id="toasts" popover="manual" role="status">
      <ToastTemplate icon="check" kind="single" name="added">
        <p>
          <b data-text={messages.added} />
          <span data-text={formatMessage(messages.chosen, { count: '{count}', limit })} />
        </p>
        <button className="text-button" type="button">
          {messages.undo}
        </button>
        <i className="toast-time" />
      </ToastTemplate>
      <ToastTemplate icon="warning" kind="stack" name="full">
        <p>{formatPlural(messages.full, limit, market)}</p>
      </ToastTemplate>
      <ToastTemplate icon="chain" kind="stack" name="copied">
        <p>{messages.copied}</p>
      </ToastTemplate>
      <ToastTemplate icon="warning" kind="stack" name="messageFailed">
        <p>{messages.messageFailed}</p>
      </ToastTemplate>
    </div>
  );
}

interface ToastTemplateProps {
  name: ToastRequest['says'];
  kind: ToastKind;
  icon: 'check' | 'warning' | 'chain';
  children: ReactNode;
}

function ToastTemplate({ name, kind, icon, children }: ToastTemplateProps) {
  return (
    <template data-says={name}>
      <div className={`toast toast-${kind} toast-${icon}`} data-kind={kind}>
        <Icon name={icon} size={20} />
        {children}
      </div>
    </template>
  );
}
