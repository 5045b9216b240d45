'use client';

import { Link, useModal } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js';
import { SavedAt } from './saved-at.tsx';

interface Props {
  id: number;
  savedAt: string;
  /** The document's page. */
  href: string;
  /** Whether the list is in the drawer that selects the version to compare with. */
  isInDrawer: boolean;
}

/** Opens a version, or compares the open version with it. */
export function VersionLink({ id, savedAt, href, isInDrawer }: Props) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  if (!isInDrawer) {
    return (
      <Link href={`${href}/versions/${id}`} prefetch={false}>
        <SavedAt iso={savedAt} />
      </Link>
    );
  }
  const compare = () => {
    closeAllModals();
    const changed = new URLSearchParams(query);
    changed.set('versionFrom', String(id));
    router.push(`${pathname}?${changed}`);
  };
  return (
    <button className="created-at-cell" onClick={compare} type="button">
      <SavedAt iso={savedAt} />
    </button>
  );
}
