import type { Market } from '@nettobonus/domain/markets/market';
import { getNetValue, hasNet, type NetValue } from '@nettobonus/domain/net-value/net-value';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import type { Editorial } from '@nettobonus/domain/reviews/editorial';
import { SCORE_KEYS, SCORE_WEIGHTS } from '@nettobonus/domain/reviews/review';
import type { CSSProperties } from 'react';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { toBarAmounts } from '../../offer-ui/net-figures.ts';
import { Icon } from '../../ui/icon.tsx';
import { NetBar } from '../../ui/net-bar.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { TYPICAL_TERMS } from './typical-terms.ts';

/** The facts about a casino that an editorial text mentions. */
export interface EditorialCasino {
  name: string;
  image: string;
  href: string;
  bonus: string;
  wagering: string;
  net: number | null;
}

/** The specification's exact text, in every language, for an entry without a casino. */
const COMING_SOON = 'Coming Soon';

interface EditorialBlockProps {
  editorial: Editorial;
  market: Market;
  deposit: number;
  casinos: Record<string, EditorialCasino>;
  weightHeadings: { criterion: string; weight: string };
}

/** The editorial sections that every market has. */
export function EditorialBlock({ editorial, market, deposit, casinos, weightHeadings }: EditorialBlockProps) {
  const { best, why, advantages, standards, bonusTypes } = editorial;
  return (
    <>
      <section className="section editorial-first">
        <div className="wrap">
          <CollapsibleSection heading={best.heading}>
            <ul className="best">
              {best.entries.map(({ title, casino: slug, text }) => {
                const casino = slug ? casinos[slug] : undefined;
                return (
                  <li key={title}>
                    <p className="best-title">{title}</p>
                    {casino ? (
                      <>
                        <img
                          alt=""
                          className="tile"
                          height="56"
                          loading="lazy"
                          src={casino.image}
                          width="56"
                        />
                        <h3>
                          <a href={casino.href}>{casino.name}</a>
                        </h3>
                        <p className="best-text">{text}</p>
                        {casino.net !== null && <NetFigure market={market} net={casino.net} />}
                      </>
                    ) : (
                      <p className="best-soon" lang="en">
                        {COMING_SOON}
                      </p>
                    )}
                  </li>
                );
              })}
            </ul>
          </CollapsibleSection>
        </div>
      </section>

      <section className="section editorial-why">
        <div className="wrap">
          <CollapsibleSection heading={why.heading}>
            <div className="why">
              <ul className="why-cards">
                {why.cards.map(({ title, text }, index) => (
                  <li key={title}>
                    <WhyGlyph index={index} />
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
              <div className="why-list">
                <h3>{why.benefitsHeading}</h3>
                <ol>
                  {why.benefits.map((benefit) => (
                    <li key={benefit}>
                      <Icon name="check" size={18} />
                      {benefit}
                    </li>
                  ))}
                </ol>
              </div>
            </div>
          </CollapsibleSection>
        </div>
      </section>

      <section className="section editorial-fold">
        <div className="wrap editorial-stack">
          <CollapsibleSection heading={advantages.heading}>
            <dl className="advantages">
              {advantages.items.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </CollapsibleSection>
          <CollapsibleSection heading={standards.heading}>
            <table className="standards">
              <thead>
                <tr>
                  <th>{weightHeadings.criterion}</th>
                  <th>{weightHeadings.weight}</th>
                </tr>
              </thead>
              <tbody>
                {/* By weight: a number in front of a criterion looks like its rank. */}
                {standards.items
                  .map((item, index) => ({ ...item, weight: SCORE_WEIGHTS[SCORE_KEYS[index] ?? 'licence'] }))
                  .toSorted((one, other) => other.weight - one.weight)
                  .map(({ title, text, weight }, index) => (
                    <tr key={title}>
                      <th scope="row">
                        <span className="num">{index + 1}</span>
                        <span>
                          <b>{title}</b> {text}
                        </span>
                      </th>
                      <td>
                        <span className="num">{weight}&nbsp;%</span>
                        <i style={{ '--weight': weight } as CSSProperties} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </CollapsibleSection>
        </div>
      </section>

      <section className="section editorial-fold">
        <div className="wrap">
          <CollapsibleSection heading={bonusTypes.heading} text={bonusTypes.lead}>
            <ul className="types">
              {bonusTypes.items.map(({ title, text, typical }, index) => {
                const terms = TYPICAL_TERMS[index]?.(market);
                return (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p className="types-text">{text}</p>
                    <TypicalNet
                      market={market}
                      typical={typical}
                      value={getNetValue(terms && offerTermsSchema.parse(terms), deposit)}
                    />
                  </li>
                );
              })}
            </ul>
          </CollapsibleSection>
        </div>
      </section>
    </>
  );
}

function TypicalNet({ value, typical, market }: { value: NetValue; typical: string; market: Market }) {
  if (!hasNet(value)) return null;
  return (
    <>
      <div className="types-net">
        <NetFigure market={market} net={value.net} />
        <span>{typical}</span>
      </div>
      <NetBar amounts={toBarAmounts(value, value.deposit)} />
    </>
  );
}

/** Four arrangements of the logo mark's blocks. */
const WHY_GLYPHS = [
  ['M0 0h48v16H0z', 'M0 20h28v28H0z', 'M32 20h16v28H32z'],
  ['M0 0h48v8H0zM0 12h48v8H0z', 'M0 24h32v8H0z', 'M0 36h20v12H0z'],
  ['M0 0h20v20H0z', 'M24 0h24v48H24z', 'M0 24h20v24H0z'],
  ['M0 0h48v16H0z', 'M20 20h28v12H20z', 'M0 36h48v12H0z'],
];

function WhyGlyph({ index }: { index: number }) {
  const [gross, net, cost] = WHY_GLYPHS[index % WHY_GLYPHS.length] ?? [];
  return (
    <svg aria-hidden="true" className="mark" height="48" viewBox="0 0 48 48" width="48">
      <path d={gross} />
      <path d={net} />
      <path d={cost} />
    </svg>
  );
}
