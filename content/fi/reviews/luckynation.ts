import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'luckynation',
  overview: [
    'Kumpi raha kuluu ensin, oma vai kasinon? LuckyNationin ehtojen kolmas kohta vastaa yksiselitteisesti: oma. Bonus on non-sticky, joten niin kauan kuin talletusta on jäljellä, sen ja siitä syntyneet voitot voi kotiuttaa ilman kierrätystä. Bonus silloin peruuntuu, mutta mikään ei jää pantiksi. Ehtojen kirjoittajalle annamme selkeydestä kiitettävän. Samaa ei voi sanoa monesta muusta tekstistä, jonka olemme tänä vuonna lukeneet.',
    'Myös bonuksen hinta on kohtuullinen. Kierrätyksellä {wagering} netto on runsaat puolet {bonus.number} euron bonuksesta, ja {finish.words} kymmenestä pelaajasta pääsee kierrätyksen läpi. Kaksi asiaa on kuitenkin sanottava ääneen. Lisenssi on Curaçaolta eikä ETA-alueelta, joten voitot ovat Suomessa veronalaista tuloa. Lisäksi 10 prosentin cashback kuulostaa lohdulta, mutta sitä saa vain tappioista. Emme laske sitä nettoon. LuckyNation sopii pelaajalle, joka lukee ehdot, pitää voitoistaan kirjaa eikä odota jättibonusta.',
  ],
  pros: [
    'Non-sticky: oman rahan voi nostaa ennen bonuksen käyttöä',
    'Netto {net} sadan euron talletuksella',
    'Pieni kierrätys {wagering}, kuukausi aikaa',
    'Cashback {cashback} ilman erillistä hakemista',
    'Lisenssin numero on helppo tarkistaa',
  ],
  cons: [
    'Curaçaon lisenssi: voitot ilmoitetaan verottajalle',
    'Minimitalletus {minDeposit}',
    'Suomenkielinen tuki vain arkisin',
    'Panosraja {maxBet} bonusrahalla',
  ],
  bonusDetails: {
    welcomeBonus:
      'Tarjous on {match} jopa {maxBonus} + {spins} ilmaiskierrosta. Kun tallettaa {deposit}, bonuksen ja kierrosten arvo on yhteensä noin {gross} ja kierrätettävä summa noin {turnover}. Kierrätyksen hinta on noin {cost}, joten netto on {net}. Laskelman mukaan {finish.words} kymmenestä pelaajasta pääsee läpi, muilta rahat loppuvat ensin.',
    bonusTerms: [
      'Kierrätysvaatimus {wagering}, perusteena pelkkä bonus',
      'Ilmaiskierrosten voitoilla sama {spinWagering}',
      'Non-sticky: oma raha pelataan ensin, kotiutus peruu käyttämättömän bonuksen',
      'Vähintään {minDeposit.number} euron talletus',
      'Panosraja bonusrahalla {maxBet}',
      'Aikaa {validDays.days} bonuksen saamisesta',
      'Jättipottipelit eivät kuulu bonukseen',
    ],
    freeSpins: {
      description:
        'Kaikki {spins} kierrosta tulevat kerralla talletuksen jälkeen. Kierroksen arvo on {spinValue}, ja kun palautus on 96 %, laskemme koko potin arvoksi 2,88 €.',
      table: [
        { day: 'Heti talletuksen jälkeen', spins: '30', game: 'Nelilehtinen', wager: '{spinWagering}' },
      ],
    },
  },
  specialFeatures: [
    {
      title: 'Cashback {cashback}',
      description:
        'Kymmenesosa tappioista palautuu tilille. Palautus pienentää tappiota mutta ei tee pelaamisesta kannattavaa.',
    },
  ],
  gameSelection:
    'Valikoimassa on noin 3 400 nimikettä, ja suuri osa niistä on pienten studioiden tuotantoa, jota muualla ei näe. Hintana on epätasaisuus: joukossa on hiottuja kolikkopelejä mutta myös hutiloiden tehtyjä. Palautusprosentti löytyy pelin tiedoista, ei listauksesta, mikä hidastaa valintaa. Livekasino on keskikokoinen ja painottuu rulettiin. Pelejä voi kokeilla leikkirahalla vasta kirjautuneena. Pikapelien osasto on oma maailmansa, ja sen kierrokset ovat niin lyhyitä, että suosittelemme aikarajaa.',
  gameProviders: [
    'Blåmes Interactive',
    'Mörkö Games',
    'Havgus Studio',
    'Kuparihiili',
    'Lyskaster',
    'Hopeakettu Live',
    'Saltgruve Games',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Pankkisiirto', minimum: 20_00 },
      { method: 'Mastercard', minimum: 20_00 },
      { method: 'Neteller', minimum: 20_00 },
      { method: 'Bitcoin', minimum: 30_00, note: 'Kurssi lukitaan talletushetkellä' },
    ],
    withdrawals: [
      { method: 'Pankkisiirto', minimum: 30_00, time: 'Saman päivän aikana' },
      { method: 'Neteller', minimum: 20_00, time: 'Alle 3 tuntia' },
      { method: 'Bitcoin', minimum: 50_00, time: 'Alle tunti' },
    ],
    processingTime:
      'Kasino lupaa käsitellä pyynnön 12 tunnissa; meidän 90 euron pyyntömme hyväksyttiin kahdessa.',
  },
  customerService: {
    availability: 'Englanniksi ympäri vuorokauden, suomeksi arkisin klo 10–18',
    channels: 'Chat, sähköposti ja yhteydenottolomake',
    languages: 'Suomi ja englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Lisenssin numero on OGL/2023/9121/0077, ja se näkyy Curaçaon viranomaisen GCB:n rekisterissä. Lisenssi ei ole ETA-maasta, joten pelaaja ilmoittaa voitot verotuksessaan.',
  },
  security:
    'Yhteys on salattu, ja kirjautuminen vahvistetaan tekstiviestillä. Henkilöllisyystodistus ja osoitetosite pyydettiin ennen ensimmäistä kotiutusta, ja tarkistus vei neljä tuntia. Curaçaon valvonta on Maltan ja Viron valvontaa kevyempää, ja riitatilanteessa pelaajan keinot ovat heikommat. Siihen nähden kasino hoitaa perusasiat hyvin: talletusrajat, pelitauko ja tilin sulkeminen ovat omassa valikossaan.',
  userExperience:
    'Saldo on jaettu kahteen laatikkoon, omaan rahaan ja bonukseen. Ratkaisu on yksinkertainen ja juuri siksi hyvä, sillä rahoja ei voi sekoittaa toisiinsa. Käännös on enimmäkseen sujuvaa suomea. Etusivun turnausmainokset vievät tilaa, mutta ne saa piiloon. Tabletilla valikko peitti kertaalleen kotiutusnapin, puhelimella ei.',
  conclusion:
    'Pieni bonus, reilut ehdot ja cashback, joka toimii niin kuin luvataan. LuckyNationin netto {net} syntyy oikeasta syystä, pienestä kertoimesta, ja non-sticky-rakenne antaa pelaajalle mahdollisuuden perääntyä. Vastapainona on lisenssi, joka tuo mukanaan veroilmoituksen ja löyhemmän valvonnan. Kun veron ottaa huomioon, ETA-lisenssillä toimiva kilpailija voi olla parempi pienemmälläkin netolla. Itse kasinossa on vähän moitittavaa.',
  faq: [
    {
      question: 'Milloin bonusraha otetaan käyttöön?',
      answer: 'Vasta kun oma talletus on pelattu loppuun. Sitä ennen voit kotiuttaa vapaasti.',
    },
    {
      question: 'Onko cashback mukana nettoluvussa?',
      answer: 'Ei ole. Netto kuvaa vain talletusbonusta ja ilmaiskierroksia.',
    },
    {
      question: 'Pitääkö voitoista maksaa veroa?',
      answer:
        'Kyllä, sillä lisenssi on ETA-alueen ulkopuolelta. Tallenna kotiutustositteet veroilmoitusta varten.',
    },
    {
      question: 'Voiko talletuksen menettää, vaikka bonus on non-sticky?',
      answer: 'Voi, ja usein niin käykin. Rakenne suojaa kierrätykseltä, ei häviämiseltä.',
    },
    {
      question: 'Miten asetan talletusrajan?',
      answer:
        'Profiilin kohdasta ”Rajat”. Raja voi olla päivä-, viikko- tai kuukausikohtainen, ja se tulee voimaan heti.',
    },
  ],
  authorRole: 'Kuluttajatoimittaja',
  writtenOn: '2025-06-11',
  updatedOn: '2025-11-11',
  scores: { licence: 7.6, bonusTerms: 9.2, withdrawals: 9.5, games: 9.2, support: 9.3, reliability: 9.4 },
};
