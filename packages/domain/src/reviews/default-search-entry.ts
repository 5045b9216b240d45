import type { Listing } from '../catalogue/casino.ts';
import { formatDay } from '../markets/format-day.ts';
import type { Market } from '../markets/market.ts';
import { hasNet, type NetValue } from '../net-value/net-value.ts';

interface EntryTexts {
  reviewTitle: string;
  factsTitle: string;
  description: string;
  /** For offers without a net: the description announces a net only if the page shows one. */
  descriptionWithoutNet: string;
}

/** The studio shows these texts too, so they are not among the site's messages. */
const TEXTS: Record<Market, EntryTexts> = {
  fi: {
    reviewTitle: '{casino}: arvostelu ja bonuksen netto',
    factsTitle: '{casino}: bonus ja netto',
    description:
      '{casino}: {bonus}. Ehdot on tarkistettu {date}. Katso bonuksen netto eli bonus miinus kierrätyksen hinta.',
    descriptionWithoutNet:
      '{casino}: {bonus}. Ehdot on tarkistettu {date}. Katso, miksi bonuksella ei ole nettoa.',
  },
  se: {
    reviewTitle: '{casino}: recension och bonusens netto',
    factsTitle: '{casino}: bonus och netto',
    description:
      '{casino}: {bonus}. Villkoren lästes {date}. Se nettot: bonusen minus vad omsättningen kostar.',
    descriptionWithoutNet:
      '{casino}: {bonus}. Villkoren lästes {date}. Se varför bonusen inte har något netto.',
  },
  no: {
    reviewTitle: '{casino}: anmeldelse, bonus og netto',
    factsTitle: '{casino}: bonus og netto',
    description:
      '{casino}: {bonus}. Vilkårene ble sjekket {date}. Se netto: bonusen minus det omsetningen koster.',
    descriptionWithoutNet:
      '{casino}: {bonus}. Vilkårene ble sjekket {date}. Se hvorfor bonusen ikke har noe nettobeløp.',
  },
  dk: {
    reviewTitle: '{casino}: anmeldelse og bonussens netto',
    factsTitle: '{casino}: bonus og netto',
    description:
      '{casino}: {bonus} – vilkårene er tjekket {date}. Se gennemspillets pris og bonussens netto.',
    descriptionWithoutNet:
      '{casino}: {bonus} – vilkårene er tjekket {date}. Se, hvorfor bonussen ikke har noget nettobeløb.',
  },
};

interface Subject extends Pick<Listing, 'bonus' | 'verifiedOn'> {
  name: string;
  figure: NetValue;
  isReviewed: boolean;
}

/** The search engine entry of a casino's page unless an editor writes another one. */
export function formatDefaultSearchEntry(
  { name, bonus, verifiedOn, figure, isReviewed }: Subject,
  market: Market,
): { title: string; description: string } {
  const texts = TEXTS[market];
  const values: Record<string, string> = { casino: name, bonus, date: formatDay(verifiedOn, market) };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (token, key) => values[key] ?? token);
  return {
    title: fill(isReviewed ? texts.reviewTitle : texts.factsTitle),
    description: fill(hasNet(figure) ? texts.description : texts.descriptionWithoutNet),
  };
}
