import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { requireServerFunction, serverFunctions } from '../../access/server-functions.ts';
import { importMap } from './admin/importMap.js';
import '../../brand/studio.css';
import '../../brand/payload.css';
import '../../brand/studio-page.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  requireServerFunction(args.name);
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
