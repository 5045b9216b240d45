import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'En gammel bok, en varm badstue og symboler som utvider seg. Saldoen synker ofte lenge mellom treffene.',
  'revontulten-aarre':
    '«Nordlysets skatt»: Nordlyset vokter en frossen skattkiste. Gevinstene kommer jevnt nok til at du rekker å lære reglene.',
  'hirvi-hold-win':
    'Hirvi er finsk for elg, og elgene låser seg fast på hjulene mens resten spinner videre. Det er langt mellom rundene der noe skjer.',
  jaanmurtaja:
    '«Isbryteren» knuser symboler, og nye faller ned i råka. Rolig framdrift med korte serier av treff.',
  'mustikka-27':
    '«Blåbær 27» har tre hjul og 27 måter å treffe på. Mange små gevinster, få overraskelser og liten fallhøyde.',
  kultasuoni:
    '«Gullåren»: gullgraving dypt under fjellet. Tilbakebetalingen er lav, og de fleste spinn kommer opp med gråstein.',
  ukkonen:
    '«Tordenvær»: Lynet slår ned og gjør vanlige symboler til jokere. Enten skjer det ingenting, eller alt på én gang.',
  'perjantai-777':
    '«Fredag 777» er en fruktautomat av den gamle sorten, med sjuere og kirsebær. Jevn og forutsigbar, og fort forstått.',
  'ahdin-verkot':
    '«Ahtis garn»: Havguden Ahti drar garn, og fangsten samles til en bonusrunde. Mest småfisk, og en sjelden gang noe større.',
  'yoton-yo':
    '«Nattløs natt»: midnattssol over et blankt skogstjern. Lavt tempo, hyppige smågevinster og en saldo som knapt rører seg.',
  'metsan-vaki':
    '«Skogens folk»: De underjordiske flytter på symbolene når du minst venter det. Passe uforutsigbart, aldri helt vilt.',
  kiskoilla:
    '«På skinner»: Et godstog samler vogner på vei nordover. Du venter mer på stasjonene enn du kjører, men utsikten er fin.',
  'glimmer-i-isen':
    'Krystaller lyser opp under isen og smelter sammen i grupper. Middels svingninger og et rolig lydspor.',
  'fjellets-konge':
    'Et troll sitter på toppen og slipper stein nedover hjulene. Nådeløst spill med mange tomme spinn underveis.',
  'havnens-katte':
    '«Havnekattene» sitter på bryggekanten og venter på fiskebåtene. Små gevinster tikker inn ofte, og lite står på spill per spinn.',
  'kvarnens-kugghjul':
    '«Møllens tannhjul»: Hjulene i en gammel mølle griper i hverandre og dreier nabohjulene. Jevnt, mekanisk og nesten søvndyssende.',
  saltgruven:
    'Med hodelykt ned i mørke saltganger. Dette spillet har lavest tilbakebetaling av alle her og svinger mye.',
  ravjaegeren:
    '«Ravjegeren» leter etter rav i tangen etter en storm. Noen funn på hver strandtur, men sjelden de store klumpene.',
};
