import { Icon } from './icon.tsx';

interface SearchFormProps {
  action: string;
  placeholder: string;
  /** Label of the button. Without it, only the Enter key submits the form. */
  submit?: string;
  size?: 'header' | 'large';
  value?: string;
  autoFocus?: boolean;
}

/** A plain GET form: the search text goes into the URL, and the server renders the results. */
export function SearchForm(props: SearchFormProps) {
  const { action, placeholder, submit, size, value, autoFocus = false } = props;
  return (
    <search className={size && `search-${size}`}>
      <form action={action}>
        <Icon name="search" size={size === 'large' ? 22 : 18} />
        <input
          aria-label={placeholder}
          // biome-ignore lint/a11y/noAutofocus: the visitor has opened the panel to search
          autoFocus={autoFocus}
          autoComplete="off"
          defaultValue={value}
          name="search"
          placeholder={placeholder}
          type="search"
        />
        {submit && <button type="submit">{submit}</button>}
      </form>
    </search>
  );
}
