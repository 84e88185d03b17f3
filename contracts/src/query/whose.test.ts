import fc from 'fast-check';
import { findGame } from '../games/registry.js';
import { understand } from './understand.js';

// "from zero" is a percent
const fighters = (findGame('ssbu')?.fighters ?? []).filter(({ name }) => !/^(?:Pokémon|Zero)/.test(name));

/** Two fighters of whom neither is called by a part of the other's name. */
const pair = fc
  .tuple(fc.constantFrom(...fighters), fc.constantFrom(...fighters))
  .filter(([a, b]) => !a.name.includes(b.name) && !b.name.includes(a.name));

const rolesIn = (question: string) => {
  const { attackers, defenders, excluded } = understand(question, { game: 'ssbu' });
  return { attackers, defenders, without: [...excluded.attackers, ...excluded.defenders] };
};

/** `X` hits and `Y` is hit, whoever they are. */
const QUESTIONS = [
  ['no cue', 'X Y'],
  ['a comma', 'X, Y'],
  ['a percent', 'X Y 30%'],
  ['versus', 'X vs Y'],
  ['a plain question', 'combos for X on Y please'],
  ['two who play', 'my friend mains Y and I keep losing with X'],
  ['two who play, the other way round', 'I play X, she plays Y'],
  ['somebody named at the beginning', 'X player here, Y is free at the ledge'],
  ['a main who names no verb', 'Y is annoying. X here.'],
  ['you', "what works when you are X and there's a good Y"],
  ['you and I', "I'm X, you're Y, what do I do to you"],
  ['who they use', 'X is who i use, Y is who they use'],
  ['a possessive of somebody', "my sister's Y never loses to my X"],
  ['his and mine', 'his Y against my X, how do I punish that'],
  ['many in a town', 'I play X and the Y in my town knows every trick'],
  ['one we have', "We have a Y at our weekly who cannot be hit, I'm X"],
  ['a verb on me', "I'm X and Y bodies me all day"],
  ['a verb on mine', 'help, Y bodies my X'],
  ['a bare passive', 'Y punished by X'],
  ['a passive', 'Y gets hit by X'],
  ['who dies', 'Y dies to X at what percent'],
  ['a complaint that asks for itself', 'my X gets destroyed by Y all day; what can he do to her'],
  ['a matchup', 'which combos should a X know for the Y matchup'],
  ['an answer', 'I need an answer to Y for my X'],
  ['a problem', 'X main with a Y problem'],
  ['dealing with', 'how do you deal with Y when playing X'],
  ['when something happens', 'what do I do as X when Y recovers low'],
  ['what one does', 'what does X do to me as Y'],
  ['what is to be feared', 'What should I watch out for from X when I play Y?'],
  ['what one wants to stop', 'how do i stop getting killed by X (im Y)'],
  ['how they do it', 'I keep dying to X, I play Y, let me see how he does it'],
  ['what they did', 'got bodied by X, i was playing Y, i want to know what he did to me'],
  ['theirs on mine', "my cousin plays X, what's his follow up on my Y"],
  ['how they kill mine', 'I want to see how X players kill Y, I main Y'],
  ['who survives', 'can Y survive X at the ledge'],
  ['what is able', 'is X able to do anything if Y keeps away'],
  ['combos that they use', 'I need to know the combos X uses so my Y survives'],
  ['who gets something on whom', 'an X main and a Y main argue: what does X get on Y'],
  ['who is to be shown', 'tired of Y, show me X comboing her'],
  ['you and another', 'what would you do if you were X and the Y floated over you'],
  ['somebody with another verb', "want to embarrass my brother's Y using X"],
  ['a long passive', 'I get comboed to death by X as Y, want to see what that is'],
  ['my own against another', 'grand finals, Y versus my X, I need X things'],
  ['what got me', 'X got me with a bunch of up airs when I was Y and I want to see how'],
  ['being stuck in a move', "I keep getting stuck in X's up throw as Y, what is he doing there?"],
  ['being hit, without a question', 'being hit by X as Y'],
  ['a hit on mine', 'so this X hit my Y with dair. what even was that'],
  ['what was done to mine', 'X put my Y in the blender, what was that'],
  ['who was seen losing', 'watched a Y lose to a X who did fair, fair and then back air offstage'],
  ['a clip of who dies', 'clip of a Y dying to a X at 50'],
  ['which of his to know', 'It ended with an X beating me, I was Y. Which of his combos should I know?'],
  ['how alone', "my roommate's X always catches my Y with dash attack, how"],
  ['how it is possible', 'my Y just died to a X at 30, how is that possible'],
  ['how they took', 'who can explain how X took my Y from 0 to 70'],
  ['the combo itself', 'some X killed me at 50, I was Y, name that combo please'],
  ['what happens when', 'what happens to Y when X grabs him'],
  ['a string that they always do', 'anyone else losing to X as Y? whats the string he always does'],
  ['losing a stock', 'i lose my Y stock to X at 50 every time, how does that work'],
  ['what one main asks of another', 'Y main here: what does X usually go for after grab'],
  ['what I can land', 'my X got bodied by a Y. Anything I can land on him early?'],
  ['which combos work on them', 'My roommate always beats my X with his Y. Which X combos work on him'],
  ['combos back', 'my friend mains Y and always does nair on my X, how do i combo him back with her'],
  ['who is never touched', 'we had friendlies and my X could not touch his Y, easy ones please'],
  ['mine, trapped', 'a Y ledge trapped my X for a minute. what can i do to him in return'],
  ['a decision', 'he mains Y, and i decided on X today. give me his bread and butter'],
  ['being on somebody', 'just got demolished by X, was on Y, let me see what hit me'],
  ['what was told by a number', 'a X got a 0-death on me while I was Y, do you have that one'],
  ['who is named again', 'Watching X vs Y and the X did dair, is there a combo like this'],
  ['what mine can do back', 'my X gets juggled by Y, how can he punish her landing'],
  ['how one beats a relative', "how does X beat my brother's Y"],
  ['who the opponent will be', 'opponent will be Y, X is my pick'],
  ['German', 'Ich hasse Y, ich spiele X'],
  ['German, done to me', 'was macht X mit meinem Y'],
  ['French', 'ma copine joue Y et je joue X'],
  ['Spanish', 'soy main X y no puedo con Y'],
  ['Spanish, done to me', 'qué me hace X si juego Y'],
  ['Italian', 'non so come battere Y, gioco X'],
  ['Portuguese', 'meu amigo joga de Y, eu jogo de X'],
] as const;

