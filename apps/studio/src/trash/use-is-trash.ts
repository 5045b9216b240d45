'use client';

import { usePathname } from 'next/navigation.js';

/** Whether the page shows the documents of the trash. */
export const useIsTrash = (): boolean => usePathname().endsWith('/trash');
