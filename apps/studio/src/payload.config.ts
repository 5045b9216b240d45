import { fileURLToPath } from 'node:url';
import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import { logRefusals } from './access/log-refusals.ts';
import { restrictConfig } from './access/restrict-config.ts';
import { webhookSecretEndpoint } from './alerts/secret-endpoint.ts';
import { auditExportEndpoint } from './audit/export-endpoint.ts';
import { withLogTab } from './audit/with-log-tab.ts';
import { STUDIO_METADATA } from './brand/metadata.ts';
import { TRANSLATIONS } from './brand/translations.ts';
import { DATE_FORMAT, showLocalDates } from './clock/local-dates.ts';
import { closeUnresponsiveConnections } from './close-unresponsive-connections.ts';
import { alertSettings } from './collections/alert-settings.ts';
import { alerts } from './collections/alerts.ts';
import { articles } from './collections/articles.ts';
import { auditLog } from './collections/audit-log.ts';
import { casinos } from './collections/casinos.ts';
import { comments } from './collections/comments.ts';
import { competitions } from './collections/competitions.ts';
import { demoGames } from './collections/demo-games.ts';
import { editorial } from './collections/editorial.ts';
import { findingTasks } from './collections/finding-tasks.ts';
import { licences } from './collections/licences.ts';
import { listings } from './collections/listings.ts';
import { marketSettings } from './collections/market-settings.ts';
import { media } from './collections/media.ts';
import { messages } from './collections/messages.ts';
import { navigation } from './collections/navigation.ts';
import { overrides } from './collections/overrides.ts';
import { pageTexts } from './collections/page-texts.ts';
import { people } from './collections/people.ts';
import { places } from './collections/places.ts';
import { redirects } from './collections/redirects.ts';
import { replies } from './collections/replies.ts';
import { replyTemplates } from './collections/reply-templates.ts';
import { reviews } from './collections/reviews.ts';
import { secondFactors } from './collections/second-factors.ts';
import { termsChecks } from './collections/terms-checks.ts';
import { translations } from './collections/translations.ts';
import { users } from './collections/users.ts';
import { workflowSteps } from './collections/workflow-steps.ts';
import { commentsEndpoint } from './comments/comments-endpoint.ts';
import { versionsEndpoint } from './conflicts/versions-endpoint.ts';
import { sheetEndpoints } from './csv/sheet-endpoints.ts';
import { env, mailSettings } from './env.ts';
import { figuresEndpoint } from './findings/figures-endpoint.ts';
import { findingsEndpoint } from './findings/findings-endpoint.ts';
import { findingTaskEndpoint } from './findings/task-endpoint.ts';
import { reportInvalidValues } from './http/report-invalid-values.ts';
import { deadLetterEndpoints } from './jobs/dead-letter-endpoints.ts';
import { linkEndpoints } from './links/link-endpoints.ts';
import { showStatusCells } from './list/displayed-status.ts';
import { SAVED_VIEWS, simplifySavedViews } from './list/saved-views.ts';
import { LOG_OPTIONS } from './log-options.ts';
import { mailAdapter } from './mail-adapter.ts';
import { MAX_UPLOAD_BYTES } from './media/encode-picture.ts';
import { overrideEndpoints } from './overrides/override-endpoints.ts';
import { placeProblemsEndpoint } from './places/place-problems-endpoint.ts';
import { presenceEndpoints } from './presence/presence-endpoints.ts';
import { withPresence } from './presence/with-presence.ts';
import { previewEndpoint } from './preview/preview-endpoint.ts';
import { mergeStatements } from './publishing/merge-statements.ts';
import { refuseWritesAfterRollback } from './publishing/refuse-writes-after-rollback.ts';
import { reportFailedCommits } from './publishing/report-failed-commits.ts';
import { redirectEndpoints } from './redirects/redirect-endpoints.ts';
import { csvEndpoint } from './report/csv-endpoint.ts';
import { exclusionEndpoints } from './report/exclusion-endpoints.ts';
import { searchEntryEndpoint } from './seo/search-entry-endpoint.ts';
import { readTodayEndpoint } from './terms-read/read-today-endpoint.ts';
import { checkTermsEndpoint } from './terms-watch/check-terms-endpoint.ts';
import { translationEndpoints } from './translation/translation-endpoints.ts';
import { workflowEndpoints } from './workflow/workflow-endpoints.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Payload's type names only its own errors. */
const LOGGED_AS_EVENTS: Record<string, false> = {
  AuthenticationError: false,
  Forbidden: false,
  LockedAuth: false,
  Refusal: false,
};

