export const dk = {
  disclosure: 'Der er ingen annoncelinks på denne side.',
  notice: 'Kun information i dette land.',
  noticeText:
    'Du ser bonusser, vilkår og nettoberegninger. Vi linker ikke til casinoerne og får ikke betaling for denne side.',
  noticeReview:
    'Vi linker ikke til casinoet og får ikke betaling for denne side. Anmeldelsen og beregningen er de samme som ellers.',
  why: 'Hvorfor',
  noLink: 'Intet link til casinoet',
  noLinkText: 'Reglerne på markedet tillader kun information.',
  checkLicence: 'Tjek licensen i registret',
  compareOthers: 'Sammenlign med andre beregninger',
  help: 'Hjælp til spilleproblemer: {name}',
} as const;
