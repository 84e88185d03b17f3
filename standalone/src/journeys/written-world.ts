import type { Combo } from '@combolab/contracts';
import { sampleComboId } from '../samples/seed-samples.js';
import { comboForm, makeClip } from '../testing/clips.js';
import { practiceRun } from '../testing/practice-run.js';
import { publishGuide } from '../testing/published-guide.js';
import { TestUser, type Answer } from '../testing/test-user.js';
import type { Journey } from './journey.js';

/** What stands in a text field, by what it is. Names of accounts have the few characters they may have. */
export interface Words {
  readonly text: (what: string) => string;
  readonly name: string;
}

/** Somebody with something in every text field there is, an admin who has to do with it, and a newcomer. */
export interface WrittenWorld {
  readonly author: TestUser;
  readonly admin: TestUser;
  /** Somebody who has done nothing yet. */
  readonly newcomer: TestUser;
  readonly comboId: string;
  readonly guideId: string;
  readonly draftId: string;
  readonly listId: string;
}

async function done<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await asked;
  if (status !== 200 && status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

async function shareCombo(author: TestUser, { text }: Words): Promise<string> {
  const output = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  const clip = await makeClip({ output: [...output, '-metadata', `title=${text('Its clip')}`] });
  const notes = [{ frame: 12, text: text('Its note') }];
  const form = comboForm(clip, { name: text('Its combo'), description: text('Its description'), notes });
  form.set('videoFile', new Blob([new Uint8Array(clip)], { type: 'video/mp4' }), `${text('Its file')}.mp4`);
  return (await done(author.form<Combo>('/add-combo', form)))._id;
}

/** Writes in every text field, over the API, which takes any text. */
export async function writeWorld({ running }: Journey, words: Words): Promise<WrittenWorld> {
  const [url = ''] = running.urls;
  const { text } = words;
  const author = await TestUser.signUp(url);
  const admin = await TestUser.signUp(url);
  const newcomer = await TestUser.signUp(url);
  await running.grant(admin.email);
  await done(author.post('/new-user', { displayName: words.name }));
  await done(admin.post('/new-user', { displayName: `${words.name.slice(0, -1)}2` }));
  await done(newcomer.post('/new-user', { displayName: `${words.name.slice(0, -1)}3` }));
  const comboId = await shareCombo(author, words);
  const sample = sampleComboId('captain-falcon-knee');
  await done(author.post('/add-favorite-combo', { comboId }));
  const { insertedId } = await done(
    author.post<{ insertedId: string }>('/combo/add-comment', { comboId, comment: text('Its comment') }),
  );
  await done(admin.post('/combo/add-comment', { comboId, comment: text('Its answer'), parentId: insertedId }));
  await done(author.post('/practice/record', { run: practiceRun(comboId) }));
  const list = { name: text('Its list'), description: text('Its purpose'), isPublic: true, comboId };
  const { listId } = await done(author.post<{ listId: string }>('/lists/make', list));
  const query = `game=ssbu&q=${encodeURIComponent(text('Sought'))}`;
  await done(author.post('/user/save-search', { name: text('Its search'), query, alert: true }));
  const previewTitle = text('Its preview');
  const guideId = await publishGuide(author, text('Its guide'), { previewTitle, previewSubtitle: text('Its line') });
  const sections = [
    { id: 1, type: 'TITLE', value: text('Its guide') },
    { id: 2, type: 'HEADER', value: text('Its header') },
    { id: 3, type: 'TEXT', value: text('Its section') },
    { id: 4, type: 'COMBO_SELECTOR', value: comboId },
    { id: 5, type: 'COMBO_SELECTOR', value: sample, lesson: true },
  ];
  await done(author.post('/guides/update', { guide: { _id: guideId, sections } }));
  const { _id: draftId } = await done(author.post<{ _id: string }>('/guides/create', {}));
  await done(author.post('/guides/update', { guide: { _id: draftId, sections } }));
  for (const [kind, subjectId] of [
    ['combo', comboId],
    ['comment', insertedId],
    ['guide', guideId],
    ['user', author.userId],
  ] as const)
    await done(admin.post('/report', { kind, subjectId, reason: 'other', text: text('Its report') }));
  const warned = { kind: 'comment', subjectId: insertedId, outcome: 'warned', note: text('Its warning') };
  await done(admin.post('/moderation/decide', warned));
  await running.product.projector.idle();
  return { author, admin, newcomer, comboId, guideId, draftId, listId };
}
