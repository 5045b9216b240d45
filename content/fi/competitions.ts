import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Marraskuun nettovisa',
    description:
      'Arvaa viiden bonuksen nettoarvo 100 euron talletuksella. Osallistuminen on maksutonta, eikä sitä varten tarvitse tallettaa, pelata tai avata pelitiliä. Visa ei muuta yhdenkään bonuksen nettoa eikä ole syy ottaa bonusta: osallistu, jos laskeminen huvittaa muutenkin.',
    prize: '2 000 €',
    winners: 10,
    decidedBy: 'Lähimmät arvaukset palkitaan',
    howToJoin:
      'Kirjoita yhteydenottolomakkeen viestiin sana ”Nettovisa” ja viisi arvausta euroina. Yksi vastaus henkilöä kohden, ikäraja 18 vuotta. Voittajille vastaamme sähköpostitse.',
    startsOn: '2026-11-01',
    endsOn: '2026-11-30',
  },
  {
    title: 'Sloteista voittoon',
    casino: 'slot-mafia',
    description:
      'Slot Mafian kuukausiturnauksessa verrataan yksittäisen kierroksen voittoa sen panokseen, joten suuri panos ei paranna sijoitusta. Palkinto on keskimäärin 20 euroa palkittua kohden. Turnaus ei muuta bonuksen nettoa, joka on miinuksella: osallistu vain, jos pelaisit muutenkin.',
    prize: '1 000 €',
    winners: 50,
    decidedBy: 'Kierrosvoitto / panos',
    howToJoin:
      'Ilmoittaudu kasinon turnaussivulla ja pelaa vähintään 50 kierrosta turnauksen peleissä. Bonusta ei tarvitse ottaa.',
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
  },
  {
    title: 'Perjantain pika-ajot',
    casino: 'speedz-casino',
    description:
      'Joka perjantai-ilta arvotaan kierroksia niiden kesken, jotka ovat suorittaneet illan tehtävän. Koko kilpailun palkinnot jaetaan neljällekymmenelle pelaajalle, viisi kierrosta kullekin, joten rahassa on kyse senteistä. Bonuksen nettoon kilpailu ei vaikuta, ja siihen kannattaa osallistua vain, jos pelaisi joka tapauksessa.',
    prize: '200 ilmaiskierrosta',
    winners: 40,
    decidedBy: 'Arvonta tehtävän tehneiden kesken',
    howToJoin:
      'Kirjaudu perjantaina klo 18–22 ja merkitse illan tehtävä aloitetuksi kampanjasivulla. Talletusta ei vaadita, jos tilillä on rahaa.',
    startsOn: '2026-10-30',
    endsOn: '2026-12-18',
  },
  {
    title: 'Rapurallin loppukilpailu',
    casino: 'crab-slots',
    description:
      'Rallin finaalissa pisteitä kertyy panosten mukaan, eli eniten pelaava pärjää ja myös häviää keskimäärin eniten. Palkinnot eivät muuta sitä, että kasinon bonuksen netto on −100 €. Mukaan on järkevää lähteä vain, jos pelaisi samat pelit samalla summalla muutenkin.',
    prize: '2 500 €',
    winners: 100,
    decidedBy: 'Panoksista kertyvät pisteet',
    howToJoin:
      'Hyväksy kilpailun säännöt kasinon kampanjasivulla. Pienin pisteisiin oikeuttava panos on 0,20 €, eikä bonusrahalla kerry pisteitä.',
    startsOn: '2026-11-09',
    endsOn: '2027-01-10',
  },
  {
    title: 'Saariston syysotteet',
    casino: 'saaristo-spins',
    description:
      'Syksyn pienin kilpailu: kolmen saaristoaiheisen pelin tehtävälista, jonka suorittaneista viisitoista sai rahapalkinnon. Bonuksen miinusmerkkistä nettoa kilpailu ei muuttanut. Vastaaviin kannattaa osallistua vain, jos aikoisi pelata kyseisiä pelejä muutenkin.',
    prize: '300 €',
    winners: 15,
    decidedBy: 'Tehtävälista ja arvonta',
    howToJoin:
      'Osallistumiseen riitti ilmoittautuminen kasinon kilpailusivulla ja tehtävälistan suorittaminen määräaikaan mennessä.',
    startsOn: '2026-10-14',
    endsOn: '2026-11-08',
  },
];
