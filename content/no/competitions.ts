import type { Competition } from '@nettobonus/domain/campaigns/competition';

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
    startsOn: '2026-11-09',
    endsOn: '2026-12-13',
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
    startsOn: '2026-10-23',
    endsOn: '2026-11-08',
  },
  {
    title: 'Romjulsrunden',
    casino: 'rizzio-casino',
    description:
      'Rizzio Casino trekker premier i romjulen og over nyttår blant alle som har spilt minst én runde på fem utvalgte automater. En høy innsats gir ikke flere lodd. Hver satset krone koster i snitt fire øre, og trekningen endrer ikke bonusens netto. Delta bare hvis du ville ha spilt uansett.',
    prize: '5 000 kr',
    winners: 25,
    decidedBy: 'Trekning, ett lodd per spiller',
    howToJoin:
      'Meld deg på under «Kampanjer» hos casinoet, og spill minst én runde for egne penger i perioden. Aldersgrense 18 år.',
    startsOn: '2026-12-26',
    endsOn: '2027-01-03',
  },
];
