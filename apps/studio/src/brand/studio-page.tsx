import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

interface StudioPageProps extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  /** As the way to it at the top has it. */
  name: string;
  children: ReactNode;
}

/** A page of the studio's own within Payload's frame. Payload would let anybody see it: whoever is not logged in is sent to the door. */
export function StudioPage({ initPageResult, params, searchParams, name, children }: StudioPageProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login');
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: name }]} />
      <div className="sheet">{children}</div>
    </DefaultTemplate>
  );
}
