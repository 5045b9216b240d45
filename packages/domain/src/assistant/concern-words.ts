import { parsePhrases } from './phrases.ts';

/** In all languages at once, because a cry for help may be in a different language from the page. */
export const SELF_HARM = parsePhrases(`
  itsemurh*, itsemurha*, itsari*, tapan itseni, tappa* itse*, itseni tapp*, en halu* elä*, ei halu* elä*, en
  jaksa elä*, en jaksa enä*, ei jaksa enä*, halu* kuol*, lopet* elämä*, pääte* elämä*, riistä* hen*, satut*
  itse*, vahingoit* itse*, viillel*, viiltel*, viilsi*, elämäl* ei* merkity*, elämäs* ei* mitä*, parempi ilman
  minua, parempi kuolle*,
  självmord*, ta livet av, ta mitt liv, tar mitt liv, döda mig, vill inte leva, vill dö, vil dö, orkar inte
  leva, orkar inte mer, orkar inte längre, skada mig, skadar mig, skära mig, avsluta mitt liv, avsluta livet,
  inget att leva för, bättre utan mig, bättre död,
  selvmord*, sjølvmord*, ta livet mitt, tar livet mitt, ta livet av, drepe meg, vil ikke leve, vil ikkje leve,
  vil dø, orker ikke leve, orker ikke mer*, orkar ikkje meir, skade meg, skader meg, kutte meg, avslutte livet,
  ingenting å leve for, bedre uten meg, bedre død,
  tage mit liv, tager mit liv, tage livet af, tager livet af, tage mit eget liv, slå mig ihjel, gøre en ende på,
  skade mig, skader mig, cutte, cutter, afslutte livet, afslutte mit liv, intet at leve for, bedre uden mig,
  orker ikke at leve,
  suicid*, kill myself, end my life, end it all, want to die, hurt myself, harm myself, dont want to live, don t
  want to live, not want to live
`);

