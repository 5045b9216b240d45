import type { PlainReview } from '../../plain-texts.ts';

export const review: PlainReview = {
  casino: 'boost-casino',
  overview: [
    'Før vi overhovedet fik lov til at se et spil, bad Boost Casino os om to ting: MitID og en indbetalingsgrænse. Begge dele følger med, når tilladelsen er dansk. Det tager halvandet minut, og derefter går resten hurtigt. Casinoet er bygget til folk, der ved, hvad de vil, og som ikke gider vente på hverken login eller penge.',
    'Bonussen er så stor, som den må være herhjemme, hverken mere eller mindre. Den har dog en detalje, der let overses: De {wagering} gælder bonus og indbetaling lagt sammen. Det svarer til et dobbelt så højt krav, hvis man kun ser på bonussen. Ved en bonus på {gross} er netto derfor kun {net}. Det er beskedent, men det er et plus, og fristen på {validDays.days} er så lang, at ingen behøver at skynde sig.',
  ],
  pros: [
    'Dansk tilladelse, MitID og tilknytning til ROFUS',
    'Udbetaling på otte minutter, da vi prøvede',
    'Netto {net} ved en indbetaling på 500 kr.',
    '{validDays.days} til gennemspillet',
    'MobilePay til indbetaling',
  ],
  cons: [
    'Indbetalingen skal også spilles igennem',
    '{notFinish.words} ud af ti spillere når ikke i mål',
    'Ingen spins i velkomsttilbuddet',
    'Spiludvalget er mindre end hos de udenlandske casinoer',
  ],
  bonusDetails: {
    welcomeBonus:
      'Velkomstbonussen lyder på {match} op til {maxBonus}. Ved en indbetaling på 500 kr. får du {bonus} oveni, og det hele skal spilles igennem {wagering.number} gange, altså for {turnover}. Med en husfordel på fire procent koster det {cost}. Netto er altså {net}. {finish.words} ud af ti spillere når i mål, de andre løber tør for penge først.',
    bonusTerms: [
      'Gennemspil: {wagering} summen af bonus og indbetaling',
      'Indbetaling fra {minDeposit} giver bonus',
      'Største tilladte indsats: {maxBet}.',
      'Gyldig i {validDays.days}, som de danske regler kræver',
      'Uden loft over gevinsten',
      'Bonussen kan kun bruges på automater, og de tæller alle fuldt med',
    ],
  },
  specialFeatures: [
    {
      title: 'Hurtigspor',
      description:
        'Logger du ind med MitID på telefonen, lander du i det spil, du forlod. Det sparer klik, men det gør også vejen tilbage kortere, end den måske burde være.',
    },
    {
      title: 'Spilleregnskab',
      description:
        'En oversigt viser måned for måned, hvad du har sat ind, fået ud og tabt. Den kan ikke fjernes fra kontosiden.',
    },
  ],
  gameSelection:
    'Her er knap 1.100 spil, og det er nok til de fleste. Automaterne dækker både det rolige og det mere dramatiske, og tilbagebetalingen står på hvert spils startside. Livecasinoet rummer 30 borde, hvoraf tre har dansktalende værter i aftentimerne. Jackpotspil er der en håndfuld af. Det, der mangler, er bredden: Små studier og ældre spil er ikke godkendt til det danske marked eller er aldrig kommet på siden, og nogle af vores favoritter søgte vi forgæves efter.',
  gameProviders: [
    'Havgus Studio',
    'Rav & Bernstein',
    'Blåmes Interactive',
    'Isbre Interactive',
    'Skumring Live',
  ],
  paymentMethods: {
    deposits: [
      { method: 'MobilePay', minimum: 50_00, note: 'Bonus fra {minDeposit}.' },
      { method: 'Trustly', minimum: 50_00, note: 'Bonus fra {minDeposit}.' },
      { method: 'Visa/Dankort', minimum: 50_00, note: 'Bonus fra {minDeposit}.' },
      { method: 'Mastercard', minimum: 50_00, note: 'Bonus fra {minDeposit}.' },
    ],
    withdrawals: [
      { method: 'Trustly', minimum: 50_00, time: 'Som regel under 15 minutter' },
      { method: 'Bankoverførsel', minimum: 50_00, time: '1 bankdag' },
    ],
    processingTime:
      'Otte minutter med Trustly en onsdag aften. Den anden prøve, natten til en søndag, tog 21 minutter.',
  },
  customerService: {
    availability: 'Alle ugens dage kl. 8–23',
    channels: 'Chat, telefon og e-mail',
    languages: 'Dansk og engelsk',
  },
  license: {
    type: 'Danmark (Spillemyndigheden)',
    details:
      'Boost Casino har tilladelse nr. 18-9107 fra Spillemyndigheden og står på myndighedens liste. Casinoet skal slå dig op i ROFUS, før du kan spille, og gevinster er som udgangspunkt skattefri.',
  },
  security:
    'MitID fastslår, hvem der sidder ved skærmen, og at vedkommende er fyldt 18 år. Indbetalingsgrænsen er obligatorisk og kan sættes for dag, uge eller måned. Vi forsøgte at hæve vores og måtte vente et døgn og bekræfte igen, præcis som det skal være. Spillernes penge står på en konto for sig selv.',
  userExperience:
    'Forsiden består af et søgefelt, seks genveje og ellers luft. Den indlæses på et øjeblik selv på togets net. Et ur og dagens resultat er synlige under hele spillet. Vores eneste indvending er farven: Knappen til indbetaling er lysende orange, mens den til udbetaling er grå. Den slags små skub har et godt casino ikke brug for.',
  conclusion:
    'Boost Casino er det, vi ville pege på, hvis en ven insisterede på at prøve et onlinecasino og spurgte efter et trygt af slagsen. Tilsynet er dansk, udbetalingen er lynhurtig, og reglerne er til at forstå. Bonussen er ikke grunden til at komme, men den er da et lille plus. Udvalget må gerne vokse. Ellers er der ikke meget at udsætte på det.',
  faq: [
    {
      question: 'Hvad betyder det, at indbetalingen tæller med?',
      answer:
        'Kravet regnes af bonus plus indbetaling. Ved en indbetaling på 500 kr. skal summen spilles igennem {wagering}, altså for {turnover} i alt.',
    },
    {
      question: 'Virker ROFUS her?',
      answer:
        'Ja. Er du registreret, bliver du afvist ved login, og casinoet må ikke sende dig reklamer. Registreringen foretager du selv med MitID.',
    },
    {
      question: 'Kan jeg få mine penge ud midt i gennemspillet?',
      answer:
        'Ja, men så bortfalder bonussen og det, du har vundet med den. Casinoet viser beløbet, inden du bekræfter.',
    },
    {
      question: 'Hvor finder jeg hjælp, hvis spillet fylder for meget?',
      answer:
        'StopSpillet tilbyder gratis og anonym rådgivning på 70 22 28 25. Nummeret står også nederst på alle casinoets sider.',
    },
    {
      question: 'Kan jeg få penge udbetalt til MobilePay?',
      answer: 'Nej, MobilePay kan kun bruges den ene vej. Gevinster sendes til din bankkonto.',
    },
  ],
  authorRole: 'Tester af betalinger og konti',
  writtenOn: '2025-03-11',
  updatedOn: '2025-11-12',
  scores: { licence: 9.8, bonusTerms: 8, withdrawals: 9.3, games: 8.4, support: 8.8, reliability: 9 },
};
