import type { GuideCard, GuideSection } from '@combolab/contracts';
import { problemCode, problemStatus } from '../../../shared/api/problem.js';
import { request } from '../../../shared/api/request.js';
import { send } from '../../../shared/api/send.js';
import { randomId } from '../../../shared/lib/random-id.js';
import type { SharedDispatch } from '../../../shared/state.js';
import { calls } from '../../../shared/api/calls.js';
import { contentOf, type Patch } from '../model/content.js';
import { writingApi } from '../writing-api.js';
import type { SaveResult, SaverPorts } from './guide-saver.js';
import { GuideShelf } from './kept-guide.js';
import type { Version } from './saving.js';

interface Place {
  readonly userId: string;
  readonly guideId: string;
  readonly dispatch: SharedDispatch;
  /** Told of the guide as the server has it, with its combos. */
  readonly onGuide: (guide: { readonly sections: readonly (GuideSection | GuideCard['sections'][number])[] }) => void;
  readonly onSaved: (guide: GuideCard) => void;
}

type Sent = NonNullable<Patch['sections']>[number];

/** A combo that is not there may have been one that was deleted: null leaves it as it was. */
const sentSection = (section: Sent): Sent =>
  section.type === 'COMBO_SELECTOR' && section.value === '' ? { ...section, value: null } : section;

/** Whether sending the same again may go well: no connection, a session that ended, a server in trouble. */
const mayPass = (status: number | undefined): boolean =>
  status === undefined || status === 401 || status === 408 || status === 425 || status === 429 || status >= 500;

/** The server and this browser's storage, for one guide of one user. */
export function serverPorts({ userId, guideId, dispatch, onGuide, onSaved }: Place): SaverPorts {
  const shelf = new GuideShelf(userId, guideId);
  const fetchGuide = async (): Promise<Version | null> => {
    const asked = dispatch(
      writingApi.endpoints.guideToWrite.initiate(guideId, { forceRefetch: true, subscribe: false }),
    );
    const { data } = await asked;
    if (data === undefined) return null;
    onGuide(data);
    return { content: contentOf(data), version: data.contentVersion };
  };
  const sendPatch = async (patch: Patch, baseVersion: number, key: string): Promise<SaveResult> => {
    const sections = patch.sections?.map(sentSection);
    const guide = { _id: guideId, ...patch, ...(sections && { sections }) };
    const asked = request(calls.updateGuide, { body: { guide, baseVersion }, idempotencyKey: key });
    const sent = await send(asked, new AbortController().signal).catch((error: unknown) => ({ error }));
    if ('data' in sent) {
      const saved = sent.data as GuideCard;
      onGuide(saved);
      onSaved(saved);
      return { kind: 'saved', version: saved.contentVersion };
    }
    const { error } = sent;
    const status = problemStatus(error);
    if (status === 404) return { kind: 'gone', error };
    if (status === 409 && problemCode(error) === 'stale') {
      const current = await fetchGuide();
      return current === null ? { kind: 'unsent', error } : { kind: 'stale', current };
    }
    return { kind: mayPass(status) ? 'unsent' : 'refused', error };
  };
  return {
    send: sendPatch,
    fetch: fetchGuide,
    keep: (state) => {
      shelf.keep(state);
    },
    newKey: randomId,
  };
}
