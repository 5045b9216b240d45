import type { Competition } from '@nettobonus/domain/campaigns/competition';

export const competitions: Competition[] = [
  {
    title: 'Gæt nettoværdien',
    description:
      'Vores egen quiz: Gæt nettoværdien af fem bonusser ud fra deres vilkår. Det er gratis at deltage, og du skal hverken købe noget, oprette en spillekonto eller spille. Quizzen ændrer ikke nettoværdien af nogen bonus, og et godt gæt er ingen grund til at spille, hvis du ikke ville have gjort det alligevel.',
    prize: '5 000 kr. til deling',
    winners: 10,
    decidedBy: 'Tættest på, ellers lodtrækning',
    howToJoin:
      'Send dine fem gæt med kontaktformularen, ét for hver bonus og afrundet til hele kroner. Ét svar pr. person, og du skal være fyldt 18 år. E-mailadressen bruges kun til at svare dig.',
    startsOn: '2026-11-02',
    endsOn: '2026-12-13',
  },
  {
    title: 'Havtornhøsten',
    casino: 'havtorn-spil',
    description:
      'Havtorn Spil trækker lod om kontante præmier blandt dem, der har spillet på to udvalgte spilleautomater. Der er ét lod for hver 100 kr. i indsats og højst 20 lodder pr. spiller, så fuld deltagelse koster i gennemsnit 80 kr. Lodtrækningen ændrer ikke bonussens nettoværdi, så deltag kun, hvis du ville have spillet alligevel.',
    prize: '10 000 kr.',
    winners: 25,
    decidedBy: 'Lodtrækning',
    howToJoin:
      'Meld dig til på kampagnesiden hos Havtorn Spil, før du spiller. Kun indsatser på de to automater i perioden tæller, og du skal være fyldt 18 år.',
    startsOn: '2026-10-14',
    endsOn: '2026-11-08',
  },
  {
    title: 'Nytårslodderne',
    casino: 'hyldeblomst-casino',
    description:
      'Hyldeblomst Casino trækker lod blandt dem, der har løst mindst én af ti små opgaver omkring nytår. Opgaverne kræver indsatser, og hver krone i indsats koster i gennemsnit fire øre. Lodtrækningen ændrer ikke bonussens nettoværdi, så deltag kun, hvis du ville have spillet alligevel.',
    prize: '5 000 kr.',
    winners: 20,
    decidedBy: 'Lodtrækning',
    howToJoin:
      'Sig ja til konkurrencen på din spillekonto, før du spiller. Der er ét lod pr. spiller, uanset hvor mange opgaver der er løst, og du skal være fyldt 18 år.',
    startsOn: '2026-12-27',
    endsOn: '2027-01-10',
  },
];
