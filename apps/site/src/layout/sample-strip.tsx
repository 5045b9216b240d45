import type { SampleMessages } from '../i18n/shell.ts';

/** Says on every page that the catalogue is invented, so that nobody takes it for tests of real casinos. */
export function SampleStrip({ messages }: { messages: SampleMessages }) {
  return (
    <aside aria-labelledby="sample" className="sample-strip">
      <p className="wrap">
        <span>
          <b id="sample">{messages.label}</b> <span className="strip-long">{messages.notice}</span>
          <span className="strip-short">{messages.noticeShort}</span>
        </span>
      </p>
    </aside>
  );
}
