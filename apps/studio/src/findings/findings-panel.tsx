import type { Finding } from '@nettobonus/domain/listing-findings';
import type { UIFieldServerComponent } from 'payload';
import type { Stored } from '../publishing/stored.ts';
import { lookAtListing } from './list-findings.ts';
import './findings-panel.css';

/** What the rules say of the listing as it was last saved. */
export const FindingsPanel: UIFieldServerComponent = async ({ data, payload, req }) => {
  const looked = await lookAtListing({ payload, req }, data as Stored, new Date());
  return (
    <section aria-labelledby="findings-heading" className="findings">
      <h3 id="findings-heading">Findings of the rules</h3>
      {looked.ok ? <Findings findings={looked.findings} /> : <p>{looked.problem}</p>}
    </section>
  );
};

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return <p className="findings-none">Nothing at fault today.</p>;
  return (
    <ul>
      {findings.map(({ rule, severity, title, why, source, certain, field, checkedOn }) => (
        <li className={`finding finding-${severity}`} key={`${rule}/${field}`}>
          <p>
            <b>{title}</b>
          </p>
          <p>{why}</p>
          <p className="finding-source">
            {field ? `Field: ${field}. ` : 'The market as a whole. '}
            Source: {source.name}
            {source.law ? `, ${source.law}` : ''}, read on {checkedOn}
            {certain ? '' : '; our cautious reading'}.
          </p>
        </li>
      ))}
    </ul>
  );
}
