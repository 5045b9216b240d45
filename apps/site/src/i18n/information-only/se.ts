export const se = {
  disclosure: 'Den här sidan har inga annonslänkar.',
  notice: 'Endast information i det här landet.',
  noticeText:
    'Du ser bonusar, villkor och nettoberäkningar. Vi länkar inte till casinona och får ingen provision från den här sidan.',
  noticeReview:
    'Vi länkar inte till casinot och får ingen provision från den här sidan. Recensionen och beräkningen är desamma som annars.',
  why: 'Varför',
  noLink: 'Ingen länk till casinot',
  noLinkText: 'Marknadens regler tillåter bara information.',
  checkLicence: 'Kontrollera licensen i registret',
  compareOthers: 'Jämför med andra beräkningar',
  help: 'Hjälp vid spelproblem: {name}',
} as const;
