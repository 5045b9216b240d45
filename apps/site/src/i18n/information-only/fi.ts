/** What is said where a market shows offers without leading to casinos. */
export const fi = {
  disclosure: 'Tällä sivulla ei ole mainoslinkkejä.',
  notice: 'Vain tiedoksi tässä maassa.',
  noticeText:
    'Näet bonukset, ehdot ja nettolaskelmat. Linkkejä kasinoille ei ole, emmekä saa tältä sivulta palkkiota.',
  noticeReview:
    'Emme linkitä kasinolle emmekä saa tästä sivusta palkkiota. Arvostelu ja laskelma ovat samat kuin muualla.',
  why: 'Miksi',
  noLink: 'Ei linkkiä kasinolle',
  noLinkText: 'Markkinan säännöt sallivat vain tiedon.',
  checkLicence: 'Tarkista lupa rekisteristä',
  compareOthers: 'Vertaa muihin laskelmiin',
  help: 'Apua pelaamiseen: {name}',
} as const;