export const LOSS_OF_CONTROL = parsePhrases(`
  peliriippu*, pelihimo*, peliongelm*, pelikoukku*, riippuvai*, riippuvuu*, addikti*, koukussa, koukkuun,
  ongelmapela*, en pysty lopet*, en osaa lopet*, en voi lopet*, en saa lopet*, en kykene lopet*, ei pysty
  lopet*, ei osaa lopet*, en pysty pysäh*, en pysty olla pela*, en pysty olemaan pela*, en osaa olla pela*,
  menet* hallin*, menet* kontrol*, hallin* menet*, kontrol* menet*, hallin* karan*, karan* käsi*, riistäyt*
  käsi*, lähte* käsi*, pela* liika*, pela* liian paljon, pela* aivan liian, pela* joka päivä, pela* pakonomai*,
  minun pakko pela*, mun pakko pela*, velka*, velois*, velat, velko*, velan, pelivel*, pikavip*, ulosot*,
  ulosotto*, perintä*, perintään, luottotie*, maksuhäiri*, laina* pela*, pela* laina*, lain* raha* pel*, otin
  laina*, ottan* laina*, vuokrarah*, vuokra* pela*, pela* vuokra*, palka* pela*, pela* palka*, ruokarah*,
  opintolain*, säästöt meni*, pela* säästö*, säästö* pela*, hävi* kaik*, kaik* hävi*, hävi* liika, hävi* liian
  paljon, menet* kaik*, kaik* raha* meni*, pela* kaik* raha*, kaik* raha* pela*, rahat loppu*, tappio* takaisin,
  voitta* takaisin, voitan takaisin, rahat takaisin hävi*, hävi* takaisin, salaa pela*, pela* salaa, valehtel*
  pela*, vaimo* jättä*, en hallit*, pela* hallin*, hallin* pela*, ahdist* pela*, pela* ahdist*, masen*,
  epätoivo*,
  spelberoend*, spelmissbr*, spelproblem*, jag beroend*, beroende av, missbruk*, kan inte sluta, kan int sluta,
  kan ej sluta, lyckas inte sluta, klarar inte att sluta, slutar aldrig spela, tappa* kontroll*, förlora*
  kontroll*, mista* kontroll*, kontroll* tappa*, ingen kontroll, utan kontroll, spela* för mycket, spelar bort,
  spelat bort, spelade bort, skuldsat*, skuld, skulden, skulder*, spelskuld*, kronofogd*, inkasso*,
  betalningsanmärk*, sms lån*, smslån*, snabblån*, lånat pengar, låna pengar, lånar pengar, lån för att spela,
  hyrespeng*, hyran, matpeng*, hela lönen, lönen på spel, sparpeng*, förlora* allt, förlorat för mycket,
  förlora* alla pengar, vinna tillbaka, ta tillbaka förlust*, jaga* förlust*, jagar mina förlust*, spelar i
  smyg, ljug* om spel*, måste spela hela, måste spela varje, tvångsmäss*, mår dåligt, ångest, deprim*,
  förtvivl*, gått överstyr, spårat ur,
  spillavheng*, speleavheng*, jeg avhengig*, spilleproblem*, spillproblem*, spillegal*, klarer ikke slutte,
  klarer ikke å slutte, greier ikke slutte, greier ikke å slutte, kan ikke slutte, klarer ikke stoppe, klarer
  ikke å stoppe, får ikke til å slutte, mist* kontroll*, tap* kontroll*, ingen kontroll, uten kontroll, spill*
  for mye, spiller for mye, spilt bort, spiller bort, gjeld, =gjelda, =gjelden, gjeldsp*, gjeldsat*,
  spillegjeld*, inkasso*, namsman*, betalingsanmerk*, forbrukslån*, låne penger, lånt penger, låner penger,
  husleie*, matpeng*, hele lønna, hele lønnen, sparepeng*, tapt alt, mistet alt, taper alt, tapt for mye, tapt
  alle pengene, vinne tilbake, ta igjen tap*, jage* tap*, spiller i skjul, lyver om spill*, må spille hele, må
  spille hver, tvangsmess*, har det vondt, angst, deprim*, fortvil*, ute av kontroll,
  ludoman*, spilleafhæng*, spilafhæng*, jeg afhængig*, spilleproblem*, kan ikke stoppe, kan ikke holde op, kan
  ikke lade være, ikke lade være med at spil*, miste* kontrol*, tab* kontrol*, ingen kontrol, uden kontrol,
  spiller for meget, spillet for meget, spillet væk, spiller væk, gæld, =gælden, gældsat*, gældsp*, spillegæld*,
  forgæld*, rki, fogedret*, kviklån*, forbrugslån*, låne penge, lånt penge, låner penge, husleje*, madpenge*,
  hele lønnen, hele min løn, opsparing*, tabt alt, mistet alt, taber alt, tabt for meget, tabt alle, vinde
  tilbage, vinde det tabte, jagte* tab*, spiller i smug, lyver om spil*, tvangsmæss*, har det skidt, fortvivl*,
  ude af kontrol,
  addict*, gambling problem*, cant stop, can t stop, cannot stop, lost control, losing control, lost everything,
  lost all my, win back, win it back, chasing loss*, debt, debts, in debt, rent money, borrow* money
`);

