/**
 * What fighters are called in the Japanese, Korean, Chinese, Russian, French, German, Spanish, Italian and Portuguese versions of the
 * games (the roster screens; of Pokémon the names of the species), and how players write these in Latin letters. Names that are the
 * same as in English are left out. By slug of a fighter or group; each becomes a filter and is never what a misspelt word is read as.
 */
export const smashNamesAbroad: Readonly<Record<string, string>> = {
  mario: 'マリオ, 마리오, 马力欧, 馬力歐, 马里奥, 瑪利歐, марио',
  'donkey-kong': 'ドンキーコング, ドンキー, 동키콩, 동키 콩, 森喜刚, 咚奇剛, 大金刚, 大金剛, донки конг',
  link: 'リンク, 링크, 林克, линк',
  samus: 'サムス, 사무스, 萨姆斯, 薩姆斯, самус',
  'dark-samus':
    'ダークサムス, 다크 사무스, 暗黑萨姆斯, 黑暗薩姆斯, темная самус, samus oscura, samus sombre, dunkle samus',
  yoshi: 'ヨッシー, 요시, 耀西, йоши',
  kirby: 'カービィ, カービー, kaabii, 커비, 星之卡比, 卡比, кирби',
  fox: 'フォックス, 폭스, 火狐, 福克斯, фокс',
  pikachu: 'ピカチュウ, ピカチュー, 피카츄, 皮卡丘, пикачу',
  luigi: 'ルイージ, 루이지, 路易吉, луиджи',
  ness: 'ネス, 네스, 奈斯, 聶斯, несс, нэсс',
  'captain-falcon':
    'キャプテンファルコン, キャプテン・ファルコン, ファルコン, 캡틴 팔콘, 캡틴팔콘, 팔콘, 猎鹰队长, 獵鷹隊長, 飞隼队长, капитан фалькон, фалькон, capitaine falcon, capitan falcon',
  jigglypuff: 'プリン, purin, 푸린, 胖丁, джигглипаф, rondoudou, pummeluff',
  peach: 'ピーチ, ピーチ姫, 피치, 피치공주, 碧姬, 碧姬公主, 桃花公主, пич',
  daisy: 'デイジー, デイジー姫, 데이지, 黛西, 黛西公主, 菊花公主, дэйзи',
  bowser: 'クッパ, kuppa, koopa, king koopa, 쿠파, 酷霸王, 库巴, 庫巴, боузер',
  'ice-climbers':
    'アイスクライマー, アイクラ, 아이스 클라이머, 아이스클라이머, 攀冰者, 冰山攀登者, айс клаймберс, ледолазы',
  sheik: 'シーク, 시크, 希克, 席克, шейк',
  zelda: 'ゼルダ, ゼルダ姫, zeruda, 젤다, 塞尔达, 薩爾達, зельда',
  'dr-mario':
    'ドクターマリオ, ドクマリ, dokumari, 닥터마리오, 닥터 마리오, 马力欧医生, 瑪利歐醫師, доктор марио, docteur mario, doktor mario, dottor mario, doctor mario',
  pichu: 'ピチュー, 피츄, 皮丘, пичу',
  falco: 'ファルコ, 팔코, 佛克, 法尔科, 法爾科, фалько',
  marth: 'マルス, marusu, 마르스, 马尔斯, 馬爾斯, марс, март',
  lucina: 'ルキナ, rukina, 루키나, 露琪娜, 露西娜, люцина',
  'young-link':
    'こどもリンク, 子供リンク, コリン, kodomo link, 소년 링크, 幼年林克, 小林克, 儿童林克, 年輕林克, юный линк, link enfant, junger link, link nino, bambino link, link bambino, link crianca',
  ganondorf: 'ガノンドロフ, ガノン, 가논돌프, 가논, 盖侬多夫, 加农多夫, 加儂多夫, ганондорф',
  mewtwo: 'ミュウツー, myuutsu, 뮤츠, 超梦, 超夢, мьюту, mewtu',
  roy: 'ロイ, 로이, 罗伊, 羅伊, рой',
  chrom: 'クロム, 크롬, 库洛武, 庫洛武, 克罗姆, хром',
  'mr-game-and-watch':
    'mr.ゲーム&ウォッチ, ゲーム&ウォッチ, ゲムヲ, ゲムオ, gemuwo, 미스터 게임&워치, 게임&워치, 게임 앤 워치, mr.game&watch先生, game&watch先生, мистер гейм энд вотч',
  'meta-knight':
    'メタナイト, 메타 나이트, 메타나이트, 魅塔骑士, 魅塔騎士, 梅塔骑士, мета найт, meta ritter, cavaliere meta',
  pit: 'ピット, 피트, 彼特, 皮特, пит',
  'dark-pit':
    'ブラックピット, ブラピ, blapi, 블랙피트, 블랙 피트, 暗黑彼特, 黑彼特, темный пит, pit malefique, finsterer pit, pit sombrio, pit oscuro',
  'zero-suit-samus':
    'ゼロスーツサムス, ゼロサム, ゼロサムス, zerosamu, 제로 슈트 사무스, 제로슈트 사무스, 제로 수트 사무스, 零装甲萨姆斯, 零式服裝薩姆斯, самус без брони, samus sans armure, samus zero',
  wario: 'ワリオ, 와리오, 瓦力欧, 瓦利歐, 瓦里奥, варио',
  snake: 'スネーク, 스네이크, 斯内克, 史内克, 史內克, снейк',
  ike: 'アイク, 아이크, 艾克, айк',
  squirtle: 'ゼニガメ, zenigame, 꼬부기, 杰尼龟, 傑尼龜, сквиртл, carapuce, schiggy',
  ivysaur: 'フシギソウ, fushigisou, fushigisou, 이상해풀, 妙蛙草, айвизавр, ивизавр, herbizarre, bisaknosp',
  charizard: 'リザードン, lizardon, rizadon, rizaadon, 리자몽, 喷火龙, 噴火龍, чаризард, dracaufeu, glurak',
  'pokemon-trainer':
    'ポケモントレーナー, ポケトレ, poketore, 포켓몬 트레이너, 포켓몬트레이너, 宝可梦训练家, 寶可夢訓練家, тренер покемонов, dresseur de pokemon, dresseur pokemon, entrenador pokemon, entrenador de pokemon, allenatore di pokemon, allenatore pokemon',
  'diddy-kong': 'ディディーコング, ディディー, 디디콩, 디디 콩, 迪迪刚, 迪迪剛, 狄狄剛, дидди конг, дидди',
  lucas: 'リュカ, ryuka, 류카, 루카스, 琉卡, 卢卡斯, 路卡斯, лукас',
  sonic: 'ソニック, 소닉, 索尼克, соник',
  'king-dedede':
    'デデデ, デデデ大王, 디디디 대왕, 디디디대왕, 디디디, 帝帝帝, 帝帝帝大王, дидиди, король дидиди, король дедеде, roi dadidou, dadidou, konig dedede, rey dedede, re dedede',
  olimar: 'ピクミン&オリマー, オリマー, ピクオリ, pikuori, 피크민&올리마, 올리마, 奥利玛, 歐利瑪, 皮克敏, олимар',
  lucario: 'ルカリオ, rukario, 루카리오, 路卡利欧, 路卡利歐, лукарио',
  rob: 'ロボット, 로봇, 机器人, 機器人, роб, робот',
  'toon-link':
    'トゥーンリンク, トリン, 툰 링크, 툰링크, 卡通林克, тун линк, мультяшный линк, link cartoon, link dibujos',
  wolf: 'ウルフ, 울프, 沃尔夫, 沃爾夫, вольф',
  villager:
    'むらびと, ムラビト, 村人, murabito, 마을 주민, 마을주민, 村民, житель, villageois, bewohner, aldeano, abitante',
  'mega-man': 'ロックマン, 록맨, 洛克人, мегамен, мегамэн',
  'wii-fit-trainer':
    'wii fitトレーナー, wiiフィットトレーナー, フィットレ, fittore, wii fit 트레이너, 위핏 트레이너, wii fit教练, wii fit教練, тренер wii fit, entraineuse wii fit, entrenadora de wii fit, wii fit trainerin, allenatrice di wii fit',
  'rosalina-and-luma':
    'ロゼッタ&チコ, ロゼッタ, ロゼチコ, rosetta, 로젤리나&치코, 로젤리나, 罗莎塔, 羅潔塔, розалина, harmonie, estela, harmonie et luma, estela y destello',
  'little-mac': 'リトルマック, 리틀맥, 리틀 맥, 小麦克, 小麥克, литтл мак, литл мак',
  greninja: 'ゲッコウガ, gekkouga, 개굴닌자, 甲贺忍蛙, 甲賀忍蛙, грениндзя, amphinobi, quajutsu',
  palutena: 'パルテナ, 파르테나, 파루테나, 帕鲁蒂娜, 帕露蒂娜, 帕鲁特娜, палютена',
  'pac-man': 'パックマン, 팩맨, 吃豆人, 小精灵, пакман, пэкмен',
  robin: 'ルフレ, rufure, 러플레, 루플레, 鲁弗莱, 路弗雷, робин, reflet, daraen, robyn',
  shulk: 'シュルク, 슈르크, 슐크, 修尔克, 修爾克, шулк, шульк',
  'bowser-jr':
    'クッパjr, クッパjr., クッパジュニア, kuppa jr, koopa jr, 쿠파주니어, 쿠파 주니어, 酷霸王jr, 小酷霸王, 库巴jr, боузер младший, боузер мл, bowsy',
  'duck-hunt':
    'ダックハント, 덕헌트, 덕 헌트, 打鸭子, 打鴨子, 猎鸭, дак хант, duo duck hunt, duo duck-hunt, duo caccia alle anatre',
  ryu: 'リュウ, 류, 隆, рю',
  ken: 'ケン, 켄, 肯, кен',
  cloud: 'クラウド, 클라우드, 克劳德, 克勞德, клауд',
  corrin: 'カムイ, kamui, 카무이, 神威, 卡姆依, 卡姆伊, коррин',
  bayonetta: 'ベヨネッタ, beyonetta, 베요네타, 贝优妮塔, 蓓优妮塔, 貝優妮塔, байонетта',
  inkling: 'インクリング, 잉클링, 鱿鱼, 墨灵, 魷魚, инклинг, инклинги',
  ridley: 'リドリー, 리들리, 利德雷, 利德利, 雷德利, ридли',
  simon: 'シモン, 시몬, 西蒙, саймон, simon belmondo',
  richter: 'リヒター, 릭터, 리히터, 里希特, 李希特, рихтер',
  'king-k-rool':
    'キングクルール, キング・クルール, クルール, 킹크루루, 킹 크루루, 库鲁鲁王, 国王k鲁尔, 庫魯魯王, кинг к рул, кинг крул',
  isabelle: 'しずえ, シズエ, shizue, 여울, 西施惠, изабель, изабелл, melinda, canela, fuffi',
  incineroar: 'ガオガエン, gaogaen, 어흥염, 炽焰咆哮虎, 熾焰咆哮虎, инсинероар, felinferno, fuegro',
  'piranha-plant':
    'パックンフラワー, パックン, pakkun, pakkun flower, 뻐끔플라워, 뻐끔 플라워, 吞食花, 食人花, растение пиранья, растение-пиранья, plante piranha, piranha pflanze, planta piranha, planta pirana, pianta piranha',
  joker: 'ジョーカー, 조커, 小丑, джокер',
  hero: '勇者, ゆうしゃ, yuusha, yusha, 용사, герой, heros, heroe, eroe',
  'banjo-and-kazooie':
    'バンジョー&カズーイ, バンジョー, バンカズ, bankazu, 반조&카주이, 반조, 班卓熊, 班卓熊&卡祖伊, 班卓, банджо, банджо и казуи',
  terry: 'テリー, 테리, 特瑞, 泰瑞, терри',
  byleth:
    'ベレト, ベレス, ベレト/ベレス, bereto, beresu, 벨레트, 벨레스, 贝雷特, 贝雷丝, 貝雷特, 貝蕾絲, билет, байлет',
  'min-min': 'ミェンミェン, ミェン, 미엔미엔, 면면, 面面, мин мин, mien mien',
  steve: 'スティーブ, 스티브, 史蒂夫, стив',
  sephiroth: 'セフィロス, 세피로스, 萨菲罗斯, 賽菲羅斯, сефирот',
  pyra: 'ホムラ, homura, 호무라, 焰, 焔, пира, пайра',
  mythra: 'ヒカリ, hikari, 히카리, 光, мифра',
  'pyra-mythra': 'ホムラ/ヒカリ, ホムヒカ, homuhika, 호무라/히카리, 焰/光',
  kazuya: 'カズヤ, 카즈야, 三岛一八, 一八, 三島一八, казуя, kazuya mishima',
  sora: 'ソラ, 소라, 索拉, сора',
  'mii-brawler': '格闘mii, 격투 mii, mii格斗家, боец mii, boxeur mii, mii boxer, karateka mii, lottatore mii',
  'mii-swordfighter':
    '剣術mii, 검술 mii, mii剑客, мечник mii, epeiste mii, mii schwertkampfer, espadachin mii, spadaccino mii',
  'mii-gunner': '射撃mii, 사격 mii, mii枪手, стрелок mii, tireur mii, mii schutze, tirador mii, fuciliere mii',
};
