import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Nettoquizen før jul',
    description:
      'Du får vilkårene for fem bonuser og gjetter nettobeløpet for hver av dem. Quizen er vår egen og gratis, og den krever verken kjøp, innskudd eller spill. Den endrer ikke nettobeløpet for noen bonus, og ingen bør åpne en spillkonto for å være med.',
    prize: '10 000 kr i alt',
    winners: 10,
    decidedBy: 'Minst samlet avvik fra fasit',
    howToJoin:
      'Be om oppgavene i kontaktskjemaet, og send svarene samme vei innen fristen. Ett svar per person, aldersgrense 18 år.',
    startsOn: '2026-11-09',
    endsOn: '2026-12-13',
  },
  {
    title: 'Høstjakten',
    casino: 'slot-mafia',
    description:
      'Automatturnering over tre helger, der poengene følger gevinsten i forhold til innsatsen. Deltakelsen endrer ikke nettobeløpet for bonusen, som er i minus med eller uten turnering. Delta bare hvis du ville ha spilt uansett, for de fleste får ingen premie.',
    prize: '1 000 gratisspinn i alt',
    winners: 20,
    decidedBy: 'Høyeste gevinst i forhold til innsatsen',
    howToJoin:
      'Påmeldingen skjer under «Turneringer» hos casinoet. Den er gratis, men du spiller for egne penger.',
    startsOn: '2026-10-23',
    endsOn: '2026-11-08',
  },
  {
    title: 'Romjulsrunden',
    casino: 'rizzio-casino',
    description:
      'Rizzio Casino trekker premier i romjulen og over nyttår blant alle som har spilt minst én runde på fem utvalgte automater. En høy innsats gir ikke flere lodd. Hver satset krone koster i snitt fire øre, og trekningen endrer ikke nettobeløpet for bonusen. Delta bare hvis du ville ha spilt uansett.',
    prize: '5 000 kr i alt',
    winners: 25,
    decidedBy: 'Trekning, ett lodd per spiller',
    howToJoin:
      'Påmeldingen skjer under «Kampanjer» hos casinoet og krever minst én runde for egne penger i perioden. Aldersgrense 18 år.',
    startsOn: '2026-12-26',
    endsOn: '2027-01-03',
  },
];