const config = buildConfig({
  serverURL: env.STUDIO_URL,
  cors: [env.STUDIO_URL],
  csrf: [env.STUDIO_URL],
  secret: env.STUDIO_SECRET,
  // Browsers accept the prefix only over https. It keeps other hosts of the domain from setting our cookies.
  cookiePrefix: env.STUDIO_URL.startsWith('https://') ? '__Host-payload' : 'payload',
  defaultDepth: 1,
  maxDepth: 3,
  i18n: { translations: TRANSLATIONS },
  graphQL: { disable: true },
  telemetry: false,
  email: mailAdapter(mailSettings),
  // In development Payload's default logger is easier to read.
  ...(env.NODE_ENV === 'production' ? { logger: { options: LOG_OPTIONS } } : {}),
  hooks: { afterError: [logRefusals, reportInvalidValues] },
  // The events `login-failed`, `request-refused` and `change-refused` cover these errors, with more detail.
  loggingLevels: LOGGED_AS_EVENTS,
  admin: {
    user: users.slug,
    avatar: 'default',
    components: {
      providers: [
        '/brand/secure-theme.tsx#SecureTheme',
        '/brand/repair-markup.tsx#RepairMarkup',
        '/conflicts/revision-provider.tsx#RevisionProvider',
      ],
      beforeNavLinks: ['/brand/nav-links.tsx#NavLinks'],
      graphics: { Icon: '/brand/brand.tsx#Icon', Logo: '/brand/brand.tsx#Logo' },
      views: {
        dashboard: { Component: '/today/today.tsx#Today' },
        login: { Component: '/login/login-view.tsx#LoginView' },
        createFirstUser: { Component: '/login/no-users-view.tsx#NoUsersView' },
        choosePassword: {
          Component: '/users/choose-password-view.tsx#ChoosePasswordView',
          path: '/choose-password',
          meta: { title: 'Choose your password' },
        },
        importSheet: {
          Component: '/csv/import-view.tsx#ImportView',
          path: '/import',
          exact: true,
          meta: { title: 'Import' },
        },
        report: {
          Component: '/report/report-view.tsx#ReportView',
          path: '/report',
          meta: { title: 'Report' },
        },
        findings: {
          Component: '/findings/findings-view.tsx#FindingsView',
          path: '/findings',
          exact: true,
          meta: { title: 'Findings' },
        },
        terms: {
          Component: '/terms-watch/terms-view.tsx#TermsView',
          path: '/terms',
          exact: true,
          meta: { title: 'Terms' },
        },
        listingTerms: {
          Component: '/terms-watch/listing-terms-view.tsx#ListingTermsView',
          path: '/terms/:listing',
          exact: true,
          meta: { title: 'Terms' },
        },
        planned: {
          Component: '/schedule/planned-view.tsx#PlannedView',
          path: '/planned',
          exact: true,
          meta: { title: 'Planned' },
        },
        translations: {
          Component: '/translation/translations-view.tsx#TranslationsView',
          path: '/translations',
          exact: true,
          meta: { title: 'Outdated translations' },
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
    dateFormat: DATE_FORMAT,
    // Editors schedule in the market's time zone.
    timezones: {
      supportedTimezones: MARKETS.map((market) => ({
        label: MARKET_FACTS[market].name,
        value: MARKET_FACTS[market].timeZone,
      })),
      defaultTimezone: MARKET_FACTS.fi.timeZone,
    },
    meta: STUDIO_METADATA,
  },
  collections: [
    ...[
      listings,
      casinos,
      licences,
      media,
      reviews,
      pageTexts,
      articles,
      people,
      redirects,
      editorial,
      competitions,
      demoGames,
      places,
      marketSettings,
      navigation,
      messages,
      replyTemplates,
      alertSettings,
    ]
      .map(withPresence)
      .map(withLogTab),
    replies,
    withLogTab(users),
    secondFactors,
    overrides,
    termsChecks,
    workflowSteps,
    comments,
    alerts,
    findingTasks,
    translations,
    auditLog,
  ],
  queryPresets: SAVED_VIEWS,
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES },
    abortOnLimit: true,
    responseOnLimit: 'The picture is larger than 10 MB.',
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
    checkTermsEndpoint,
    ...deadLetterEndpoints,
    findingsEndpoint,
    findingTaskEndpoint,
    webhookSecretEndpoint,
    figuresEndpoint,
    placeProblemsEndpoint,
    searchEntryEndpoint,
    ...overrideEndpoints,
    readTodayEndpoint,
    previewEndpoint,
    csvEndpoint,
    auditExportEndpoint,
    ...exclusionEndpoints,
    ...sheetEndpoints,
    versionsEndpoint,
    ...translationEndpoints,
    ...presenceEndpoints,
    ...workflowEndpoints,
    commentsEndpoint,
    ...redirectEndpoints,
  ],
  // Payload adds its own jobs because documents can be scheduled. The studio uses its job queue instead (jobs/).
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false } },
  onInit: (payload) => {
    const { db, logger } = payload;
    reportFailedCommits(payload);
    refuseWritesAfterRollback(payload);
    mergeStatements(payload);
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

export default config
  .then(restrictConfig)
  .then(showStatusCells)
  .then(simplifySavedViews)
  .then(showLocalDates);
