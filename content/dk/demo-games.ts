import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'En gammel bog på saunabænken og langt mellem dampskyerne: Kun ét ud af 11 spins giver gevinst. Fire tiendedele af alt, hvad spillet betaler tilbage, kommer fra tre dråber til 50 gange indsatsen. De tre bøger, 750 gange indsatsen, viser sig i ét ud af 8.000 spins.',
  'revontulten-aarre':
    'Nordlys over en snedækket skat. Ingen gevinst er mindre end tre gange indsatsen, og to ringe er nok til den. Derfor går saldoen op i små ryk og ned imellem dem; i 100 spins er den længste tur uden gevinst typisk på 16.',
  'hirvi-hold-win':
    'Elge i skovbrynet og et spil med to ansigter. Tre striber giver fem gange indsatsen i ét ud af otte spins og står for to tredjedele af tilbagebetalingen. Derefter er der langt op: Mellem 8 og 88 gange indsatsen findes der ingen gevinst.',
  jaanmurtaja:
    'En isbryder på vej gennem drivis. De 96 %, spillet betaler tilbage, er netop dem, vi regner med i netto. Der vindes sjældent, men gevinsterne ligger tæt: Den mindste er fem gange indsatsen og den største kun 70.',
  'mustikka-27':
    'Blåbær i kurven og den højeste tilbagebetaling blandt demospillene, 97,1 %. To dråber fordobler indsatsen og kommer i mere end hvert fjerde spin. Tørken bliver derfor kort: Otte spins i træk uden gevinst er typisk det værste på 100.',
  kultasuoni:
    'En guldgraver hugger sig ned gennem klippen, og de fleste skakter er tomme. Intet andet demospil vinder så sjældent, i ét ud af 14 spins, og intet svinger så meget. Spiller du 100 gange, er 31 forgæves spins i træk ikke usædvanligt. Diamanterne giver 1.000 gange indsatsen.',
  ukkonen:
    'Tordenvejr over hjulene: mest mørke og af og til et lyn. Fire femtedele af tilbagebetalingen er to beskedne gevinster på 7 og 20 gange indsatsen. De tre lyn til 660 gange indsatsen ser voldsomme ud, men udgør under en tiendedel.',
  'perjantai-777':
    'Syvtaller og striber som på den gamle automat i grillbaren. Hvert andet spin giver gevinst, men i tre ud af fire tilfælde får du blot indsatsen igen. Det føles som at vinde, mens fem procent af det, du satser, forsvinder.',
  'ahdin-verkot':
    'Havguden trækker sit garn op, og seks ud af syv gange er det tomt. Er der noget i, er det som regel ringe til fem gange indsatsen. Fiskene til 130 gange indsatsen går i garnet én gang på tusind spins, og dråberne lige så sjældent.',
  'yoton-yo':
    'En lys sommernat ved søen, hvor solen aldrig går ned. Her er udsvingene de mindste blandt demospillene, og den længste tomme stribe på 100 spins er typisk kun fem. Til gengæld er der ikke meget at vente på: Tre sole giver 65 gange indsatsen, og det er mest.',
  'metsan-vaki':
    'Nisser og trolde bytter plads i måneskin. To blade eller to ringe giver lidt igen i knap hvert fjerde spin, men halvdelen af tilbagebetalingen ligger i tre måner, som kommer i ét ud af 125. Bliver månerne væk, svinder saldoen langsomt.',
  kiskoilla:
    'Et godstog i adstadigt tempo og uden en stor gevinst for enden: 75 gange indsatsen er det højeste. Alligevel er der 11 tomme spins, hver gang ét vinder. Det er de mellemste gevinster, 25 og 45 gange indsatsen, der holder toget i gang.',
  'glimmer-i-isen':
    'Ædelsten i smeltende is, men det er ikke diamanterne, der betaler. De udgør én procent af tilbagebetalingen, ringene næsten halvdelen. Ringe giver syv gange indsatsen, så der skal to hold til for at dække en almindelig ventetid på 11 spins.',
  'fjellets-konge':
    'Troldkongen i bjerget deler sjældent ud. Fire ud af fem gevinster er på tre gange indsatsen og dækker langt fra de spins, der gik forud. Halvdelen af tilbagebetalingen gemmer sig i tre bøger til 60 gange indsatsen, og de kan lade vente på sig.',
  'havnens-katte':
    'Havnens katte jagter sild mellem kutterne. To ringe betaler indsatsen tilbage, tre ringe det tredobbelte, og det er næsten det hele: Fisk og måner dukker tilsammen op i ét ud af 500 spins. Saldoen glider stille nedad med få overraskelser.',
  'kvarnens-kugghjul':
    'Tandhjulene i en gammel vandmølle griber roligt ind i hinanden. Kun Mustikka 27 betaler mere tilbage; her koster 100 kr. i indsats 3,10 kr. i længden. Knap hvert andet spin giver noget, og tre tandhjul giver 105 gange indsatsen.',
  saltgruven:
    'Dybt nede i saltminen er der mørkt. 94,6 % er den laveste tilbagebetaling blandt demospillene, så 100 kr. i indsats koster 5,40 kr. De to store gevinster, 960 og 200 gange indsatsen, kommer hver især i ét ud af 8.000 spins.',
  ravjaegeren:
    'En ravsamler går langs Vesterhavet efter en storm. Bølger giver det dobbelte og holder turen i gang, men det er tre fisk til 30 gange indsatsen, der bærer halvdelen af tilbagebetalingen. Selve ravet, 450 gange indsatsen, betyder ikke meget i længden.',
};
