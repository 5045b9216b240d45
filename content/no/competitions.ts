import type { Competition } from '@nettobonus/domain/competition';

export const competitions: Competition[] = [
  {
    title: 'Nettoquizen før jul',
    description:
      'Du får vilkårene for fem bonuser og gjetter hva som i snitt blir igjen av hver av dem. Quizen er vår egen og gratis, og den krever verken kjøp, innskudd eller spill. Den endrer ikke nettobeløpet for noen bonus, og ingen bør åpne en spillkonto for å være med.',
    prize: '10 000 kr',
    winners: 10,
    decidedBy: 'Minst samlet avvik fra fasit',
    howToJoin:
      'Be om oppgavene i kontaktskjemaet, og send svarene samme vei innen fristen. Ett svar per person, aldersgrense 18 år.',
    startsOn: '2025-11-10',
    endsOn: '2025-12-14',
  },
  {
    title: 'Høstjakten',
    casino: 'slot-mafia',
    description:
      'Automatturnering over tre helger, der poengene følger gevinsten i forhold til innsatsen. Deltakelsen endrer ikke bonusens netto, som er like negativ med som uten turnering. Delta bare hvis du ville ha spilt uansett, for de fleste får ingen premie.',
    prize: '1 000 gratisspinn',
    winners: 20,
    decidedBy: 'Høyeste gevinst mot innsats',
    howToJoin:
      'Meld deg på under «Turneringer» hos casinoet. Påmeldingen er gratis, men du spiller for egne penger.',
    startsOn: '2025-10-24',
    endsOn: '2025-11-09',
  },
];
