/** What editors read on the site when they look at a draft. */
export const fi = {
  label: 'Esikatselu',
  notice: 'Tämä on luonnoksen esikatselu.',
  until: 'Sivua ei ole julkaistu näin. Osoite toimii klo\u00a0{time} asti.',
  asPublished: 'Katso julkaistu sivu',
  goneHeading: 'Esikatselua ei ole',
  goneText: 'Osoite on vanhentunut tai virheellinen. Avaa esikatselu uudelleen toimitusjärjestelmästä.',
  awayHeading: 'Luonnosta ei voi nyt näyttää',
  awayText: 'Tietokanta ei vastaa. Yritä hetken kuluttua uudelleen.',
} as const;
