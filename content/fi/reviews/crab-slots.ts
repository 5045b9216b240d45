import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'crab-slots',
  overview: [
    'Otetaan ensin lupaus ja sitten lasku. Mainoksessa on {match} jopa {maxBonus} ja {spins} ilmaiskierrosta. Laskussa sadan euron talletus tuo {bonus.number} euroa bonusta, joka on kierrätettävä {wagering}, siis 10 000 euron panoksilla. Kun talon osuus on neljä prosenttia, pelkän bonuksen kierrätys maksaa 400 euroa. Bonus ei riitä siihen, eikä talletuskaan: netto on {net}, toisin sanoen koko talletus.',
    'Kasinona Crab Slots on paljon parempi kuin bonuksensa. Pelejä on runsaasti, maksuliikenne on hyvin järjestetty ja asiakaspalvelu vastaa suomeksi. Siksi arvosana on korkea, vaikka tervetuliaistarjous vetääkin sitä selvästi alas. Paikka sopii kokeneelle pelaajalle, joka jättää bonuksen ottamatta, arvostaa valikoimaa ja tietää, että Curaçaon lisenssillä toimivalta kasinolta saadusta voitosta menee Suomessa vero.',
  ],
  pros: [
    'Erittäin laaja kolikkopelivalikoima',
    'Suomenkielinen chat joka päivä',
    'Kotiutukset luvataan käsitellä kuudessa tunnissa',
    'Bonuksesta voi kieltäytyä talletussivulla',
  ],
  cons: [
    'Bonuksen netto on pienin mahdollinen',
    'Kierrätys {wagering} koskee sekä bonusta että kierrosten voittoja',
    'Voitoista maksetaan Suomessa veroa',
    'VIP-ohjelma palkitsee pelatusta määrästä',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous on {match} jopa {maxBonus} + {spins} ilmaiskierrosta. Nollaraja olisi {breakEven}, kun kierrätetään pelkkä bonus, ja täällä vaatimus on {wagering}. Sadan euron talletuksella kierrätyksen hinta ylittää kaiken saadun, joten netto on {net}. {finish.words} kymmenestä pelaajasta pääsee läpi, muilta rahat loppuvat ensin.',
    bonusTerms: [
      'Kierrätys {wagering} bonuksen määrästä',
      'Ilmaiskierrosten voittojen kierrätys {spinWagering}',
      'Minimitalletus {minDeposit}',
      'Panosraja {maxBet} kierrätyksen aikana',
      'Aikaa {validDays.days}',
      'Pöytä- ja livepelit eivät kerrytä kierrätystä',
    ],
    freeSpins: {
      description:
        'Kierrokset jaetaan kolmessa erässä. Yhden arvo on 0,10 €, ja kun palautus on 96 %, laskemme koko nipun arvoksi ennen kierrätystä 28,80 €.',
      table: [
        { day: '1. päivä', spins: '100', game: 'Saksiniekka', wager: '{spinWagering}' },
        { day: '2. päivä', spins: '100', game: 'Saksiniekka', wager: '{spinWagering}' },
        { day: '3. päivä', spins: '100', game: 'Vuorovesi', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'VIP-ohjelma',
      description:
        'Tasoja on kuusi, ja pisteitä kertyy panoksista. Ylemmät tasot nostavat kotiutusrajaa, mutta niiden tavoittelu maksaa enemmän kuin etu on arvoltaan.',
    },
  ],
  gameSelection:
    'Aula on rakennettu kolikkopelejä varten, ja niitä on yli neljätuhatta. Määrä ei ole yhtä kuin laatu, mutta täällä hakutyökalu pitää massan kurissa: pelin löytää nimellä, valmistajalla tai ominaisuudella, esimerkiksi laajenevilla symboleilla. Merihenkisiä pelejä on nimen mukaisesti runsaasti. Livepöytiä on noin sata, ja panokset alkavat puolesta eurosta. Pokeria ja bingoa ei ole, mutta pöytäpelejä kyllä. Kokeilutila toimii useimmissa peleissä kirjautumisen jälkeen.',
  gameProviders: [
    'Havgus Studio',
    'Saltgruve Games',
    'Kobolt Play',
    'Mörkö Games',
    'Blåmes Interactive',
    'Isbre Interactive',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 20_00 },
      { method: 'Mastercard', minimum: 20_00 },
      { method: 'Paysafecard', minimum: 20_00, note: 'Vain talletuksiin' },
      { method: 'Neteller', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Tilisiirto', minimum: 30_00, time: 'Seuraava pankkipäivä' },
      { method: 'Neteller', minimum: 30_00, time: 'Noin 6 tuntia' },
    ],
    processingTime:
      'Luvattu käsittelyaika on kuusi tuntia, myös viikonloppuna. Kotiutuksesta ei peritä maksua.',
  },
  customerService: {
    availability: 'Joka päivä kello 9–24',
    channels: 'Chat, sähköposti ja takaisinsoitto',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Lisenssi OGL/2024/9126/0208 on voimassa Curaçaon viranomaisen rekisterissä. Lisenssi on ETA-alueen ulkopuolelta, ja siksi voitto kuuluu pelaajan veroilmoitukseen.',
  },
  security:
    'Henkilöllisyys todennetaan asiakirjoilla, jotka ladataan tilille salatun yhteyden kautta. Kirjautumisen voi suojata kertakäyttöisellä koodilla. Rajoja voi asettaa talletuksille, tappioille ja peliajalle, mutta valikko on VIP-sivun alapuolella, kun järjestyksen pitäisi olla päinvastainen. Itse asetettua estoa ei voi perua kesken määräajan, ei edes pyytämällä.',
  userExperience:
    'Etusivu on värikäs ja täynnä, mutta rakenne paljastuu nopeasti loogiseksi. Suosikit saa kiinnitettyä yläreunaan. Kierrätyksen mittari näyttää jäljellä olevat eurot eikä vain prosenttia, ja juuri siitä näkee, kuinka pitkä matka 10 000 euroon on. Puhelimella aula latautuu ripeästi, mutta suodattimet vievät puolet ruudusta.',
  conclusion:
    'Crab Slots on hyvä kasino, jolla on huono tervetuliaistarjous. Pelit, maksut ja palvelu kestävät vertailun, mutta bonuksen netto on vertailumme alaraja: pidemmälle ei laskukaavassa pääse, koska talletusta enempää ei voi hävitä. Bonuksen kanssa paikkaa ei voi suositella. Ilman bonusta jää laaja pelivalikoima, mutta lisenssi on Curaçaolta ja sen veroseuraukset on hyväksyttävä etukäteen.',
  faq: [
    {
      question: 'Miksi netto ei ole pienempi kuin {net}?',
      answer:
        'Kaava antaisi vielä suuremman miinuksen, mutta pelaaja ei voi hävitä enempää kuin talletti. Siksi luku pysähtyy talletukseen.',
    },
    {
      question: 'Voiko Crab Slotsilla pelata ilman bonusta?',
      answer:
        'Voi. Talletussivulla on valinta, jolla bonus jää pois, eikä kierrätystä tai sen panosrajaa silloin ole.',
    },
    {
      question: 'Paljonko {spins} kierrosta on rahana?',
      answer:
        'Nimellisarvo on 30 €, ja 96 prosentin palautuksella laskemme arvoksi 28,80 €. Sen jälkeen voitot on vielä kierrätettävä {wagering}.',
    },
    {
      question: 'Mihin voi ottaa yhteyttä, jos VIP-tasojen tavoittelu lähtee käsistä?',
      answer:
        'Sulje tili asetuksista ja soita Peluuriin, 0800 100 101, arkisin klo 12–18. Neuvonta on maksutonta myös läheisille.',
    },
  ],
  authorRole: 'Ehtojen tarkastaja',
  writtenOn: '2025-04-09',
  updatedOn: '2025-11-11',
  scores: { licence: 8.5, bonusTerms: 4.8, withdrawals: 9.5, games: 9.8, support: 9.6, reliability: 9.3 },
};
