import { Icon } from './icon.tsx';

interface SearchFormProps {
  action: string;
  placeholder: string;
  /** Words of the button; without them the form is sent by the return key. */
  submit?: string;
  size: 'header' | 'menu' | 'large';
  value?: string;
  className?: string;
  autoFocus?: boolean;
}

const INPUT = {
  header: 'min-h-10 pl-10.5 pr-3.5 border-control text-md',
  menu: 'min-h-11 pl-10.5 pr-3.5 border-control',
  large: 'min-h-15 pl-13 pr-24 border-ink text-lg',
};

/** A plain form: the search text goes into the address, and the page comes back with the answer. */
export function SearchForm(props: SearchFormProps) {
  const { action, placeholder, submit, size, value, className = '', autoFocus = false } = props;
  const isLarge = size === 'large';
  return (
    <search className={className}>
      <form action={action} className="relative flex items-center">
        <Icon
          className={`pointer-events-none absolute text-ink-2 ${isLarge ? 'left-4.5' : 'left-3.5'}`}
          name="search"
          size={isLarge ? 22 : 18}
        />
        <input
          aria-label={placeholder}
          // biome-ignore lint/a11y/noAutofocus: the field is the reason why its panel was opened
          autoFocus={autoFocus}
          autoComplete="off"
          className={`w-full appearance-none rounded-sm border bg-surface ${INPUT[size]}`}
          defaultValue={value}
          name="search"
          placeholder={placeholder}
          type="search"
        />
        {submit && (
          <button
            className="absolute right-[7px] min-h-11.5 min-w-20 rounded-sm bg-accent px-4.5 font-semibold tracking-[-0.01em] text-on-accent transition-colors duration-(--duration-fast) hover:bg-accent-hover"
            type="submit"
          >
            {submit}
          </button>
        )}
      </form>
    </search>
  );
}