export const EXCLUSION = parsePhrases(`
  peliesto*, pelikiel*, pelieston*, itse* esto*, estolist*, estorekist*, peliraja*, pelirajo*, talletusraja*,
  talletusrajo*, tappioraja*, pelitauko*, pelitauo*, suljin tili*, sulkenut tili*, spelpaus*, avstängd*,
  avstängning*, stänga av mig, stängt av mig, stänger av mig, självavstäng*, spelstopp*, insättningsgräns*,
  gräns* insättning*, selvekskl*, selvutest*, utesteng*, utestengt, ekskluder*, sperr*, sperre*, sperret,
  spillpause*, spillepause*, innskuddsgrens*, tapsgrens*, stenge meg, stengt meg, steng* konto*, rofus*,
  selvudeluk*, udeluk*, spillestop*, spilstop*, indbetalingsgræns*, tabsgræns*, lukke mig, lukket mig, udelukk*,
  gamstop*, self exclu*, selfexclu*, gamban*
`);
export const EVADING = parsePhrases(`
  kiert*, kierrä*, kiersi*, ohi, ohit*, huolimatta, silti, ilman, pois, poist*, purka*, puret*, päästä läpi, ei
  toimi, ei näy, ei koske, avaa* uud*, vaikka, ei ole, ei kuulu, voinko pela*, voi pela*, saa pela*, pääse*
  pela*, utan, kringgå*, omgå*, trots, ändå, runt, förbi, undvik*, slipp*, häva, upphäv*, ta bort, inte koppla*,
  inte anslut*, ej koppla*, kan spela, får spela, spela ändå, spela fast*, fast jag, uten, rundt, forbi, til
  tross, likevel, unngå*, oppheve*, fjerne*, slippe*, kan spille, får spille, spille selv om, selv om, ikke
  koble*, uden, udenom, uden om, trods, alligevel, undgå*, ophæve*, fjern*, må spille, spille selvom, selvom,
  ikke tilkny*, ikke tilslut*, ikke med i, bypass*, without, around, avoid*, not on, non, despite, anyway, get
  rid, remove*
`);
/** Ways around a self-exclusion that imply one without naming it. */
export const EVASION_METHODS = parsePhrases(`
  vpn, proxy*, toisen nimellä, toisen nimi*, toisen tunnuks*, kaverin nimi*, kaverin tunnuks*, vaimon nimi*,
  vaimon tunnuks*, miehen tunnuks*, äidin tunnuks*, isän tunnuks*, väär* henkilötu*, toisen pankkitun*, kaverin
  pankkitun*, någon annans, kompis* bankid, kompis* namn, annans namn, annans bankid, min frus, sambos bankid,
  falsk* id*, andres bankid, noen andres, en annens, kompisens bankid, kona sin, konas bankid, falsk
  legitimasjon, andens mitid, en andens, min kones, vens mitid, kærestes mitid, falsk legitimation, someone else
  s
`);

export const MINOR = parsePhrases(`
  alaikäi*, alaikäinen, ala ikäi*, minderårig*, mindreårig*, underårig*, omyndig, underage*, under 18, alle 18,
  ikä* todist* ilman, ilman ikä*, utan ålderskontroll*, uten alderskontroll*, uden alderskontrol*, lukiolai*,
  yläaste*
`);
/** The age that a visitor states, in the four languages and English. */
export const OWN_AGE =
  /(?:(?:olen|oon|ikäni on|jag är|jeg er|eg er|i am|i'm|im|fyller|täytän)\s+(?:vasta |bara |bare |kun |only )?(\d{1,2})(?![\d%€]|\s*(?:%|€|kr|eur))|(?<!\d)(\d{1,2})[\s-]*(?:vuotias|vuotta vanha|årig|åring|år gammal|år gammel|years old))/gu;

export const ASKING_HELP = parsePhrases(`
  apua pela*, apua peli*, apua ongelm*, auttava puhel*, peluuri*, pelirajaton*, rajoit* pelaam*, vähen* pelaam*,
  lopet* pelaam*, haluan lopettaa, vastuullis* pela*, tukea peli*, pelaa* huole*, huolis* pela*, läheise* pela*,
  läheinen pela*, mieheni pela*, vaimoni pela*, poikani pela*, stödlinje*, hjälp med spel*, hjälp med mitt
  spel*, sluta spela, vill sluta, minska mitt spel*, spela mindre, hjälplinje*, oro* spel*, anhörig*,
  spelansvar*, ansvarsfull*, hjelpelinj*, hjelp med spill*, slutte å spille, vil slutte, spille mindre, bekymr*
  spill*, pårørend*, spillevett*, ansvarlig spill*, stopspillet*, stop spillet*, hjælp til spil*, hjælp med
  spil*, hjælp med mit spil*, stoppe med at spille, holde op med at spille, spille mindre, bekymr* spil*,
  ansvarligt spil*, gambling help*, responsible gambl*, stop gambling
`);

/** Help of any kind. It counts as help with gambling only if the message mentions no product. */
export const ANY_HELP = parsePhrases(`
  =apua, hjälp, hjelp, hjælp, need help
`);
export const PRODUCT = parsePhrases(`
  *bonus*, *bonuks*, *kasino*, *casino*, tarjou*, erbjud*, tilbud*, *kierro*, *spin*, *snurr*, talletu*, insättn*,
  innskud*, indbetal*, lisens*, licens*, netto*
`);
