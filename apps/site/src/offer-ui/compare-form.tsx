export const COMPARE_FORM_ID = 'compare-form';

interface CompareFormProps {
  /** The path of the comparison page. */
  action: string;
  label: string;
}

/** Without scripts, this form compares the ticked casinos on a page. With scripts, the compare tray does. */
export function CompareForm({ action, label }: CompareFormProps) {
  return (
    <form action={action} className="compare-form" id={COMPARE_FORM_ID}>
      <noscript>
        <button className="button button-primary" type="submit">
          {label}
        </button>
      </noscript>
    </form>
  );
}
