import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Kuukauden nettovisa',
    description:
      'Laske viiden esimerkkibonuksen netto: 100 € ja 12×, 100 € ja 28×, 150 € ja 22×, 200 € ja 18× sekä 50 € ja 8×. Kaikissa kierrätetään pelkkä bonus. Oikein vastanneiden kesken arvotaan kymmenen 200 euron palkintoa. Osallistuminen on maksutonta, eikä sitä varten tarvitse tallettaa, pelata tai avata pelitiliä. Visa ei ole syy ottaa bonusta.',
    prize: '2 000 €',
    winners: 10,
    decidedBy: 'Arvonta oikein vastanneiden kesken',
    howToJoin:
      'Kirjoita viisi nettoa euroina tämän sivun lomakkeeseen. Yksi vastaus henkilöä kohden, ikäraja 18 vuotta. Voittajille ilmoitamme sähköpostitse.',
    questions: [
      { label: '100\u00a0€ ja 12×' },
      { label: '100\u00a0€ ja 28×' },
      { label: '150\u00a0€ ja 22×' },
      { label: '200\u00a0€ ja 18×' },
      { label: '50\u00a0€ ja 8×' },
    ],
    startsOn: '2025-10-30',
    endsOn: '2025-11-28',
  },
  {
    title: 'Kolikkopelien kuukausikisa',
    casino: 'slot-mafia',
    description:
      'Slot Mafian kuukausiturnauksessa verrataan yksittäisen kierroksen voittoa sen panokseen, joten suuri panos ei paranna sijoitusta. Palkinto on keskimäärin 20 euroa palkittua kohden. Turnaus ei muuta bonuksen nettoa, joka on miinuksella: osallistu vain, jos pelaisit muutenkin.',
    prize: '1 000 €',
    winners: 50,
    decidedBy: 'Paras voitto suhteessa panokseen',
    howToJoin:
      'Ilmoittaudu kasinon turnaussivulla ja pelaa vähintään 50 kierrosta turnauksen peleissä. Bonusta ei tarvitse ottaa.',
    startsOn: '2025-11-29',
    endsOn: '2025-12-29',
  },
  {
    title: 'Perjantain pika-ajot',
    casino: 'speedz-casino',
    description:
      'Joka perjantai-ilta arvotaan kierroksia niiden kesken, jotka ovat suorittaneet illan tehtävän. Koko kilpailun palkinnot jaetaan neljällekymmenelle pelaajalle, viisi kierrosta kullekin, joten rahassa mitattuna kyse on senteistä. Bonuksen nettoon kilpailu ei vaikuta: osallistu vain, jos pelaisit joka tapauksessa.',
    prize: '200 ilmaiskierrosta',
    winners: 40,
    decidedBy: 'Arvonta tehtävän tehneiden kesken',
    howToJoin:
      'Kirjaudu perjantaina klo 18–22 ja valitse illan tehtävä kampanjasivulla. Tilillä on oltava rahaa, mutta uutta talletusta ei vaadita.',
    startsOn: '2025-10-28',
    endsOn: '2025-12-16',
  },
  {
    title: 'Rapurallin loppukilpailu',
    casino: 'crab-slots',
    description:
      'Rallin finaalissa pisteitä kertyy panosten mukaan, eli eniten pelaava pärjää ja myös häviää keskimäärin eniten. Palkinnot eivät muuta sitä, että kasinon bonuksen netto on selvästi miinuksella. Osallistu vain, jos pelaisit samat pelit samalla summalla muutenkin.',
    prize: '2 500 €',
    winners: 100,
    decidedBy: 'Panoksista kertyvät pisteet',
    howToJoin:
      'Hyväksy kilpailun säännöt kasinon kampanjasivulla. Pienin pisteisiin oikeuttava panos on 0,20 €, eikä bonusrahalla kerry pisteitä.',
    startsOn: '2025-11-07',
    endsOn: '2026-01-08',
  },
  {
    title: 'Saariston kisa',
    casino: 'saaristo-spins',
    description:
      'Kilpailuista pienin: kolmen saaristoaiheisen pelin tehtävälista, jonka suorittaneista viisitoista sai rahapalkinnon. Bonuksen miinusmerkkistä nettoa kilpailu ei muuttanut. Vastaavaan kannattaa osallistua vain, jos pelaisi kyseisiä pelejä muutenkin.',
    prize: '300 €',
    winners: 15,
    decidedBy: 'Tehtävälista ja arvonta',
    howToJoin:
      'Osallistumiseen riitti ilmoittautuminen kasinon kilpailusivulla ja tehtävälistan suorittaminen määräaikaan mennessä.',
    startsOn: '2025-10-12',
    endsOn: '2025-11-06',
  },
];
