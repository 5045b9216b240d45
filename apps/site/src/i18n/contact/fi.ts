/** The words of the contact form, and what the server answers to it. */
export const fi = {
  heading: 'Ota yhteyttä',
  replyWithin: 'Vastaamme {hours} tunnin kuluessa.',
  name: 'Nimi',
  email: 'Sähköposti',
  message: 'Viesti',
  leaveEmpty: 'Jätä tämä kohta tyhjäksi',
  stored:
    'Tallennamme nimesi, sähköpostiosoitteesi ja viestisi sekä tiedon siitä, millä kielellä ja milloin se lähetettiin. Käytämme niitä vain vastataksemme sinulle.',
  send: 'Lähetä viesti',
  sending: 'Lähetetään…',
  retry: 'Yritä uudelleen',
  sent: 'Kiitos, viesti on lähetetty.',
  sentReply: 'Vastaamme {hours} tunnin kuluessa osoitteeseen {email}.',
  required: 'Täytä tämä kohta.',
  incompleteEmail: 'Kirjoita sähköpostiosoite kokonaan, esimerkiksi nimi@esimerkki.fi',
  tooLong: 'Teksti on liian pitkä. Tähän mahtuu {count} merkkiä.',
  checkFields: 'Viestiä ei lähetetty vielä. Tarkista merkityt kohdat.',
  failed: 'Viestiä ei voitu lähettää. Teksti on tallessa; yritä hetken kuluttua uudelleen.',
  tooManySeconds:
    'Viestejä tuli paljon lyhyessä ajassa. Teksti on tallessa; voit lähettää sen {count} sekunnin kuluttua.',
  tooManyMinutes:
    'Viestejä tuli paljon lyhyessä ajassa. Teksti on tallessa; voit lähettää sen {count} minuutin kuluttua.',
  tooManyHours: 'Viestejä tuli tänään paljon. Teksti on tallessa; voit lähettää sen {count} tunnin kuluttua.',
} as const;
