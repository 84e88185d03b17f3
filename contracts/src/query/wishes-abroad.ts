/**
 * What orders, difficulties and places are called by players of other languages, folded: German, French, Spanish, Italian, Japanese (also as it is
 * written in Latin letters), Korean, Portuguese. What is spelt the same in two of them stands once.
 */
export const SORTS_ABROAD: Readonly<Record<'new' | 'liked' | 'easy', string>> = {
  new:
    'neueste, neuesten, neuster, neuste, neusten, mas nuevo, mas nuevos, mas nuevas, nuevos, recientes, mas reciente, mas recientes, ' +
    'plus recent, plus recents, plus recente, plus recentes, derniers, dernieres, nouveaux, piu recenti, piu nuovi, recenti, mais recente, mais recentes, mais novo, mais novos, 最新, 最新順, 新着, 新着順, 新しい, 최신, 최신순',
  liked:
    'beliebteste, beliebtesten, beliebt, beliebte, am beliebtesten, mas popular, mas populares, populares, mas gustados, mas likes, ' +
    'plus aime, plus aimes, plus populaire, plus populaires, populaires, piu popolari, popolari, mais curtido, mais curtidos, mais popular, mais populares, 人気, 人気順, ninki, 인기, 인기순',
  easy: 'einfachste, einfachsten, leichteste, leichtesten, mas facil, mas faciles, plus facile, plus faciles, plus simples, piu facile, piu facili, mais facil, mais faceis',
};

type Row = readonly [
  field: 'difficulty' | 'position' | 'platform' | 'di' | 'outOfShield' | 'verified',
  value: string,
  phrases: string,
];

export const VALUES_ABROAD: readonly Row[] = [
  [
    'difficulty',
    'Easy',
    'einfach, einfache, einfacher, einfaches, einfachen, leicht, leichte, leichter, leichten, anfanger, fur anfanger, einsteiger, fur einsteiger, ' +
      'facil, faciles, principiante, principiantes, para principiantes, para novatos, facile, facili, debutant, debutants, pour debutant, pour debutants, ' +
      'per principianti, faceis, iniciante, iniciantes, para iniciantes, kantan, kantanna, 簡単, 簡単な, かんたん, 初心者, 初心者向け, 쉬운, 쉬운거, 초보, 초보자',
  ],
  [
    'difficulty',
    'Medium',
    'mittelschwer, mittelschwere, intermedio, intermedios, intermediaire, intermediaires, 中級, 중급',
  ],
  [
    'difficulty',
    'Hard',
    'schwer, schwere, schweren, schweres, schwierig, schwierige, schwierigen, dificil, dificiles, dificeis, difficile, difficiles, difficili, dur, durs, dure, dures, avance, avances, avanzado, avanzados, ' +
      'muzukashii, 難しい, むずかしい, 上級, 上級者, 上級者向け, 어려운, 어려운거, 고급',
  ],
  [
    'position',
    'ledge',
    'an der kante, kante, am rand, an der klippe, am abgrund, an der ledge, en el borde, al borde, borde, en la orilla, au bord, au rebord, sur le rebord, rebord, sul bordo, al bordo, na borda, perto da borda, na beirada, cerca del borde, nahe der kante, 崖, 崖端, 崖際, gake, 절벽, 절벽에서, 벼랑, 벼랑에서',
  ],
  ['position', 'corner', 'in der ecke, ecke, en la esquina, esquina, dans le coin, nell angolo, no canto'],
  [
    'position',
    'center',
    'in der mitte, buhnenmitte, en el centro, centro del escenario, au centre, en centre du stage, centre du stage, au milieu, milieu du stage, al centro, no centro',
  ],
  [
    'position',
    'offstage',
    'fuera del escenario, hors du stage, hors stage, hors scene, hors de la scene, hors du terrain, fuori dallo stage, fuori dal palco, fora do palco, 場外, 崖外',
  ],
  [
    'position',
    'platform',
    'auf plattform, auf der plattform, auf plattformen, sobre plataforma, en plataforma, en plataformas, sur plateforme, sur la plateforme, sulla piattaforma',
  ],
  [
    'platform',
    'top',
    'plateforme du haut, sur la plateforme du haut, plateforme superieure, obere plattform, auf der oberen plattform, plataforma superior, en la plataforma superior, ' +
      'plataforma de arriba, piattaforma superiore, piattaforma in alto, plataforma de cima',
  ],
  [
    'platform',
    'side',
    'plateforme laterale, sur la plateforme laterale, seitenplattform, plataforma lateral, piattaforma laterale',
  ],
  [
    'platform',
    'none',
    'ohne plattform, ohne plattformen, sin plataforma, sin plataformas, sans plateforme, sans plateformes, senza piattaforme, 終点',
  ],
  ['di', 'none', 'sans di, ohne di, sin di, senza di, sem di'],
  [
    'di',
    'any',
    'qualquer di, em qualquer di, cualquier di, con cualquier di, jede di, bei jeder di, n importe quelle di, qualsiasi di',
  ],
  [
    'outOfShield',
    'true',
    'aus dem schild, aus schild, fuera del escudo, desde el escudo, desde escudo, hors du bouclier, hors bouclier, depuis le bouclier, sortie de bouclier, dallo scudo, do escudo, ガーキャン, ガードキャンセル, ガード解除, 가드캔슬, 가드 캔슬',
  ],
  [
    'verified',
    'true',
    'verifiziert, verifizierte, verificado, verificados, verifie, verifies, verificati, verificata, verificate, verificada, verificadas',
  ],
];
