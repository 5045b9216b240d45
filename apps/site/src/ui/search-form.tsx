import { Icon } from './icon.tsx';

interface SearchFormProps {
  action: string;
  placeholder: string;
  /** Words of the button; without them the form is sent by the return key. */
  submit?: string;
  size?: 'header' | 'large';
  value?: string;
  autoFocus?: boolean;
}

/** A plain form: the search text goes into the address, and the page comes back with the answer. */
export function SearchForm(props: SearchFormProps) {
  const { action, placeholder, submit, size, value, autoFocus = false } = props;
  return (
    <search className={size && `search-${size}`}>
      <form action={action}>
        <Icon name="search" size={size === 'large' ? 22 : 18} />
        <input
          aria-label={placeholder}
          // biome-ignore lint/a11y/noAutofocus: the field is the reason why its panel was opened
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
