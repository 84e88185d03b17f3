const WORDS =
  'chrome room rooms statuses arterial atrial bach backfire bacterial baek bail bain baird bait banco bank bark barr bayou bays beaumont beck ' +
  'black blair bottling bower bowler browser browsers buck cloudy clout corbin daddy daily dairy dames dams dawn ' +
  'dish dock dodd dodged dodger dodgy doge doin dora dork dorm dory downhill downtime drown fail facam faco faire fairy fallon ' +
  'farr flair foreword forwarded foxy garb glen grad gram gran gras gray greg grew grey grin grub gunnar gunned ' +
  'gwen hand hands hard hardly hardy hare harm harp hart head heads hear heard hears hera herb herd here heron herr hiro ikea inhaling isla issa joke joked jokes kami katz keen kent kern kool ' +
  'lama lick licks lilac lima lina line lines ling linn lint linus luca luce lucian lucid lucie luck lucy luka lump ' +
  'luna mais march marching marcia marco marcos marginal margo maria marie marin marina marino marion maris marius ' +
  'marsh mart marta martha martina marty math midi mimi mini miss nada naga nail nairo nano napa nasa nest nests ' +
  'nets neural news nina noir pace pack paco pact pale palm palo pals palsy para pats patsy paul peace perch pets ' +
  'pics pies pigs pike pilot pinot pins pint pints pisa piss pita pitt pity pius plan plane planes planet plank plans planted polo poop pope pops pots preach ' +
  'puffy puts ready real reap rear reed reid richer riley ripley road robb robe robo robyn role rolf roma root rory ' +
  'rose ross rosy roxy rubin sake sara sash scot seamus sept sera seth shake shoot shoots shot shots shrek sided ' +
  'sieve silt simeon simone sine sion sire site size slash slide slot snape snare soar soda sofa soma sonia soot ' +
  'sore sort sorta sosa soto spacious spat specially specialty species spectral spit sport spout squire squirrel ' +
  'stake stash stave steph steven stevie still stint stove tank terra terre terri think threw thrown tick tile till ' +
  'tina ting tins tint tiny tree truce truc trucs truer ultimately ultimatum villa village villages ville wolfe woof woolf ' +
  'yank ying zain zara';

/**
 * Ordinary words, names of players and words of the game that lie within a correction's reach of a name, type or move: never
 * corrected. Those of the 60,000 most frequent English words (wordfreq 3.1, Zipf 2.95 and more) that would be.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));
