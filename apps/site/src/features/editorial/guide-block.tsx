import type { Market } from '@nettobonus/domain/markets/market';
import type { Editorial } from '@nettobonus/domain/reviews/editorial';
import { toSentence } from '../../i18n/format.ts';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import type { EditorialCasino } from './editorial-block.tsx';

interface GuideBlockProps {
  textContext: TextContext;
  guide: NonNullable<Editorial['guide']>;
  market: Market;
  /** The five offers with the highest net. */
  topFive: EditorialCasino[];
  columnHeadings: { bonus: string; wagering: string; net: string };
}

/** The long guide, in the market that has one. */
export function GuideBlock({ guide, textContext, market, topFive, columnHeadings }: GuideBlockProps) {
  const { claimSteps, conclusion } = guide;
  const lists = [
    guide.bonusTypes,
    guide.terms,
    guide.localFeatures,
    guide.localQualities,
    guide.choosingTips,
    guide.experiences,
  ];
  return (
    <section className="section editorial-guide">
      <div className="wrap">
        <div className="guide-columns">
          <CollapsibleSection heading={guide.topFiveHeading}>
            <table className="top-five">
              <thead>
                <tr>
                  <th>{columnHeadings.bonus}</th>
                  <th>{columnHeadings.wagering}</th>
                  <th>{columnHeadings.net}</th>
                </tr>
              </thead>
              <tbody>
                {topFive.map(({ name, image, href, bonus, wagering, net }, index) => (
                  <tr key={name}>
                    <th scope="row">
                      <span className="num">{index + 1}</span>
                      <img alt="" className="tile" height="32" loading="lazy" src={image} width="32" />
                      <span>
                        <a href={href}>{name}</a>
                        <br />
                        {bonus}
                      </span>
                    </th>
                    <td className="num">{wagering}</td>
                    <td>{net !== null && <NetFigure market={market} net={net} />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </CollapsibleSection>
          <CollapsibleSection heading={claimSteps.heading}>
            <ol className="steps">
              {claimSteps.items.map(({ title, text }, index) => (
                <li key={title}>
                  <span className="num">{index + 1}</span>
                  <p>
                    <b>{toSentence(title)}</b> {text}
                  </p>
                </li>
              ))}
            </ol>
            <p className="note">
              <Icon name="info" size={20} />
              {claimSteps.note}
            </p>
          </CollapsibleSection>
        </div>
        <div className="accordion">
          {lists.map(({ heading, items }) => (
            <details key={heading}>
              <summary>
                {heading}
                <Icon name="plus" size={20} />
              </summary>
              <dl>
                {items.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
          <details>
            <summary>
              {conclusion.heading}
              <Icon name="plus" size={20} />
            </summary>
            <RichText context={textContext} text={conclusion.paragraphs} />
          </details>
        </div>
      </div>
    </section>
  );
}
