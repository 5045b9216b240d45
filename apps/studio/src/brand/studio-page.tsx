import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

interface StudioPageProps extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  /** Label of the breadcrumb. */
  name: string;
  children: ReactNode;
}

/** A custom page in Payload's layout. Redirects anonymous users to the login: Payload does not protect custom views. */
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
      <main className="studio-page">{children}</main>
    </DefaultTemplate>
  );
}
