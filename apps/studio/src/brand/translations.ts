/** Payload's own texts that name Payload or say too little. The studio has no other language. */
export const TRANSLATIONS = {
  en: {
    authentication: {
      forceUnlock: 'Unlock the account',
      forgotPassword: 'Forgot your password?',
      forgotPasswordEmailInstructions:
        'Enter your email address. You get an email with a link to choose a new password.',
    },
    general: {
      createdAt: 'Created',
      updatedAt: 'Last changed',
      lastModified: 'Last changed',
      permanentlyDelete: 'Delete for good',
      submit: 'Send',
      noResultsFound: 'Nothing found',
      noResultsDescription: 'There is nothing here yet, or nothing matches the search and the filters.',
      payloadSettings: 'Settings of the studio',
      noLabel: 'No {{label}}',
      sorryNotFound: 'This page does not exist, or you may not open it.',
      deletePermanently: 'Delete for good, without the trash',
      documentIsTrashed: 'This {{label}} is in the trash. Restore it to change it.',
      aboutToTrash: 'The {{label}} <1>{{title}}</1> moves to the trash. You can restore it from there.',
      trashedCountSuccessfully: '{{count}} {{label}} moved to the trash.',
      titleTrashed: '{{label}} “{{title}}” moved to the trash.',
    },
    error: { unableToUpdateCount: '{{count}} of {{total}} {{label}} were not saved.' },
    version: {
      // Payload's text contains a time in the server's time zone. The page shows the time of the version.
      aboutToRestore:
        'The current {{label}} will be replaced by the version on this page. You can restore the current version in the same way.',
      aboutToUnpublish:
        'Visitors will no longer see this document. Its text stays in the studio, and you can publish it again.',
    },
  },
};
