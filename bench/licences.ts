/** Writes docs/licences.md anew, after dependencies have changed. `npm run licences` */
import { updateLicences } from './security/licences.ts';

await updateLicences();
