import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'pilvi-play',
  overview: [
    'Pilvi Play sai toimituksessa aikaan kiistan. Yhden mielestä bonus on hyvä, koska se ei koske omaan rahaan. Toisen mielestä huono, koska kierrätys vie sen kokonaan. Molemmat ovat oikeassa. Kierrätys {wagering} maksaa enemmän kuin bonus antaa, mutta non-sticky-ehdon vuoksi se ei sido omaa rahaa. Netto on pyöreä nolla.',
    'Mitä nolla tarkoittaa pelaajalle? Jos oman satasen häviää, käyttöön tulee kasinon antama satanen, ja {finish.words} kymmenestä pääsee sen kierrätyksen läpi. Muilta sekin menee. Muuten Pilvi Play on Curaçaon kasinoksi poikkeuksellisen huolellinen, mikä näkyy tuessa ja kotiutuksissa. Se sopii sille, joka tietää lopettavansa, kun oma raha loppuu, ja joka muistaa ilmoittaa voitot verottajalle.',
  ],
  pros: [
    'Non-sticky: oma raha on nostettavissa, ennen kuin bonukseen kosketaan',
    'Talletus alkaen {minDeposit}',
    'Kotiutus pankkitilille alle tunnissa',
    'Asiantunteva suomenkielinen tuki',
    'Kuukausi aikaa kierrättää',
  ],
  cons: [
    'Netto {net}: kierrätys vie koko bonuksen',
    'Kierrätys {wagering} on yli nollarajan {breakEven}',
    'Curaçaon lisenssi: voitoista menee vero',
    'Panosraja {maxBet} koskee myös pöytäpelejä',
  ],
  bonusDetails: {
    welcomeBonus:
      'Kasino tuplaa ensitalletuksen: {match} jopa {maxBonus}. Kun talletus on 100 €, myös bonus on {gross}, ja sen läpi pelaaminen vaatii {turnover.number} euron panokset. Kierrätyksen hinta on {cost}, siis kaksikymppiä yli bonuksen. Non-sticky-bonuksen kierrätys ei sido omaa rahaa, joten netto on {net}. {finish.words} kymmenestä saa kierrätyksen valmiiksi.',
    bonusTerms: [
      'Kierrätys {wagering} bonuksen määrästä',
      'Non-sticky, oma raha käytetään aina ensin',
      'Tallettaa pitää 10 € tai enemmän',
      'Bonusrahan panosraja {maxBet}',
      'Vanhenee {validDays} päivässä',
      'Kotiutus ennen bonuksen käyttöä mitätöi bonuksen',
    ],
  },
  specialFeatures: [
    {
      title: 'Pysähdy tähän',
      description:
        'Kun oma raha loppuu, peli keskeytyy ja kysyy, haluatko siirtyä bonukseen, pitää tauon vai lopettaa. Vaihtoehdot ovat samankokoisia.',
    },
  ],
  gameSelection:
    'Pelejä on noin 3 000, ja laatu on tasaista. Kolikkopelit muodostavat rungon, mutta myös pöytäpelejä on kunnolla: kaksikymmentä blackjackia, saman verran rulettia ja harvinaisempana lisänä muutama suomalaista korttiperinnettä mukaileva peli. Livepöydistä osa on varattu pienille panoksille. Pelin kuvauksessa kerrotaan palautus, vaihtelu ja suurin mahdollinen voitto. Kierrätykseen hyväksytyt pelit saa esiin yhdellä suodattimella, ja se säästi meiltä ainakin yhden virhepanoksen.',
  gameProviders: [
    'Kuparihiili',
    'Rav & Bernstein',
    'Nattsol',
    'Fjellvind',
    'Mörkö Games',
    'Skumring Live',
    'Tähtisumu',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 10_00 },
      { method: 'Visa', minimum: 10_00 },
      { method: 'Skrill', minimum: 10_00 },
      { method: 'Bitcoin', minimum: 20_00 },
    ],
    withdrawals: [
      { method: 'Verkkopankki', minimum: 20_00, time: '30–60 minuuttia' },
      { method: 'Skrill', minimum: 20_00, time: 'Noin tunti' },
      { method: 'Bitcoin', minimum: 40_00, time: '1–2 tuntia' },
    ],
    processingTime: 'Kolme kotiutusta eri viikonpäivinä: 38, 44 ja 51 minuuttia.',
  },
  customerService: {
    availability: 'Suomeksi joka päivä klo 9–24, englanniksi myös öisin',
    channels: 'Chat, sähköposti ja soittopyyntö',
    languages: 'Suomi, ruotsi ja englanti',
  },
  license: {
    type: 'Curaçao',
    details:
      'Curaçaon lisenssi. Sen numero puuttuu aineistostamme, mikä laskee lisenssin pisteitä. ETA-alueen ulkopuolisena se tekee voitoista veronalaista tuloa.',
  },
  security:
    'Kasino on itse ottanut käyttöön asioita, joita lisenssi ei siltä edellytä: pakollinen talletusraja, tunnin välein näkyvä tilannekuva ja vuorokauden harkinta-aika rajaa korotettaessa. Henkilöllisyys tarkistetaan ennen ensimmäistä talletusta. Silti on hyvä tietää, että jos kasino muuttaa mieltään, viranomaisen apuun ei voi luottaa samalla tavalla kuin Maltalla tai Virossa.',
  userExperience:
    'Pehmeät värit, vähän liikettä ja selvä typografia. Saldon vieressä lukee aina, kummalla rahalla pelaat, ja väri vaihtuu, kun oma loppuu. Ehdot on tiivistetty kysymyksiksi ja vastauksiksi, joihin virallinen teksti on linkitetty pykälittäin. Ainoa ärsytyksen aihe oli musiikki, joka alkoi itsestään jokaisessa pelissä erikseen.',
  conclusion:
    'Toimituksen kiista päättyi tasapeliin, kuten bonuskin: netto on {net}. Kierrätys ei sido omaa rahaa, mutta bonuksenkin se vie. Arvosana tulee kasinosta itsestään, sen rehdistä pysäytysruudusta, nopeista kotiutuksista ja hyvästä palvelusta. ETA-lisenssi puuttuu, ja verot kuuluvat laskuun. Näillä varauksin Pilvi Play on Curaçao-joukon parhaita.',
  faq: [
    {
      question: 'Miksi netto on nolla eikä {sum}?',
      answer:
        'Bonus on non-sticky, joten kierrätyksen ylimenevä hinta ei kohdistu omaan rahaan. Bonus voi huveta nollaan, ei sen alle.',
    },
    {
      question: 'Jos voitan omalla rahalla, menetänkö bonuksen?',
      answer: 'Menetät, jos kotiutat ennen bonuksen käyttöä. Useimmiten se on hyvä vaihtokauppa.',
    },
    {
      question: 'Kannattaako bonus ottaa lainkaan?',
      answer:
        'Haittaa siitä ei laskelman mukaan ole. Hyötyäkään ei ole, ellei pidä peliajan pidentymistä sellaisena.',
    },
    {
      question: 'Täytyykö voitot ilmoittaa verotuksessa?',
      answer:
        'Täytyy. Curaçaon lisenssillä toimivalta kasinolta saadut voitot eivät ole Suomessa verovapaita.',
    },
    {
      question: 'Mihin otan yhteyttä, jos en osaa lopettaa?',
      answer:
        'Valitse pysäytysruudussa lopettaminen ja sulje tili. Peluuri ja Pelirajat’on auttavat maksutta ja nimettömästi.',
    },
  ],
  authorRole: 'Vertailutoimittaja',
  writtenOn: '2025-08-05',
  updatedOn: '2025-11-04',
  scores: { licence: 7.7, bonusTerms: 8, withdrawals: 9.6, games: 9.5, support: 9.6, reliability: 9.8 },
};
