import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'En gammel bog på saunabænken åbner for bonusrunden. Der er langt mellem dampskyerne, og imens sker der ikke meget.',
  'revontulten-aarre':
    'Nordlys over en snedækket skat. Roligt tempo, bløde farver og gevinster, der kommer i små ryk.',
  'hirvi-hold-win':
    'Elge låser sig fast på hjulene, mens resten drejer rundt igen. Lange pauser, og så afgøres det hele på få omgange.',
  jaanmurtaja:
    'En isbryder skærer sig gennem felterne og flytter symbolerne for hver omgang. Let at følge, aldrig helt stille.',
  'mustikka-27':
    'Blåbær på tre hjul og 27 måder at vinde på. Små gevinster, korte runder og ikke noget at holde styr på.',
  kultasuoni:
    'En guldgraver hugger sig nedad gennem klippen. De fleste skakter er tomme, og saldoen svinger derefter.',
  ukkonen:
    'Et tordenvejr trækker op over hjulene, og lynet slår ned i tilfældige felter. Voldsomt at se på og lige så ujævnt.',
  'perjantai-777':
    'Frugter, klokker og syvtaller som på den gamle automat i grillbaren. Enkelt, jævnt og hurtigt overstået.',
  'ahdin-verkot':
    'Havguden trækker sit garn op, og fangsten falder ned over hjulene. Fin rytme, men garnet er tit tomt.',
  'yoton-yo':
    'En lys sommernat ved søen, hvor solen aldrig går ned. Afdæmpet musik, små udsving og god tid mellem spinnene.',
  'metsan-vaki':
    'Skovens nisser og trolde bytter plads, når man mindst venter det. Legende stemning og en bonusrunde med flere veje.',
  kiskoilla:
    'Et godstog samler vogne op undervejs, og hver station giver en ny opgave. Man følger mere med i toget end i hjulene.',
  'glimmer-i-isen':
    'Ædelsten dukker op i takt med, at isen smelter. Klare farver, faldende symboler og kæder, der pludselig stopper.',
  'fjellets-konge':
    'Troldkongen sidder i bjerget og deler sjældent ud. Tungt lydspor og lange perioder, hvor der ikke sker noget.',
  'havnens-katte':
    'Havnens katte jagter sild mellem kutterne. Hyggeligt og ligetil, med mange små gevinster og få overraskelser.',
  'kvarnens-kugghjul':
    'Tandhjulene i en gammel vandmølle griber ind i hinanden fra spin til spin. Roligt, næsten mekanisk at spille.',
  saltgruven:
    'Dybt nede i saltminen tændes lamperne én for én. Lav tilbagebetaling og store udsving, så ventetiden bliver lang.',
  ravjaegeren:
    'En ravsamler går langs Vesterhavet efter en storm. Man vender sten og tang, og somme tider ligger der noget under.',
};
