import { Fragment } from 'react';

/** Text that may break after a slash, such as a licence number. Browsers do not break before a digit on their own. */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and their order never changes
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
