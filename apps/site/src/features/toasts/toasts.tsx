import { COMPARED_LIMIT } from '@nettobonus/domain/compared-limit';
import type { ToastKind } from '@nettobonus/domain/toasts';
import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n/message.ts';
import type { ToastWords } from '../../i18n/toasts/words.ts';
import type { ToastRequest } from '../../layout/toast-request.ts';
import { Icon } from '../../ui/icon.tsx';
import style from './toasts.css?url';

/** The place of the toasts, with a pattern for each thing they say. Texts with a gap are filled by its script. */
export function Toasts({ words }: { words: ToastWords }) {
  const limit = COMPARED_LIMIT;
  return (
    <div className="toasts" data-style={style} id="toasts" popover="manual" role="status">
      <Pattern icon="check" kind="single" says="added">
        <p>
          <b data-text={words.added} />
          <span data-text={formatMessage(words.chosen, { count: '{count}', limit })} />
        </p>
        <button className="text-button" type="button">
          {words.undo}
        </button>
        <i className="toast-time" />
      </Pattern>
      <Pattern icon="warning" kind="stack" says="full">
        <p>{formatMessage(words.full, { limit })}</p>
      </Pattern>
      <Pattern icon="chain" kind="stack" says="copied">
        <p>{words.copied}</p>
      </Pattern>
      <Pattern icon="warning" kind="stack" says="messageFailed">
        <p>{words.messageFailed}</p>
      </Pattern>
    </div>
  );
}

interface PatternProps {
  says: ToastRequest['says'];
  kind: ToastKind;
  icon: 'check' | 'warning' | 'chain';
  children: ReactNode;
}

function Pattern({ says, kind, icon, children }: PatternProps) {
  return (
    <template data-says={says}>
      <div className={`toast toast-${kind} toast-${icon}`} data-kind={kind}>
        <Icon name={icon} size={20} />
        {children}
      </div>
    </template>
  );
}
