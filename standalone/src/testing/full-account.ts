import type { Combo } from '@combolab/contracts';
import { comboForm, makeClip } from './clips.js';
import { drawPicture, pictureForm } from './pictures.js';
import { practiceRun } from './practice-run.js';
import type { GuideToSave } from './published-guide.js';
import { TusUser } from './tus-user.js';
import type { Answer, TestUser } from './test-user.js';

/** In every word, name and file that the account leaves anywhere. As long as this, no random id of a filled product has it. */
export const MARK = 'zyqxwvjk';

/** Somebody who has used everything there is, and what they made. */
export interface FullAccount {
  readonly comboId: string;
  /** Of somebody else, liked, commented, kept and practised by them. */
  readonly othersComboId: string;
  readonly commentId: string;
  readonly guideId: string;
  readonly draftId: string;
  readonly listId: string;
  readonly searchId: string;
  /** Text of their API token. */
  readonly token: string;
  readonly photoUrl: string;
}

async function done<T>(what: string, asked: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await asked;
  if (status !== 200 && status !== 201) throw new Error(`${what}: ${JSON.stringify(body)}`);
  return body;
}

const clipOf = (title: string): Promise<Buffer> =>
  makeClip({ seconds: 0.5, output: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-metadata', `title=${title}`] });

async function makeGuide(user: TestUser, name: string, more: GuideToSave, comboId: string): Promise<string> {
  const { _id } = await done('guide', user.post<{ _id: string }>('/guides/create', {}));
  const sections = [
    { id: 1, type: 'TITLE', value: `${MARK} ${name}` },
    { id: 2, type: 'TEXT', value: `${MARK} text of ${name}` },
    { id: 3, type: 'COMBO_SELECTOR', value: comboId },
  ];
  const picture = pictureForm(await drawPicture({ width: 80, height: 60 }, 'png'));
  const { previewImage } = await done(
    'picture',
    user.form<{ previewImage: string }>(`/guides/${_id}/preview-image`, picture),
  );
  const metaData = { gameTags: ['ssbu'], previewTitle: `${MARK} shown`, previewImage, ...more };
  await done('save', user.post('/guides/update', { guide: { _id, sections, metaData } }));
  return _id;
}

/**
 * Lets a user do everything there is, with the mark in all they write, and an admin and somebody else have to do with it.
 * @param user signed up with the mark in e-mail and name
 */
export async function fillAccount(user: TestUser, other: TestUser, admin: TestUser): Promise<FullAccount> {
  const othersClip = await makeClip({ seconds: 0.5 });
  const shared = await done('other', other.form<Combo>('/add-combo', comboForm(othersClip, { name: 'Not theirs' })));
  const othersComboId = shared._id;
  await done('name', user.post('/new-user', { displayName: `${MARK}first` }));
  const picture = pictureForm(await drawPicture({ width: 50, height: 50 }, 'png'));
  const { photoUrl } = await done('picture', user.form<{ photoUrl: string }>('/user/picture', picture));
  await done('profile', user.post('/update-user', { displayName: `${MARK}name`, photoUrl, fullscreenMode: true }));
  await done('pad', user.post('/set-preferred-controller', { gameId: 'ssbu', controllerType: 'GAMECUBE' }));
  const customMappings = { ssbu: { SWITCH: { X_BUTTON: 'Y_BUTTON' } } };
  await done('mapping', user.post('/user/set-custom-controls', { customMappings }));

  const clip = await clipOf(`${MARK} clip`);
  const content = {
    ...{ name: `${MARK} combo`, description: `${MARK} described` },
    notes: [{ frame: 1, text: `${MARK} note` }],
  };
  const { _id: comboId } = await done('combo', user.form<Combo>('/add-combo', comboForm(clip, content)));
  await done('edit', user.post('/update-combo', { comboId, name: `${MARK} better` }));
  // the whole content is in this event, and an admin caused it
  await done('by an admin', admin.post('/update-combo', { comboId, tags: ['String'] }));
  const lost = await done('lost', user.form<Combo>('/add-combo', comboForm(clip, content)));
  await done('deleted', user.post('/delete-combo', { comboId: lost._id }));
  await done('answer', other.post('/combo/add-comment', { comboId, comment: 'Nice.' }));

  await done('like', user.post('/combo/add-feedback', { comboId: othersComboId, likeStatus: 1 }));
  await done('favourite', user.post('/add-favorite-combo', { comboId: othersComboId }));
  await done('follow', user.post('/user/follow-author', { authorId: other.userId }));
  await done('followed', other.post('/user/follow-author', { authorId: user.userId }));
  const comment = { comboId: othersComboId, comment: `${MARK} comment` };
  const { insertedId } = await done('comment', user.post<{ insertedId: string }>('/combo/add-comment', comment));
  await done('anew', user.post('/combo/edit-comment', { commentId: insertedId, comment: `${MARK} anew` }));
  const reply = { comboId: othersComboId, comment: 'I agree.', parentId: insertedId };
  await done('reply', other.post('/combo/add-comment', reply));
  const report = { kind: 'combo', subjectId: othersComboId, reason: 'other', text: `${MARK} reported` };
  await done('report', user.post('/report', report));
  await done('practice', user.post('/practice/record', { run: practiceRun(othersComboId) }));

  const list = { name: `${MARK} list`, description: `${MARK} kept`, isPublic: true, comboId: othersComboId };
  const { listId } = await done('list', user.post<{ listId: string }>('/lists/make', list));
  await done('rename', user.post('/lists/edit', { listId, name: `${MARK} other list` }));
  const search = { name: `${MARK} search`, query: `game=ssbu&q=${MARK} words`, alert: true };
  const { search: saved } = await done('search', user.post<{ search: { _id: string } }>('/user/save-search', search));
  const made = { name: `${MARK} token`, scopes: ['read', 'write:lists'], days: 30 };
  const { token } = await done('token', user.post<{ token: string }>('/user/make-api-token', made));
  const guideId = await makeGuide(user, 'guide', { isPublished: true }, othersComboId);
  const draftId = await makeGuide(user, 'draft', {}, comboId);
  await new TusUser(user).whole(clip.subarray(0, 1000), { filename: `${MARK}.mp4` });
  if (user.session !== null) await done('reset', user.post('/auth/request-password-reset', { email: user.email }));
  return {
    comboId,
    othersComboId,
    commentId: insertedId,
    guideId,
    draftId,
    listId,
    searchId: saved._id,
    token,
    photoUrl,
  };
}
