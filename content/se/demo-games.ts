import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'En gammal bok, en bastu och mycket ånga. Vart elfte snurr ger vinst, oftast tre gånger insatsen. Fyra tiondelar av återbetalningen ligger i tre droppar, som kommer en gång på 125 snurr, och däremellan rinner saldot undan.',
  'revontulten-aarre':
    'Norrsken över hjulen. Två ringar räcker för tre gånger insatsen, och det händer ungefär vart sjunde snurr. De små vinsterna håller saldot uppe, men på tusen snurr får du räkna med en svit på omkring 27 utan vinst.',
  'hirvi-hold-win':
    'Älgskog med en enda riktigt stor vinst: tre solar ger 960 gånger insatsen, en gång på 8 000 snurr. De flesta hinner aldrig se den, och utan den är återbetalningen bara knappt 84 procent.',
  jaanmurtaja:
    'En isbrytare som går långt mellan hamnarna. Många snurr är tomma, men varje vinst är minst fem gånger insatsen och ingen är större än 70. Saldot rör sig i trappsteg: länge nedåt, sedan ett kliv upp.',
  'mustikka-27':
    'Blåbärsskog och den högsta återbetalningen av alla demospel. En omsatt hundralapp kostar 2,90 kr. Mer än vart tredje snurr ger minst dubbla insatsen, så saldot krymper långsamt och utan dramatik.',
  kultasuoni:
    'En guldåder djupt nere i berget, och det ojämnaste spelet här. Bara vart fjortonde snurr ger vinst, och på tusen snurr blir den längsta torkan gärna ett sextiotal. I gengäld är toppvinsten störst av alla, 1 000 gånger insatsen.',
  ukkonen:
    'Åskväder: tyst länge, sedan en smäll. Vinsterna är få, en på tolv snurr, men aldrig mindre än sju gånger insatsen. Tre blixtar ger 660 gånger insatsen, men det är få förunnat att se dem.',
  'perjantai-777':
    'En fruktautomat av den gamla sorten. Vartannat snurr ger utdelning, men i nästan tre fall av fyra är det bara insatsen tillbaka. Spelet känns snällt medan saldot sjunker, och av de lugna spelen är det här det dyraste.',
  'ahdin-verkot':
    'Havsguden Ahti drar upp sina nät. Nästan nio vinster av tio är samma fångst: tre ringar, fem gånger insatsen. Det ger en igenkännlig rytm, avbruten av uppehåll som på tusen snurr kan bli drygt trettio snurr långa.',
  'yoton-yo':
    'En ljus natt vid en insjö, och det stillsammaste av spelen. Inget annat ger utdelning så ofta eller svänger så lite, och inget har en så låg högsta vinst: 65 gånger insatsen. Saldot sjunker långsamt, men det sjunker.',
  'metsan-vaki':
    'Skogens småfolk gömmer sig bakom granarna. Drygt vart fjärde snurr ger vinst, oftast bara en eller två gånger insatsen. Halva återbetalningen är tre månar, och kommer de inte tar saldot slut fortare än man tror.',
  kiskoilla:
    'Ett godståg med långt mellan vagnarna. Elva snurr av tolv är tomma, och någon riktigt stor vinst finns inte att vänta på: mer än 75 gånger insatsen blir det aldrig. Med 4,50 kr per omsatt hundralapp är det dessutom dyrare än de flesta.',
  'glimmer-i-isen':
    'Frusna stenar som glimmar till då och då. Vinsterna är glesa men lika varandra i storlek, nästan alltid 7–40 gånger insatsen. Därför svänger saldot minst av spelen med medelhög volatilitet.',
  'fjellets-konge':
    'Bergakungen vaktar sin sal. Nästan fyra vinster av fem är de minsta, tre gånger insatsen, och det kan gå femtio snurr mellan dem. Spelet lever på de tre böckerna, 60 gånger insatsen, och på tålamod.',
  'havnens-katte':
    'Hamnens katter nöjer sig med småfisk: på mer än vart tredje snurr får du precis insatsen tillbaka. Längre förlustsviter än tio är ovanliga, och den ena kvällen liknar den andra. Den feta fisken, 75 gånger insatsen, kommer en gång på tusen.',
  'kvarnens-kugghjul':
    'En vattenkvarn som maler på. Nästan vartannat snurr ger något, och bara Mustikka 27 har högre återbetalning. Tre kugghjul ger 105 gånger insatsen, mest av spelen med låg volatilitet.',
  saltgruven:
    'Saltgruvan är dyrast av alla: en omsatt hundralapp kostar 5,40 kr. Ungefär vart åttonde snurr ger fem gånger insatsen, och det är nästan allt som händer. De två stora vinsterna hinner saldot sällan vänta in.',
  ravjaegeren:
    'Bärnstensletaren går längs stranden efter stormen. Små fynd, två gånger insatsen, gör han vart sjunde snurr, men hälften av återbetalningen är tre fiskar på en gång. Mellan dem kan saldot dyka ordentligt.',
};
