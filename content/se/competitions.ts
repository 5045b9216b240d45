import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Månadens nettoquiz',
    description:
      'Räkna ut eller gissa nettot för fem exempelbonusar vid en insättning på 1 000 kr. Prissumman delas lika mellan de 10 vinnarna. Inget köp och inget spel krävs, och svaren påverkar inga netton på webbplatsen. Åldersgränsen är 18 år.',
    prize: '10 000 kr',
    winners: 10,
    decidedBy: 'Minst sammanlagt fel',
    howToJoin:
      'Formuläret anger varje bonus och hur många gånger den ska omsättas. Bara bonusen ska omsättas. Skriv nettot i kronor. Ett svar per person. Uppgifterna används bara för tävlingen.',
    questions: [
      { label: '1\u00a0000\u00a0kr, 12×' },
      { label: '1\u00a0000\u00a0kr, 28×' },
      { label: '1\u00a0500\u00a0kr, 22×' },
      { label: '2\u00a0000\u00a0kr, 18×' },
      { label: '500\u00a0kr, 8×' },
    ],
    startsOn: '2025-10-31',
    endsOn: '2025-11-28',
  },
  {
    title: 'Slot Mafias turnering',
    casino: 'slot-mafia',
    description:
      'En turnering i fem utvalda slots, där den bästa enskilda vinsten räknas i förhållande till insatsen. Prissumman delas av 50 vinnare. Turneringen ändrar inte välkomstbonusens netto, som är negativt, och varje insats kostar lika mycket som annars. Turneringen är alltså inget skäl att börja spela.',
    prize: '10 000 kr',
    winners: 50,
    decidedBy: 'Högsta vinst per satsad krona',
    howToJoin:
      'Anmälan görs på turneringssidan hos casinot. Bara spel med egna pengar ger poäng, bonuspengar räknas inte.',
    startsOn: '2025-11-07',
    endsOn: '2026-01-15',
  },
  {
    title: 'Snabblotten',
    casino: 'speedz-casino',
    description:
      'Tjugofem vinnare lottades fram bland dem som hade spelat minst en gång under veckan, oavsett belopp. Priset bestod av snurr och påverkade inte bonusens netto. Lotten följde med spelet och kostade inget extra.',
    prize: '50 gratissnurr utan omsättning',
    winners: 25,
    decidedBy: 'Lottning',
    howToJoin: 'Den som loggade in och spelade med egna pengar under veckan fick en lott, och bara en.',
    startsOn: '2025-10-24',
    endsOn: '2025-10-30',
  },
  {
    title: 'På skvaderns spår',
    casino: 'skvader-casino',
    description:
      'Sju uppdrag under sju veckor, vart och ett med en lott för den som klarar det. Uppdragen kräver insatser, och varje satsad krona kostar fyra öre vare sig du vinner något eller inte. Nettot för bonusen är detsamma med eller utan tävling.',
    prize: '15 000 kr',
    winners: 30,
    decidedBy: 'Lottning bland klarade uppdrag',
    howToJoin:
      'Anmälan görs i uppdragslistan på spelkontot. Sätt en insättningsgräns först, för uppdragen lockar till fler omgångar än du har tänkt dig.',
    startsOn: '2025-11-21',
    endsOn: '2026-01-08',
  },
];
