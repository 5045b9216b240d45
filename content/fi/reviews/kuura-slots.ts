import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'kuura-slots',
  overview: [
    '”Onko tässä jokin koukku?” kysyimme Kuura Slotsin chatissa. Vastaus tuli yhdeksässä minuutissa: ”Kierrosten voitot pitää kierrättää {spinWagering}, ja aikaa on {validDays.days}. Talletus on vähintään {minDeposit.number} euroa. Muuta ei ole.” Luimme ehdot ja totesimme, että asiakaspalvelija oli oikeassa. Pisteet hänelle, vaikka odottamaan joutuikin. Sama kysymys on muualla tuottanut kohteliaita väistöjä, linkkejä ja kerran hymiön.',
    'Viisikymmentä kierrosta kymmenen sentin panoksella on vaatimaton tervehdys. Niiden arvo on 4,80 euroa, josta kierrätys vie vajaat kaksi. Netto on kolme euroa, suunnilleen kupillinen kahvia. Vaatimus on niin pieni, että käytännössä kaikki saavat sen tehtyä. Kuura sopii kokeilijalle, joka haluaa Viron lisenssin ja talven tunnelmaa; bonuksen takia tänne ei kannata vaivautua.',
  ],
  pros: [
    'Selkeät ehdot, jotka mahtuvat muutamaan riviin',
    'Netto {net}, eli kierrätyskään ei käännä sitä miinukselle',
    'Viron viranomaisen valvonta ja verovapaat voitot',
    '{finish.words} kymmenestä saa kierrätyksen tehtyä',
  ],
  cons: [
    'Bonuksen arvo on kolme euroa',
    'Silti talletettava vähintään {minDeposit}',
    'Vain kymmenen päivää aikaa',
    'Suppea pelivalikoima, ei livekasinoa',
    'Chatissa joutuu odottamaan',
  ],
  bonusDetails: {
    welcomeBonus:
      'Ensimmäisestä vähintään {minDeposit.number} euron talletuksesta saa {spins} ilmaiskierrosta. Niiden arvo on 4,80 € ja siitä syntyvä kierrätettävä summa {turnover}. Kun talon osuus on neljä prosenttia, kierrätys maksaa 1,92 €. Netto on siis {net} talletuksen koosta riippumatta, ja {finish.words} kymmenestä pääsee kierrätyksen loppuun.',
    bonusTerms: [
      'Kierrosvoittojen kierrätyskerroin {spinWagering}',
      'Edellyttää {minDeposit.number} euron talletusta',
      'Kierrokset ja kierrätys {validDays} päivän sisällä',
      'Kierroksen arvo {spinValue}',
      'Voittojen määrää ei ole rajattu',
    ],
    freeSpins: {
      description:
        'Koko erä on käytettävissä samalla hetkellä, kun talletus kirjautuu. Peliä ei voi valita itse.',
      table: [{ day: 'Kaikki kerralla', spins: '50', game: 'Ensipakkanen', wager: '{spinWagering}' }],
    },
  },
  gameSelection:
    'Kuurassa on 640 kolikkopeliä eikä juuri muuta. Pöytäpelejä löytyi seitsemän, livekasinoa ei ole. Rajauksen voi nähdä puutteena tai profiilina. Me kallistumme edelliseen, sillä myös kolikkopelien joukosta puuttuu monia pidettyjä nimikkeitä. Hyvää on se, että pelit käynnistyvät viiveettä ja niiden säännöt on suomennettu huolella. Palautusprosentti on sääntöjen ensimmäisellä rivillä. Talviteemaisia pelejä on neljäkymmentäkaksi, minkä laskimme pelkästä uteliaisuudesta. Uutuuksia tulee harvakseltaan, pari kuussa.',
  gameProviders: ['Pohjantuuli', 'Fjellvind', 'Isbre Interactive', 'Norrkraft Games', 'Revontuuli Gaming'],
  paymentMethods: {
    deposits: [
      { method: 'Verkkopankki', minimum: 20_00 },
      { method: 'Mastercard', minimum: 20_00, note: 'Luottokorttia ei hyväksytä' },
    ],
    withdrawals: [{ method: 'Pankkisiirto', minimum: 20_00, time: '2–5 tuntia' }],
    processingTime: 'Keskiviikkona iltapäivällä pyydetty 31 euroa oli tilillä kolmessa tunnissa.',
  },
  customerService: {
    availability: 'Maanantaista lauantaihin klo 10–20',
    channels: 'Chat ja sähköposti',
    languages: 'Suomi ja viro',
  },
  license: {
    type: 'Viro',
    details:
      'Kasino toimii Viron lisenssillä HKT000271, joka on nähtävissä maan julkisessa MTR-rekisterissä. Viron lisenssillä toimivalta kasinolta voitetut rahat ovat Suomessa verovapaita.',
  },
  security:
    'Pankkitunnistautuminen on ainoa tapa kirjautua, joten alaikäinen ei pääse sisään arvaamalla salasanaa. Luottokortilla ei voi tallettaa, mikä säästää monelta harmilta. Rajavalikossa ovat talletukset, tappiot ja peliaika. Chat neuvoi niiden asettamisessa kysymättä, miksi niitä halusimme, ja osasi kertoa myös Viron pelikieltorekisteristä.',
  userExperience:
    'Sinivalkoinen sivusto on nopea ja karu. Pelien kuvat ovat pieniä, ja lajitteluvaihtoehtoja on kaksi: aakkoset ja uusimmat. Hakukenttä löytyy vasta vierittämällä. Chatin painike sen sijaan seuraa mukana joka sivulla. Kierrätyksen tilanne kerrotaan euroina, ja koko vaatimuksen ehti testissä täyttää yhden tv-uutislähetyksen aikana.',
  conclusion:
    'Kuura Slots on pieni kasino, joka ei esitä suurempaa. Asiakaspalvelu vastasi hitaanlaisesti mutta rehellisesti, lisenssi on kunnossa ja rahat tulivat luvatussa ajassa. Pelien määrä jää kuitenkin kilpailijoita pienemmäksi, eikä tarjous nosta sykettä: netto {net} on positiivinen mutta vain juuri ja juuri. Tarjous ei ole syy vaihtaa kasinoa.',
  faq: [
    {
      question: 'Kuinka monta kertaa kierrosten voitot pitää kierrättää?',
      answer: 'Voitot kymmenen kertaa. Jos kierrokset tuottavat viisi euroa, panoksia tarvitaan 50 euroa.',
    },
    {
      question: 'Kannattaako tallettaa 20 euroa kolmen euron vuoksi?',
      answer: 'Ei pelkästään sen vuoksi. Talletus on oma riskisi, ja sen voi hävitä.',
    },
    {
      question: 'Onko chatissa suomenkielinen ihminen?',
      answer:
        'On. Esitimme neljä kysymystä, ja kaikkiin vastattiin hyvällä suomella, hitaimmillaan vartin odotuksen jälkeen.',
    },
    {
      question: 'Löytyykö Kuurasta livepelejä?',
      answer: 'Ei löydy, eikä niitä asiakaspalvelun mukaan ole suunnitteilla.',
    },
    {
      question: 'Mitä chat neuvoo, jos haluan lopettaa?',
      answer:
        'Meille annettiin suora linkki pelikieltoon ja Peluurin numero 0800 100 101. Tili suljettiin saman keskustelun aikana.',
    },
  ],
  authorRole: 'Asiakaspalvelun testaaja',
  writtenOn: '2025-10-15',
  updatedOn: '2025-10-31',
  scores: { licence: 9.2, bonusTerms: 7.8, withdrawals: 8.4, games: 7.3, support: 7.6, reliability: 8.6 },
};
