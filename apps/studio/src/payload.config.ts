import { fileURLToPath } from 'node:url';
import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import { logRefusals } from './access/log-refusals.ts';
import { restrictConfig } from './access/restrict-config.ts';
import { closeUnresponsiveConnections } from './close-unresponsive-connections.ts';
import { auditLog } from './collections/audit-log.ts';
import { casinos } from './collections/casinos.ts';
import { competitions } from './collections/competitions.ts';
import { demoGames } from './collections/demo-games.ts';
import { editorial } from './collections/editorial.ts';
import { licences } from './collections/licences.ts';
import { listings } from './collections/listings.ts';
import { marketSettings } from './collections/market-settings.ts';
import { media } from './collections/media.ts';
import { messages } from './collections/messages.ts';
import { navigation } from './collections/navigation.ts';
import { pageTexts } from './collections/page-texts.ts';
import { reviews } from './collections/reviews.ts';
import { secondFactors } from './collections/second-factors.ts';
import { users } from './collections/users.ts';
import { env, mailSettings } from './env.ts';
import { findingsEndpoint } from './findings/findings-endpoint.ts';
import { reportInvalidValues } from './http/report-invalid-values.ts';
import { deadLetterEndpoints } from './jobs/dead-letter-endpoints.ts';
import { linkEndpoints } from './links/link-endpoints.ts';
import { exportListings, importListings } from './listings-csv/csv-endpoints.ts';
import { LOG_OPTIONS } from './log-options.ts';
import { mailAdapter } from './mail-adapter.ts';
import { MAX_BYTES } from './media/make-logo.ts';
import { previewEndpoint } from './preview/preview-endpoint.ts';
import { refuseWritesAfterRollback } from './publishing/refuse-writes-after-rollback.ts';
import { reportFailedCommits } from './publishing/report-failed-commits.ts';
import { csvEndpoint } from './report/csv-endpoint.ts';
import { exclusionEndpoints } from './report/exclusion-endpoints.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config = buildConfig({
  serverURL: env.STUDIO_URL,
  cors: [env.STUDIO_URL],
  csrf: [env.STUDIO_URL],
  secret: env.STUDIO_SECRET,
  // Browsers accept the prefix only over https. It keeps other hosts of the domain from setting our cookies.
  cookiePrefix: env.STUDIO_URL.startsWith('https://') ? '__Host-payload' : 'payload',
  defaultDepth: 1,
  maxDepth: 3,
  graphQL: { disable: true },
  telemetry: false,
  email: mailAdapter(mailSettings),
  // In development Payload's default logger is easier to read.
  ...(env.NODE_ENV === 'production' ? { logger: { options: LOG_OPTIONS } } : {}),
  hooks: { afterError: [logRefusals, reportInvalidValues] },
  // The events `login-failed` and `request-refused` cover these errors, with more detail.
  loggingLevels: { AuthenticationError: false, Forbidden: false, LockedAuth: false },
  admin: {
    user: users.slug,
    avatar: 'default',
    components: {
      providers: ['/brand/secure-theme.tsx#SecureTheme'],
      beforeNavLinks: ['/brand/nav-links.tsx#NavLinks'],
      graphics: { Icon: '/brand/brand.tsx#Icon', Logo: '/brand/brand.tsx#Logo' },
      views: {
        dashboard: { Component: '/today/today.tsx#Today' },
        login: { Component: '/login/login-view.tsx#LoginView' },
        createFirstUser: { Component: '/login/no-users-view.tsx#NoUsersView' },
        importListings: { Component: '/listings-csv/import-view.tsx#ImportView', path: '/import-listings' },
        report: {
          Component: '/report/report-view.tsx#ReportView',
          path: '/report',
          meta: { title: 'Report' },
        },
        links: {
          Component: '/links/links-view.tsx#LinksView',
          path: '/links',
          exact: true,
          meta: { title: 'Links' },
        },
      },
    },
    importMap: { baseDir: resolvePath('.') },
    dateFormat: 'd.M.yyyy HH:mm',
    // Editors schedule in the market's time zone.
    timezones: {
      supportedTimezones: MARKETS.map((market) => ({
        label: MARKET_FACTS[market].name,
        value: MARKET_FACTS[market].timeZone,
      })),
      defaultTimezone: MARKET_FACTS.fi.timeZone,
    },
    meta: { titleSuffix: ' · Nettobonus studio' },
  },
  collections: [
    listings,
    casinos,
    licences,
    media,
    reviews,
    pageTexts,
    editorial,
    competitions,
    demoGames,
    marketSettings,
    navigation,
    messages,
    users,
    secondFactors,
    auditLog,
  ],
  upload: {
    limits: { fileSize: MAX_BYTES },
    abortOnLimit: true,
    responseOnLimit: 'The picture is larger than 2 MB.',
  },
  db: postgresAdapter({
    // A request fails rather than waiting long for a connection.
    pool: { connectionString: env.DATABASE_URL, connectionTimeoutMillis: 10_000 },
    schemaName: 'studio',
    // Use migrations in development too, so that development tests what production runs.
    push: false,
    migrationDir: resolvePath('migrations'),
  }),
  endpoints: [
    ...linkEndpoints,
    ...deadLetterEndpoints,
    findingsEndpoint,
    previewEndpoint,
    csvEndpoint,
    ...exclusionEndpoints,
    exportListings,
    importListings,
  ],
  // Payload adds its own jobs because documents can be scheduled. The studio uses its job queue instead (jobs/).
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  onInit: (payload) => {
    const { db, logger } = payload;
    reportFailedCommits(payload);
    refuseWritesAfterRollback(payload);
    // Without a listener, a connection that PostgreSQL closes would crash the studio. The next query opens a new one.
    db.pool.on('error', (error: Error) =>
      logger.warn(`A connection to PostgreSQL was lost: ${error.message}`),
    );
    closeUnresponsiveConnections(db.pool);
  },
  typescript: {
    outputFile: resolvePath('payload-types.ts'),
    // Otherwise every process of a test would also start another one that generates types, for seconds.
    autoGenerate: env.NODE_ENV === 'development',
  },
});

export default config.then(restrictConfig);
