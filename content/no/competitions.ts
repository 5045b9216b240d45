import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Månedens nettoquiz',
    description:
      'Du får vilkårene for fem bonuser og gjetter nettobeløpet for hver av dem. Quizen er vår egen og gratis, og den krever verken kjøp, innskudd eller spill. Den endrer ikke nettobeløpet for noen bonus, og ingen bør åpne en spillkonto for å være med.',
    prize: '10 000 kr i alt',
    winners: 10,
    decidedBy: 'Minst samlet avvik fra fasit',
    howToJoin:
      'Skjemaet oppgir hver bonus og hvor mange ganger den skal omsettes. Bare bonusen skal omsettes. Skriv nettobeløpene i kroner. Ett svar per person, aldersgrense 18 år.',
    questions: [
      { label: '1\u00a0000\u00a0kr, 12×' },
      { label: '1\u00a0000\u00a0kr, 28×' },
      { label: '1\u00a0500\u00a0kr, 22×' },
      { label: '2\u00a0000\u00a0kr, 18×' },
      { label: '500\u00a0kr, 8×' },
    ],
    startsOn: '2025-11-07',
    endsOn: '2025-12-11',
  },
  {
    title: 'Skattejakten',
    casino: 'slot-mafia',
    description:
      'Automatturnering over drøyt to uker, der poengene følger gevinsten i forhold til innsatsen. Deltakelsen endrer ikke nettobeløpet for bonusen, som er i minus med eller uten turnering. Delta bare hvis du ville ha spilt uansett, for de fleste får ingen premie.',
    prize: '1 000 gratisspinn i alt',
    winners: 20,
    decidedBy: 'Høyeste gevinst i forhold til innsatsen',
    howToJoin:
      'Påmeldingen skjer under «Turneringer» hos casinoet. Den er gratis, men du spiller for egne penger.',
    startsOn: '2025-10-21',
    endsOn: '2025-11-06',
  },
  {
    title: 'Premierunden',
    casino: 'rizzio-casino',
    description:
      'Rizzio Casino trekker premier blant alle som har spilt minst én runde på fem utvalgte automater. En høy innsats gir ikke flere lodd. Hver satset krone koster i snitt fire øre. Trekningen endrer ikke nettobeløpet for bonusen. Delta bare hvis du ville ha spilt uansett.',
    prize: '5 000 kr i alt',
    winners: 25,
    decidedBy: 'Trekning, ett lodd per spiller',
    howToJoin:
      'Påmeldingen skjer under «Kampanjer» hos casinoet og krever minst én runde for egne penger i perioden. Aldersgrense 18 år.',
    startsOn: '2025-12-24',
    endsOn: '2026-01-01',
  },
];
