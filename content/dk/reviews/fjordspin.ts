import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'fjordspin',
  overview: [
    'Nul. Mere er velkomstbonussen hos Fjordspin ikke værd, når gennemspillets pris er trukket fra. {wagering} er præcis det punkt, hvor pris og gave går lige op, og casinoet har ramt det på kronen. Det er hverken fusk eller generøsitet, men det er værd at vide, før man lader sig friste af et par ekstra hundredkronesedler på saldoen.',
    'Det formildende er, at bonussen er non-sticky. Man spiller først for egne penge, og de kan hæves, indtil bonussen er taget i brug. Dertil kommer en saldovisning, som casinoet kalder Cashflow, og som er noget af det nyttigste, vi har set på en spilside: Den viser uden omsvøb, hvad man har sat ind og fået igen. Fjordspin er nyt på vores liste, licensen er maltesisk, og stedet egner sig til spillere, der vil holde øje med forbruget.',
  ],
  pros: [
    'Non-sticky: Gennemspillet binder ikke indbetalingen',
    'Cashflow-visning med indbetalt, udbetalt og forskel',
    'Bonus fra en indbetaling på {minDeposit}.',
    'EØS-licens fra Malta',
  ],
  cons: [
    'Netto {net}: Gennemspillet koster hele bonussen',
    'Højst 25 kr. pr. indsats',
    '{notFinish.words} ud af ti når aldrig i mål',
    'Uden dansk tilladelse og uden for ROFUS',
  ],
  bonusDetails: {
    welcomeBonus:
      'Der gives {match} op til {maxBonus}. Indbetaler du 500 kr., får du {gross} i bonus og skal spille for {turnover}. Prisen for det er {cost}, så netto er {net}. {finish.words} ud af ti spillere opfylder kravet, resten løber tør for penge først.',
    bonusTerms: [
      'Gennemspilskravet er {wagering} bonussen; indbetalingen tæller ikke med',
      'Non-sticky, så egne midler går forud for bonussen',
      'Mindste indbetaling er {minDeposit}.',
      'Du må satse op til 25 kr. ad gangen',
      'Udløber efter {validDays.days}',
      'E-wallets kan bruges, men giver ingen bonus',
    ],
  },
  specialFeatures: [
    {
      title: 'Cashflow',
      description:
        'Tre søjler: penge ind, penge ud og resultat. Perioden kan sættes til uge, måned eller hele kontoens levetid, og et minus vises lige så stort som et plus.',
    },
  ],
  gameSelection:
    'Fjordspin har samlet cirka 1.700 spil. Profilen er nordisk, og de stemningsfulde automater med langsomt tempo er i overtal. Vil man have store udsving, må man lede lidt. Vi satte pris på, at hvert spil har en kort beskrivelse på dansk med tilbagebetaling og største mulige gevinst. Livecasinoet deles med et søstercasino og er derfor større, end man venter af et nyt casino. Bordspil mod computeren er der 40 af, flest varianter af blackjack.',
  gameProviders: [
    'Fjellvind',
    'Isbre Interactive',
    'Norrkraft Games',
    'Pohjantuuli',
    'Tähtisumu',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'Trustly', minimum: 50_00 },
      { method: 'Visa', minimum: 50_00 },
      { method: 'Skrill', minimum: 100_00, note: 'Uden bonus' },
      { method: 'Neteller', minimum: 100_00, note: 'Uden bonus' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 100_00, time: 'Inden for 12 timer' },
      { method: 'Skrill', minimum: 100_00, time: 'Inden for 24 timer' },
      { method: 'Neteller', minimum: 100_00, time: 'Inden for 24 timer' },
    ],
    processingTime:
      'Første udbetaling på 200 kr. trak ud til næste dag på grund af id-kontrol. Den anden tog seks timer og lå dermed klart inden for den lovede tid.',
  },
  customerService: {
    availability: 'Kl. 8–23 hver dag',
    channels: 'Chat og e-mail',
    languages: 'Dansk, norsk og engelsk',
  },
  license: {
    type: 'Malta (MGA)',
    details:
      'Licensen fra Malta er fra 2022 og har nummer MGA/B2C/9237/2022; den er opført som aktiv i MGA’s register. Den giver ikke ret til at udbyde spil i Danmark. Spillemyndigheden kan derfor ikke behandle din klage, og ROFUS spærrer ikke adgangen.',
  },
  security:
    'Oprettelsen sker med bankens login, og navnet på bankkontoen skal stemme med spilkontoen. Det bremser både fejl og misbrug. Casinoet oplyser navnet på sin klageinstans i bunden af siden, som MGA kræver. Sessioner afbrydes efter 20 minutter uden aktivitet. Vi fandt ingen modstrid mellem de danske og de engelske vilkår, og det hører til sjældenhederne.',
  userExperience:
    'Man lander ikke i et tivoli, men på en side med søgefelt og seneste spil. Cashflow ligger ét tryk væk. Bonus og egne penge har hver sin farve, så det er let at se, hvornår den ene afløser den anden. Et enkelt irritationsmoment: Bekræftelsen på en ændret grænse kommer kun som e-mail, ikke på skærmen.',
  conclusion:
    'Hos Fjordspin skal man komme for overblikket, ikke for gaven. Med netto {net} ændrer bonussen ingenting, men fordi den er non-sticky, er indbetalingen i det mindste ikke bundet. Cashflow-visningen burde kopieres af andre. Vi savner en højere indsatsgrænse og en dansk tilladelse. Et hæderligt nyt casino med en ligegyldig bonus.',
  faq: [
    {
      question: 'Hvorfor giver {breakEven} netop nul?',
      answer:
        'Vi regner med, at casinoet beholder 4 øre af hver krone, du spiller for. Er en bonuskrone spillet igennem {breakEven.number} gange, er den dermed brugt op.',
    },
    {
      question: 'Kan det betale sig at tage bonussen?',
      answer:
        'Efter vilkårene gør den hverken fra eller til. Den forlænger spilletiden, og det kan også være en ulempe.',
    },
    {
      question: 'Viser Cashflow også tab?',
      answer: 'Ja, samlet og pr. periode. Tallet kan ikke skjules.',
    },
    {
      question: 'Hvad gør jeg, hvis Cashflow-tallet bekymrer mig?',
      answer:
        'Sæt en lavere grænse, eller luk kontoen under »Kontrol«. På 70 22 28 25 kan du tale anonymt med StopSpillet.',
    },
  ],
  authorRole: 'Spilanmelder',
  writtenOn: '2025-09-02',
  updatedOn: '2025-11-06',
  scores: { licence: 9, bonusTerms: 7.2, withdrawals: 8.6, games: 8.3, support: 8.4, reliability: 8.6 },
};
