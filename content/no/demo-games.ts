import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'En gammel bok, en varm badstue og lange opphold: Bare omtrent hvert ellevte spinn gir gevinst, og hundre spinn byr gjerne på 27 tomme på rad. Den største biten av tilbakebetalingen kommer fra tre dråper, som gir 50 ganger innsatsen.',
  'revontulten-aarre':
    '«Nordlysets skatt»: Her holder det med to ringer for å vinne, og halve tilbakebetalingen kommer fra ringene. Det holder saldoen oppe mens du venter på stjernene, som gir 150 ganger innsatsen én gang per 1 000 spinn.',
  'hirvi-hold-win':
    'Hirvi er finsk for elg, men det er stripene som bærer spillet: Tre av dem gir fem ganger innsatsen og står for nesten to tredeler av alt som betales tilbake. Solen på 960 ganger innsatsen er mest til pynt. Sjansen er 1 av 8 000.',
  jaanmurtaja:
    '«Isbryteren» har ingen storgevinst å lokke med, for taket er 70 ganger innsatsen. Til gjengjeld er mellomgevinstene gode: 40 for tre fjell og 16 for tre bølger. Imellom er det stille, for bare ni av hundre spinn gir noe.',
  'mustikka-27':
    '«Blåbær 27» betaler tilbake mest av alle demospillene, 97,1 %. Mer enn hvert tredje spinn gir gevinst, oftest det dobbelte av innsatsen for to dråper. Tapet kommer så langsomt at det er lett å overse.',
  kultasuoni:
    '«Gullåren» svinger mest av alle. Bare sju av hundre spinn gir noe annet enn gråstein, og på 1 000 spinn er den lengste tørken gjerne rundt 60. Diamanten gir 1 000 ganger innsatsen, den høyeste gevinsten i samlingen.',
  ukkonen:
    '«Tordenvær»: Elleve av tolv spinn er stille før stormen. Når det først smeller, er det som regel tre bølger, sju ganger innsatsen. Lynet selv er verdt 660 innsatser, men slår bare ned på ett av 8 000 spinn.',
  'perjantai-777':
    '«Fredag 777» er en fruktautomat av den gamle sorten. Annethvert spinn gir gevinst, men rundt tre av fire ganger er det bare innsatsen tilbake. Derfor virker spillet snillere enn det er: Av hver hundrelapp du satser, tar det i snitt fem kroner.',
  'ahdin-verkot':
    '«Ahtis garn»: Havguden Ahti får noe i garnet omtrent hvert sjuende trekk, og sju av åtte fangster er tre ringer til fem ganger innsatsen. Resten er bifangst. Fisken på 130 ganger innsatsen er et sjeldent syn.',
  'yoton-yo':
    '«Nattløs natt»: midnattssol og et blankt skogstjern. Ingen av de andre demospillene gir gevinst så ofte eller svinger så lite, og selv på 1 000 spinn er den lengste rekken uten gevinst gjerne bare ni. Prisen for roen er en toppgevinst på 65 ganger innsatsen, den laveste her.',
  'metsan-vaki':
    '«Skogens folk»: De underjordiske deler ut småpenger på hvert fjerde spinn eller så. Men halvparten av tilbakebetalingen ligger i tre måner, 60 ganger innsatsen, og de kommer i snitt bare på hvert 125. spinn. Uteblir de, tømmes saldoen fort.',
  kiskoilla:
    '«På skinner»: et godstog med langt mellom stasjonene, i snitt tolv spinn. Fire av fem stopp er små, fem ganger innsatsen. De lange vognene gir 45 og 25, og lengre enn 75 ganger innsatsen blir toget aldri.',
  'glimmer-i-isen':
    'Diamanten glimrer mest i navnet: Den gir 100 ganger innsatsen én gang per 8 000 spinn og betyr nesten ingenting for tilbakebetalingen på 96,8 %. Det er tre ringer, sju ganger innsatsen, som varmer. Likevel går det gjerne rundt 50 spinn på rad uten gevinst en gang i løpet av 1 000.',
  'fjellets-konge':
    'Trollet på toppen slipper mest småstein: Fire av fem gevinster er på tre ganger innsatsen. Halve tilbakebetalingen ligger i tre bøker, som gir 60, og på hundre spinn er det gjerne nesten 30 på rad uten gevinst. Med 95,2 % er spillet også blant de dyreste.',
  'havnens-katte':
    '«Havnekattene» får litt hele tiden og må sjelden vente mer enn fem spinn på neste bit. Det vanligste er likevel to ringer, og de gir ikke mer enn innsatsen tilbake. Med 10 kr per spinn koster hundre spinn i snitt 34 kr.',
  'kvarnens-kugghjul':
    '«Møllens tannhjul» er det rolige spillet med flest måter å vinne på, for både to blader og to bølger betaler. Nesten halvparten av spinnene gir gevinst. Drøyt en tidel av tilbakebetalingen er gjemt i tre tannhjul til 105 ganger innsatsen.',
  saltgruven:
    'Med hodelykt ned i mørke saltganger. Ingen av demospillene gir mindre igjen: Hver hundrelapp i innsats koster i snitt 5,40 kr. De to største gevinstene, 960 og 200 ganger innsatsen, kommer begge én gang per 8 000 spinn, så de fleste økter slutter lenge før.',
  ravjaegeren:
    '«Ravjegeren» leter i tangen etter en storm. To bølger gir små funn, det dobbelte av innsatsen, mens nesten halve tilbakebetalingen kommer fra tre fisker, 30 ganger innsatsen, i snitt på hvert 64. spinn. Ravdråpen på 450 ser du neppe.',
};
