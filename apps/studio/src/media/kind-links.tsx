import type { ServerProps } from 'payload';
import { type PictureKind, toPictureKind } from './picture-kinds.ts';
import './media.css';

const LIST_PATH = '/admin/collections/media';
const PARAMETER = 'where[or][0][and][0][kind][equals]';
const LABELS: Record<PictureKind, string> = {
  logo: 'Logos',
  screenshot: 'Screenshots',
  figure: 'Figures',
};

interface Props extends ServerProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Above the list of pictures: links that filter it by kind, each with its number of pictures. */
export async function KindLinks({ payload, user, searchParams = {} }: Props) {
  const current = toPictureKind(searchParams[PARAMETER]);
  const links = await Promise.all(
    ([null, 'logo', 'screenshot', 'figure'] as const).map(async (kind) => {
      const { totalDocs } = await payload.count({
        collection: 'media',
        where: kind ? { kind: { equals: kind } } : {},
        overrideAccess: false,
        user: user ?? null,
      });
      const href = kind ? `${LIST_PATH}?${new URLSearchParams([[PARAMETER, kind]])}` : LIST_PATH;
      return { label: `${kind ? LABELS[kind] : 'All'} (${totalDocs})`, href, isCurrent: kind === current };
    }),
  );
  return (
    <nav aria-label="Kinds of pictures">
      <ul className="kind-links">
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a aria-current={isCurrent ? 'true' : undefined} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
