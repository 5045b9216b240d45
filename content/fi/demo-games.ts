import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'Puusaunan lauteilla kirja aukeaa harvoin, ja siihen asti löyly lähinnä kuluttaa saldoa. Kärsivällisen peli.',
  'revontulten-aarre':
    'Tunturin yllä värit vaihtuvat rauhallisesti, ja aarretta etsitään lumen alta tasaiseen tahtiin.',
  'hirvi-hold-win':
    'Suolla lukitaan hirvensarvia paikoilleen. Pitkiä tyhjiä jaksoja, joita katkaisee harvakseltaan täysi ruudukko.',
  jaanmurtaja:
    'Laiva puskee läpi jääkentän, ja murtuneiden symbolien tilalle putoaa uusia. Rytmi on jykevä mutta ei hidas.',
  'mustikka-27':
    'Kolme kelaa, 27 voittolinjaa ja ämpärillinen marjoja. Pieniä osumia tulee usein, suuria tuskin lainkaan.',
  kultasuoni:
    'Lapin kaivoksessa vasara osuu enimmäkseen kiveen. Pieni palautus ja suuri vaihtelu tekevät pelistä kalliin.',
  ukkonen:
    'Salama lyö kelojen yli ja muuttaa symboleja kertoimiksi. Pelissä on hiljaista, kunnes yhtäkkiä ei ole.',
  'perjantai-777':
    'Vanhan ajan hedelmäpeli huoltoaseman nurkasta: kolme kelaa, vähän sääntöjä ja tasainen, verkkainen kulku.',
  'ahdin-verkot':
    'Verkkoja lasketaan veteen ja nostetaan muutaman kierroksen päästä. Saalis vaihtelee, tunnelma on tyyni.',
  'yoton-yo':
    'Juhannusyö järven rannalla. Pieniä voittoja kertyy tasaisesti, eikä ruudulla kiirehditä mihinkään.',
  'metsan-vaki':
    'Maahiset vaihtavat symbolien paikkoja kannon takana. Yllätyksiä on sopivasti, ja säännöt oppii parissa minuutissa.',
  kiskoilla:
    'Juna kulkee asemalta toiselle, ja jokainen vaunu tuo oman lisätoimintonsa. Vauhti pysyy koko matkan samana.',
  'glimmer-i-isen':
    'Pilkkiavannosta nousee hohtavia kiviä. Kirkas, hiljainen peli, jossa voitot tulevat maltillisin välein.',
  'fjellets-konge':
    'Vuoren kuninkaan salissa ovet aukeavat harvoin. Palautus on keskitasoa pienempi, ja saldo vaihtelee paljon.',
  'havnens-katte':
    'Satamakissat varastavat kaloja laiturilta. Leppoisa peli, jossa pieniä voittoja tulee tiuhaan.',
  'kvarnens-kugghjul':
    'Myllyn rattaat siirtävät symboleja askel kerrallaan. Mekaaninen ja rauhallinen peli, jossa pieniä voittoja tulee usein.',
  saltgruven:
    'Suolakaivoksessa laskeudutaan kerros kerrokselta. Suuri vaihtelu, pieni palautus ja pitkä matka takaisin ylös.',
  ravjaegeren:
    'Myrskyn jälkeen rannalta etsitään meripihkaa. Löytöjä tulee kohtuullisin välein, enimmäkseen pieniä.',
};
