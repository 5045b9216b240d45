import { PICKER } from '@nettobonus/domain/catalogue/picker';
import type { Placement } from '@nettobonus/domain/clicks/click';
import type { Market } from '@nettobonus/domain/markets/market';
import { formatRating } from '../../i18n/format.ts';
import type { PickerMessages } from '../../i18n/games.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import style from './picker.css?url';

interface PickerCasino {
  casino: string;
  name: string;
  image: string;
  rating: number;
  reviewHref: string;
}

interface PickerProps {
  /** The casinos to pick from. */
  pool: readonly PickerCasino[];
  market: Market;
  messages: PickerMessages;
}

/** Picks a random casino. Its script animates the drum and shows the result. */
export function Picker({ pool, market, messages }: PickerProps) {
  return (
    <Dialog
      className="picker"
      closeLabel={messages.close}
      id="picker"
      labelledBy="picker-heading"
      style={style}
    >
      <h2 data-result={messages.resultHeading} id="picker-heading">
        {messages.heading}
      </h2>
      <div className="picker-spin">
        <p className="dialog-text">
          {formatPlural(messages.text, pool.length, market, { rating: PICKER.minRating })}
        </p>
        <ul aria-hidden="true" className="drum">
          {pool.map(({ casino, name, image, rating, reviewHref }) => (
            <li data-casino={casino} data-review={reviewHref} key={casino}>
              <img alt="" className="tile" height="64" src={image} width="64" />
              <b>{name}</b>
              <span className="num">{formatRating(rating)}/10</span>
            </li>
          ))}
        </ul>
        <p className="picker-progress">
          <progress aria-label={messages.heading} max={PICKER.picks} value="0" />
          <span data-text={formatMessage(messages.progress, { n: '{n}', of: PICKER.picks })} />
        </p>
      </div>
      {/* The script inserts the picked offer here. */}
      <div className="picker-result" data-placement={'picker' satisfies Placement} />
      <p className="picker-failed" hidden>
        {messages.failed}
      </p>
      <p className="sr-only" data-text={messages.said} role="status" />
      <button
        className="button button-primary"
        data-again={messages.again}
        data-spinning={messages.spinning}
        type="button"
      >
        <Icon name="dice" size={18} />
        <span>{messages.heading}</span>
      </button>
    </Dialog>
  );
}