it.each(QUESTIONS)('tells who hits by %s, whoever is named', (_what, question) => {
  fc.assert(
    fc.property(pair, ([x, y]) => {
      const said = question.replace(/[XY]/g, (sign) => (sign === 'X' ? x : y).name);
      expect(rolesIn(said)).toEqual({ attackers: [x.id], defenders: [y.id], without: [] });
    }),
    { numRuns: 25, seed: 7 },
  );
});

it.each([
  ['from one to another', 'i went from Y to X, easy combos'],
  ['one over another', 'give me a reason to play X over Y'],
  ['not any more', "I'm done with Y, I'm playing X now"],
  ['formerly', "I used to play Y, now it's X"],
])('leaves out who is played no more: %s', (_what, question) => {
  fc.assert(
    fc.property(pair, ([x, y]) => {
      const said = question.replace(/[XY]/g, (sign) => (sign === 'X' ? x : y).name);
      expect(rolesIn(said)).toEqual({ attackers: [x.id], defenders: [], without: [] });
    }),
    { numRuns: 25, seed: 7 },
  );
});

it('keeps who is told of from former days, where nobody else is played', () => {
  expect(rolesIn('i used to play marth years ago, is there stuff against fox')).toMatchObject({
    attackers: ['ssbu:marth'],
    defenders: ['ssbu:fox'],
  });
});

it('takes many names for a list, whatever stands among them', () => {
  const said = 'mario luigi peach bowser yoshi link zelda ganondorf im samus';
  expect(rolesIn(said).attackers).toEqual(['ssbu:samus']);
  expect(rolesIn('both of us play mario')).toMatchObject({ attackers: ['ssbu:mario'], defenders: ['ssbu:mario'] });
});
