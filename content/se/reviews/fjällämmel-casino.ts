import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'fjällämmel-casino',
  overview: [
    'På fyra ställen hos Fjällämmel Casino sökte vi svar på en enda fråga: hur många gånger ska bonusen omsättas? I chatten fick vi veta att det ”framgår av kampanjen”. I kampanjen stod att det framgår av villkoren. I villkoren stod att kravet ”meddelas kunden”. Mejlet besvarades med en länk tillbaka till kampanjen.',
    'Därför finns inget netto i den här recensionen. Så länge kravet är okänt går det inte att räkna, och vi gissar inte. Att ett casino gör reklam för {match} och upp till {maxBonus} men tiger om det enda som avgör värdet räknar vi som en allvarlig brist. Den som vill spela här gör klokast i att göra det utan bonus.',
  ],
  pros: [
    'Minsta insättning på {minDeposit}',
    'Stort livecasino',
    'Våra egna pengar betalades ut utan krångel',
  ],
  cons: [
    'Omsättningskravet redovisas inte, så nettot kan inte beräknas',
    'Half-sticky: bonusbeloppet går aldrig att ta ut',
    'Kort giltighetstid, {validDays.days}',
    'Licensen är från Curaçao och Spelpaus gäller inte',
    'Kundtjänsten hänvisar bara vidare när man frågar om bonusen',
  ],
  bonusDetails: {
    welcomeBonus:
      'Casinot erbjuder {match} upp till {maxBonus}. En insättning på 1 000 kr skulle ge 2 500 kr i bonus. Vad den är värd vet vi inte, eftersom omsättningskravet hålls hemligt; därmed finns varken netto eller någon uppgift om hur många av 10 spelare som klarar kravet. Redan vid 25× går en vanlig bonus jämnt ut. Här dras dessutom bonusbeloppet av vid uttag, så utgångsläget är sämre än så.',
    bonusTerms: [
      'Omsättning: uppges inte, trots upprepade frågor',
      'Kravet, vilket det än är, räknas på bonusen',
      'Half-sticky: bonusen dras av vid uttag, resten av saldot kan betalas ut',
      'Minsta insättning: {minDeposit}',
      'Maxinsats: {maxBet}',
      'Gäller i {validDays.days}',
    ],
  },
  gameSelection:
    'Livecasinot är det som sticker ut, med ett sextiotal bord och värdar som faktiskt läser chatten. Slotutbudet är stort, någonstans kring 2 800 spel, men svårt att överblicka eftersom filtren nollställs när man backar. Bordsspelen mot datorn är få. Återbetalningsprocenten hittade vi i ungefär hälften av stickproven. För resten hänvisas till leverantören, vilket påminner om hur casinot hanterar sina bonusvillkor.',
  gameProviders: ['Skumring Live', 'Hopeakettu Live', 'Norrkraft Games', 'Rav & Bernstein', 'Nattsol'],
  paymentMethods: {
    deposits: [
      { method: 'Visa och Mastercard', minimum: 100_00 },
      { method: 'Neteller', minimum: 100_00 },
      { method: 'Banköverföring', minimum: 250_00 },
    ],
    withdrawals: [
      { method: 'Banköverföring', minimum: 250_00, time: '1–3 bankdagar' },
      { method: 'Neteller', minimum: 200_00, time: 'Upp till 1 dygn' },
    ],
    processingTime:
      'Vi tackade nej till bonusen, spelade en kväll och begärde ut 820 kr. Pengarna fanns på banken efter två dagar, precis som kassan hade lovat.',
  },
  customerService: {
    availability: 'Alla dagar kl. 10–2',
    channels: 'Chatt och e-post',
    languages: 'Engelska; enstaka svensktalande medarbetare',
  },
  license: {
    type: 'Curaçao',
    details:
      'Enligt Curaçaos register gäller licens OGL/2024/9294/0294. Ett casino med svensk licens lyder under andra regler för hur bonusvillkor ska redovisas, och där finns Spelpaus. Inget av detta gäller här. Vinster är normalt skattepliktiga.',
  },
  security:
    'Tekniskt är sajten i ordning: krypterad anslutning, engångskod vid inloggning från ny enhet, tydlig logg över inloggningarna. Det som skaver är tilliten. När ett bolag förbehåller sig rätten att meddela ett villkor i efterhand hjälper det inte att lösenordet är starkt. Gränser för insättning och förlust finns och fungerade i vårt test.',
  userExperience:
    'Färgglada lämlar springer över skärmen medan sidan laddas, vilket tar sin tid på mobil. Väl inne är kassan föredömligt enkel. Enligt hjälpsidans skärmbilder visar bonusvyn en stapel för omsättningen men inget belopp, bara procent av ett okänt mål. Vi har aldrig tidigare sett en förloppsmätare som döljer vad den mäter.',
  conclusion:
    'Kanske är bonusen hos Fjällämmel mindre dyr än vi befarar. Det vet vi inte, och det gör inte du heller innan pengarna är insatta. Nettot står därför som okänt, och det lägger vi casinot till last. Livecasinot och uttagen håller måttet, så helt underkänt blir det inte. Men en bonus med hemligt krav ska man låta ligga.',
  faq: [
    {
      question: 'Vad är omsättningskravet hos Fjällämmel?',
      answer:
        'Det uppges inte. Vi letade i kampanjen och villkoren och frågade i både chatt och mejl, utan att få en siffra.',
    },
    {
      question: 'Varför gör ni ingen uppskattning av nettot?',
      answer:
        'En gissning skulle se lika exakt ut som en beräkning. Saknas ett nödvändigt villkor skriver vi hellre att nettot är okänt.',
    },
    {
      question: 'Vad innebär half-sticky?',
      answer:
        'Att bonusbeloppet inte kan tas ut. Det dras av vid uttaget, och bara resten av saldot betalas ut när omsättningen är klar.',
    },
    {
      question: 'Kan jag spela här utan bonus?',
      answer: 'Ja. Välj bort kampanjen i kassan, och be gärna chatten bekräfta att ingen bonus är aktiv.',
    },
  ],
  authorRole: 'Konsumentredaktör',
  writtenOn: '2025-06-25',
  updatedOn: '2025-11-05',
  scores: { licence: 7.5, bonusTerms: 2, withdrawals: 8.1, games: 8.6, support: 7.6, reliability: 7.7 },
};
