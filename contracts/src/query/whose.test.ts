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
