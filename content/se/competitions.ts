import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Novembers nettoquiz',
    description:
      'Nettobonus egen tävling: du får villkoren för fem bonusar och gissar vad som i snitt blir kvar av var och en vid en insättning på 1 000 kr. Inget köp och inget spel behövs, och svaren ändrar inte något netto på webbplatsen. Åldersgränsen är 18 år.',
    prize: '10 000 kr',
    winners: 10,
    decidedBy: 'Minsta sammanlagda felet',
    howToJoin:
      'Skriv dina fem gissningar i kontaktformuläret senast den 30 november. Ett svar per person. Uppgifterna används bara för att svara dig och för att meddela om du har vunnit.',
    startsOn: '2026-11-02',
    endsOn: '2026-11-30',
  },
  {
    title: 'Familjens vinterturnering',
    casino: 'slot-mafia',
    description:
      'En turnering i fem utvalda slots, där den bästa enskilda vinsten räknas i förhållande till insatsen. Turneringen ändrar inte välkomstbonusens netto, som är negativt, och varje insats kostar i snitt lika mycket som annars. Delta bara om du hade tänkt spela ändå, och helst utan bonusen.',
    prize: '10 000 kr',
    winners: 50,
    decidedBy: 'Bästa vinst per satsad krona',
    howToJoin:
      'Anmäl dig på turneringssidan hos casinot och spela något av turneringsspelen med egna pengar. Bonuspengar ger inga poäng.',
    startsOn: '2026-11-09',
    endsOn: '2027-01-17',
  },
  {
    title: 'Snabblotten vecka 44',
    casino: 'speedz-casino',
    description:
      'Tjugofem vinnare lottades fram bland dem som hade spelat minst en gång under veckan, oavsett belopp. Priset bestod av snurr och påverkade inte bonusens netto. En lott som följer med spelet är inget skäl att spela för den som inte hade tänkt göra det.',
    prize: '50 gratissnurr utan omsättning',
    winners: 25,
    decidedBy: 'Lottning',
    howToJoin: 'Den som loggade in och spelade med egna pengar under veckan fick en lott, och bara en.',
    startsOn: '2026-10-26',
    endsOn: '2026-11-01',
  },
  {
    title: 'På skvaderns spår',
    casino: 'skvader-casino',
    description:
      'Sju uppdrag under sju veckor, vart och ett med en lott för den som klarar det. Uppdragen kräver insatser, och varje satsad krona kostar i snitt fyra öre vare sig du vinner något eller inte. Nettot för bonusen är detsamma med eller utan tävling, så delta bara om du hade spelat ändå.',
    prize: '15 000 kr',
    winners: 30,
    decidedBy: 'Lottning bland klara uppdrag',
    howToJoin:
      'Öppna uppdragslistan på spelkontot och tacka ja till tävlingen. Sätt en insättningsgräns först, för uppdragen lockar till fler omgångar än man tänkt sig.',
    startsOn: '2026-11-23',
    endsOn: '2027-01-10',
  },
];
