export const no = {
  disclosure: 'Denne siden har ingen annonselenker.',
  notice: 'Kun informasjon i dette landet.',
  noticeText:
    'Du ser bonuser, vilkår og nettoberegninger. Vi lenker ikke til casinoene og får ikke betalt for denne siden.',
  noticeReview:
    'Vi lenker ikke til casinoet og får ikke betalt for denne siden. Anmeldelsen og beregningen er de samme som ellers.',
  why: 'Hvorfor',
  noLink: 'Ingen lenke til casinoet',
  noLinkText: 'Reglene i markedet tillater bare informasjon.',
  checkLicence: 'Sjekk lisensen i registeret',
  compareOthers: 'Sammenlign med andre beregninger',
  help: 'Hjelp med pengespill: {name}',
} as const;
