import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Gæt netto',
    description:
      'I vores egen quiz skal du gætte netto for fem bonusser ved en indbetaling på 700 kr.: Boost Casino, Hyldeblomst Casino, Havtorn Spil, Klitrose Casino og Strandskade Bet. Vilkårene finder du i vores anmeldelser og faktaark. Det er gratis at deltage, og du skal hverken købe noget, oprette en spilkonto eller spille. Et godt gæt er ingen grund til at tage imod en bonus.',
    prize: '5.000 kr. til deling',
    winners: 10,
    decidedBy: 'Bedste gæt, evt. lodtrækning',
    howToJoin:
      'Skriv dine fem gæt i formularen på denne side, ét for hver bonus og i hele kroner. Ét svar pr. person, og du skal være fyldt 18 år. E-mailadressen bruges kun til konkurrencen.',
    questions: [
      { label: 'Boost Casino' },
      { label: 'Hyldeblomst Casino' },
      { label: 'Havtorn Spil' },
      { label: 'Klitrose Casino' },
      { label: 'Strandskade Bet' },
    ],
    startsOn: '2025-10-31',
    endsOn: '2025-12-11',
  },
  {
    title: 'Havtornhøsten',
    casino: 'havtorn-spil',
    description:
      'Havtorn Spil trækker lod om kontante præmier blandt dem, der har spillet på to udvalgte spilleautomater. Der er ét lod for hver 100 kr. i indsats og højst 20 lodder pr. spiller, så 20 lodder kræver indsatser for 2.000 kr. og koster dermed 80 kr. Lodtrækningen ændrer ikke bonussens netto.',
    prize: '10.000 kr.',
    winners: 25,
    decidedBy: 'Lodtrækning',
    howToJoin:
      'Meld dig til på kampagnesiden hos Havtorn Spil, før du spiller. Kun indsatser på de to automater i perioden tæller, og du skal være fyldt 18 år.',
    startsOn: '2025-10-12',
    endsOn: '2025-11-06',
  },
  {
    title: 'Ti opgaver, ét lod',
    casino: 'hyldeblomst-casino',
    description:
      'Hyldeblomst Casino trækker lod blandt dem, der har løst mindst én af ti små opgaver. For at løse opgaverne skal du satse penge, og vi regner med, at hver krone i indsats koster fire øre. Flere opgaver giver ikke flere lodder, kun flere indsatser.',
    prize: '5.000 kr.',
    winners: 20,
    decidedBy: 'Lodtrækning',
    howToJoin:
      'Sig ja til konkurrencen på din spilkonto, før du spiller. Der er ét lod pr. spiller, uanset hvor mange opgaver der er løst, og du skal være fyldt 18 år.',
    startsOn: '2025-12-25',
    endsOn: '2026-01-08',
  },
];
