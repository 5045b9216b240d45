import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'En gammal bok, en bastu och mycket ånga. Länge händer ingenting, sedan kan en hel skärm fyllas på en gång.',
  'revontulten-aarre':
    'Norrskenet drar över hjulen och byter färg på symbolerna. Spelet går i jämn takt, med några längre pauser.',
  'hirvi-hold-win':
    'Älgar stannar kvar på hjulen medan resten snurrar om. Saldot sjunker fort mellan de omgångar då de samlas.',
  jaanmurtaja:
    'En isbrytare bryter upp rutnätet rad för rad. Varje snurr liknar ett litet pussel, och tempot är makligt.',
  'mustikka-27':
    'Tre hjul med blåbär och 27 vinstvägar. Små vinster kommer tätt, så saldot rör sig långsamt åt något håll.',
  kultasuoni:
    'En gruvgång där malmen ligger djupt. Lägre återbetalning än de flesta och långa sträckor utan någon vinst.',
  ukkonen:
    'Åskan slår ned och förvandlar symboler till jokrar. Det är dramatiskt att se på och svänger kraftigt.',
  'perjantai-777':
    'En klassisk fruktautomat med körsbär och sjuor. Enkel att förstå på en minut och lugn att spela.',
  'ahdin-verkot':
    'Havsguden Ahti drar upp nät ur djupet, och fångsten avgör bonusrundan. Lagom ojämnt och vackert tecknat.',
  'yoton-yo':
    'En ljus sommarnatt vid en insjö där solen aldrig går ned. Stillsamt spel med täta men mycket små vinster.',
  'metsan-vaki':
    'Skogens småfolk gömmer sig bakom granarna och byter plats mellan snurren. Det bjuder på viss variation.',
  kiskoilla:
    'Ett godståg rullar förbi och lastar av symboler på hjulen. Takten är jämn, återbetalningen något låg.',
  'glimmer-i-isen':
    'Frusna stenar spricker och faller, och nya tar deras plats. En och samma insats kan ge flera fall i rad.',
  'fjellets-konge':
    'Bergakungen vaktar sin sal i det norska fjället. Vinsterna är glesa, och det gäller att tåla långa torrperioder.',
  'havnens-katte':
    'Hamnens katter stryker runt bland fisklådor och tunnor. Ett vänligt spel med täta småvinster och låg puls.',
  'kvarnens-kugghjul':
    'Kugghjulen i en gammal vattenkvarn driver hjulen ett steg i taget. Låg volatilitet och hög återbetalning.',
  saltgruven:
    'Djupt nere i saltet lyser enstaka kristaller. Spelets återbetalning är låg, och saldot tar ofta slut tidigt.',
  ravjaegeren:
    'Bärnstensletaren går längs stranden efter stormen. Fynden kommer ojämnt, men sällan med riktigt långa uppehåll.',
};
