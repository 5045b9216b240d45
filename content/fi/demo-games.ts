import type { DemoThemes } from '../demo-games.ts';

export const demoThemes: DemoThemes = {
  'book-of-sauna':
    'Puusaunan lauteilla odotellaan. Noin joka yhdestoista kierros tuo voiton, ja useimmiten se on vain panos kolminkertaisena. Kirja maksaa 750 kertaa panoksen, mutta aukeaa keskimäärin kerran 8 000 kierroksessa. Kärsivällisen peli, jossa saldo enimmäkseen kuluu.',
  'revontulten-aarre':
    'Tunturin yllä värit vaihtuvat rauhallisesti. Jotakin löytyy joka viidennellä tai kuudennella kierroksella, yleensä kolme kertaa panos. Reilu viidennes palautuksesta on kuitenkin tähtien ja kuiden varassa, ja kummankin rivi osuu kohdalle vain kerran tuhannessa kierroksessa.',
  'hirvi-hold-win':
    'Suolla tapahtuu useammin kuin vaihtelusta voisi päätellä: joka seitsemäs kierros tuo voiton, ja melkein aina samankokoisen, viisi panosta. Suuren vaihtelun tekee kolmen auringon rivi, joka maksaa 960-kertaisesti. Jos sen jättää laskusta pois, palautus on enää noin 84 prosenttia.',
  jaanmurtaja:
    'Laiva puskee jäätä hitaasti mutta ilman suuria heilahduksia. Palautus on tasan 96 prosenttia eli sama, jota nettoluvuissamme oletetaan. Yhdeksän kierrosta kymmenestä on tyhjiä, mutta voitto on aina vähintään viisi ja enintään 70 kertaa panos.',
  'mustikka-27':
    'Marjametsässä ämpäri täyttyy tasaisesti. Palautus on demopeliemme suurin: sadan euron panoksista häviää keskimäärin 2,90 euroa. Useampi kuin joka kolmas kierros tuo voiton, eikä pelkkää panosta palauteta koskaan, vaan pienin voitto on kaksi panosta.',
  kultasuoni:
    'Lapin kaivoksessa vasara osuu enimmäkseen kiveen. Voittoja tulee harvemmin kuin missään muussa demopelissämme, noin yksi 14 kierrosta kohden, ja sadan kierroksen aikana ehtii tavallisesti tulla yli 30 tappiota peräkkäin. Tuhatkertainen timanttivoitto on valikoiman suurin, mutta useimmat eivät näe sitä koskaan.',
  ukkonen:
    'Pelissä on hiljaista, kunnes yhtäkkiä ei ole. Sadasta kierroksesta noin 92 menee tyhjänä ohi, mutta kun salama lyö, voitto on vähintään seitsemän kertaa panos. Vajaa puolet palautuksesta koostuu juuri näistä pienimmistä voitoista.',
  'perjantai-777':
    'Huoltoaseman nurkan hedelmäpeli tuntuu antavan enemmän kuin antaa. Puolet kierroksista tuo voiton, mutta kolmessa voitossa neljästä saa vain panoksensa takaisin. Palautus on 95 prosenttia, pienen vaihtelun peleistämme heikoin.',
  'ahdin-verkot':
    'Verkot nostetaan ylös keskimäärin seitsemän kierroksen välein, ja lähes yhdeksän kertaa kymmenestä niissä on rengas, viisi panosta. Pisin tyhjien nostojen jono on sadassa kierroksessa tavallisesti vajaat 20. Kalaparvi maksaa 130-kertaisesti ja ui ohi noin kerran tuhannessa kierroksessa.',
  'yoton-yo':
    'Juhannusyönä ei kiirehditä. Tämä on valikoiman tasaisin peli: sadan kierroksen pisin tappioputki on tavallisesti vain viisi kierrosta, ja suurin voitto jää 65 panokseen. Yli puolet kierroksista tuo voiton, joskin useimmiten pelkän panoksen.',
  'metsan-vaki':
    'Maahisten kannolla sattuu ja tapahtuu: runsas neljännes kierroksista tuo jonkin voiton. Pikkuvoitot vievät silti huomion väärään paikkaan. Puolet palautuksesta tulee kolmen kuun rivistä, 60 panosta kerralla, ja sellainen osuu kohdalle keskimäärin kerran 125 kierroksessa.',
  kiskoilla:
    'Asemanvälit ovat pitkiä, sillä vain joka kahdestoista kierros pysähtyy voittoon. Palautus on puoli prosenttiyksikköä pienempi kuin laskelmissamme, ja se maksaa: jos 100 euron bonus kierrätetään 25 kertaa, hinta on täällä 112,50 euroa eikä sata.',
  'glimmer-i-isen':
    'Pilkkiavannolla istutaan hiljaa: voittojen väliin jää tavallisesti kymmenkunta tyhjää kierrosta. Jättivoittoa on turha odottaa, sillä timanttien osuus palautuksesta on runsas prosentti. Lähes kaikki muu kertyy voitoista, jotka ovat 7–40 kertaa panos.',
  'fjellets-konge':
    'Vuoren kuninkaan ovet aukeavat harvoin, ja silloinkin takana on tavallisesti vain kolme panosta. Voittoa saa odottaa: pisin voitoton jakso on sadassa kierroksessa usein lähes 30 kierrosta. Kirjat, 60 panosta, tuovat yksin puolet palautuksesta.',
  'havnens-katte':
    'Satamakissoille riittää pikkukala. Runsaat kolme neljäsosaa palautuksesta on voittoja, joissa tulee takaisin yksi tai kolme panosta, joten saldo hupenee pienin askelin. Pahimmillaankin tappioita tulee sadan kierroksen aikana peräkkäin yleensä vain kuutisen.',
  'kvarnens-kugghjul':
    'Myllyssä kaksi samaa voi riittää voittoon, mutta symbolilla on väliä: lehtipari tuplaa panoksen, aaltopari vain palauttaa sen. Vajaat puolet kierroksista tuo voiton. Palautus, 96,9 prosenttia, on demopeliemme toiseksi suurin.',
  saltgruven:
    'Suolakaivos on demopeleistämme kallein: sadan euron panoksista häviää keskimäärin 5,40 euroa, lähes kaksi kertaa niin paljon kuin Mustikka 27:ssä. Kaksi kolmasosaa palautuksesta on viisinkertaisia voittoja, ja joka kahdeksas palautettu euro odottaa kolmea timanttia.',
  ravjaegeren:
    'Myrskyn jälkeen rannalta löytyy jotakin noin joka kuudennella kierroksella, enimmäkseen muruja: panos kaksinkertaisena. Peli elää keskikokoisista saaliista. Kolme kalaa tuo 30 panosta keskimäärin kerran 64 kierroksessa, ja siitä syntyy lähes puolet palautuksesta.',
};
