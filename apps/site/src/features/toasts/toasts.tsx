import { TOASTS } from '@nettobonus/domain/campaigns/toasts';
import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import type { Market } from '@nettobonus/domain/markets/market';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { removeCompared } from '../../client/compared.ts';
import { removeToast, type Toast as ToastState, toasts } from '../../client/toasts.ts';
import { useStore } from '../../client/use-store.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { ToastMessages } from '../../i18n/shell.ts';
import { Icon } from '../../ui/icon.tsx';

/** How often a toast that has been hovered or focused checks whether it still is. */
const RECHECK_MS = 1_000;

const ICONS = { added: 'check', full: 'warning', copied: 'chain', messageFailed: 'warning' } as const;

/** The data for the toasts, which the server sends as JSON. */
export interface ToastsData {
  market: Market;
  messages: ToastMessages;
}

/** Short messages in a corner of the page, above everything else. */
export function Toasts(props: ToastsData) {
  const shown = useStore(toasts, []);
  const popover = useRef<HTMLDivElement>(null);

  // Show the popover again after every change, so that the toasts are above a dialog that has opened since.
  useLayoutEffect(() => {
    popover.current?.hidePopover();
    if (shown.length > 0) popover.current?.showPopover();
  }, [shown]);

  return (
    <div className="toasts" id="toasts" popover="manual" ref={popover} role="status">
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} {...props} />
      ))}
    </div>
  );
}

interface ToastProps extends ToastsData {
  toast: ToastState;
}

function Toast({ toast, market, messages }: ToastProps) {
  const { id, kind, messageKey } = toast;
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer = setTimeout(expire, TOASTS[kind].durationMs);
    function expire() {
      if (element.current?.matches(':hover, :focus-within')) timer = setTimeout(expire, RECHECK_MS);
      else removeToast(id);
    }
    return () => clearTimeout(timer);
  }, [id, kind]);

  return (
    <div className={`toast toast-${kind} toast-${ICONS[messageKey]}`} ref={element}>
      <Icon name={ICONS[messageKey]} size={20} />
      <ToastContent market={market} messages={messages} toast={toast} />
    </div>
  );
}

function ToastContent({ toast, market, messages }: ToastProps) {
  if (toast.messageKey === 'full') return <p>{formatPlural(messages.full, COMPARISON_LIMIT, market)}</p>;
  if (toast.messageKey !== 'added') return <p>{messages[toast.messageKey]}</p>;
  const { id, casino, name, count } = toast;
  return (
    <>
      <p>
        {formatMessage(messages.added, { casino: name })}
        {/* The tray shows this number. Screen readers do not announce the tray. */}
        <span className="sr-only">{`, ${formatMessage(messages.chosen, { count, limit: COMPARISON_LIMIT })}`}</span>
      </p>
      <button
        className="text-button"
        onClick={() => {
          removeCompared(casino);
          removeToast(id);
        }}
        type="button"
      >
        {messages.undo}
      </button>
      <i className="toast-time" />
    </>
  );
}
