import type { Finding } from '@nettobonus/domain/listing-findings';
import type { Severity } from '@nettobonus/domain/market-rule';
import type { UIFieldServerComponent } from 'payload';
import { Mark, type MarkName } from '../brand/standing.tsx';
import { LinkFinding } from '../links/link-finding.tsx';
import type { Stored } from '../publishing/stored.ts';
import { lookAtListing } from './list-findings.ts';
import { NetPreview } from './net-preview.tsx';
import './findings-panel.css';

const MARKS: Record<Severity, MarkName> = { error: 'bad', warning: 'look', information: 'ok' };

/** What the rules say of the listing as it was last saved, and what its card will say. */
export const FindingsPanel: UIFieldServerComponent = async ({ data, payload, req }) => {
  const looked = await lookAtListing({ payload, req }, data as Stored, new Date());
  return (
    <>
      <section aria-labelledby="findings-heading" className="findings">
        <h3 id="findings-heading">Findings of the rules</h3>
        <LinkFinding link={(data as Stored).affiliateLink} />
        {looked.ok ? <Findings findings={looked.findings} /> : <p>{looked.problem}</p>}
      </section>
      {looked.ok && <NetPreview payload={payload} {...looked} id={data.id} />}
    </>
  );
};

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className="findings-none">Nothing at fault today.</p>;
  return (
    <ul>
      {findings.map(({ rule, severity, title, why, source, certain, field, checkedOn }) => (
        <li className={`finding finding-${severity}`} key={`${rule}/${field}`}>
          <Mark name={MARKS[severity]} />
          <div>
            <p className="finding-title">{title}</p>
            <p>{why}</p>
            <p className="finding-source">
              {field ? `Field: ${field}. ` : 'The market as a whole. '}
              Source: {source.name}
              {source.law ? `, ${source.law}` : ''}, read on {checkedOn}
              {certain ? '' : '; our cautious reading'}.
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
