import { compareVersions } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { cardEndpoint, changeCard } from '../../shared/combos/card-api.js';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import {
  feedbackAsked,
  feedbackSettled,
  type Feedback,
  type PendingFeedback,
} from '../../shared/combos/pending-feedback.js';
import { toggled } from '../../shared/combos/shown-feedback.js';
import { randomId } from '../../shared/lib/random-id.js';
import type { SharedDispatch, SharedState } from '../../shared/state.js';
import { toast } from '../../shared/ui/toast.js';
import { comboApi } from './combo-api.js';
import { t } from './texts.js';

type Thunk<R> = (dispatch: SharedDispatch, getState: () => SharedState) => R;

export const feedbackOf = (card: LiveCard): Feedback =>
  card.likeStatus === 1 ? 1 : card.dislikeStatus === -1 ? -1 : 0;

const cardIn = (state: SharedState, comboId: string): LiveCard | undefined => cardEndpoint.select(comboId)(state).data;

const wish = (card: LiveCard, wanted: Feedback): PendingFeedback => ({
  wanted,
  before: {
    mine: feedbackOf(card),
    tally: { numLikes: card.numLikes, numDislikes: card.numDislikes },
    version: card.versions.tally,
  },
});

/** Combos whose feedback is on its way: the next wish waits for it. */
const onTheWay = new Set<string>();

/** Presses like (1) or dislike (-1): shown at once, sent in order, taken back with a sentence when it fails. */
export const pressFeedback =
  (comboId: string, pressed: 1 | -1): Thunk<void> =>
  (dispatch, getState) => {
    const card = cardIn(getState(), comboId);
    if (card === undefined) return;
    const pending = getState().pendingFeedback[comboId];
    const wanted = toggled(pending?.wanted ?? feedbackOf(card), pressed);
    dispatch(feedbackAsked({ comboId, pending: pending === undefined ? wish(card, wanted) : { ...pending, wanted } }));
    if (!onTheWay.has(comboId)) void dispatch(sendWishes(comboId));
  };

const sendWishes =
  (comboId: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    onTheWay.add(comboId);
    try {
      for (let next = getState().pendingFeedback[comboId]; next !== undefined;) {
        const { wanted, before } = next;
        const asked = { comboId, likeStatus: wanted, idempotencyKey: randomId() };
        const answer = await dispatch(comboApi.endpoints.addFeedback.initiate(asked, { track: false })).unwrap();
        dispatch(
          changeCard(comboId, (card) => {
            card.likeStatus = answer.likeStatus;
            card.dislikeStatus = answer.dislikeStatus;
            // A live message that came meanwhile knows as much or more.
            if (compareVersions(card.versions.tally, before.version) > 0) return;
            card.numLikes = answer.numLikes;
            card.numDislikes = answer.numDislikes;
          }),
        );
        next = dispatch(nextWish(comboId, wanted));
      }
    } catch (error) {
      dispatch(feedbackSettled(comboId));
      toast.error(t('yourFeedbackWasNotSaved', { problem: problemText(error) }));
    } finally {
      onTheWay.delete(comboId);
    }
  };

/** What was asked for while the last wish was on its way; settles when that was the last. */
const nextWish =
  (comboId: string, sent: Feedback): Thunk<PendingFeedback | undefined> =>
  (dispatch, getState) => {
    const pending = getState().pendingFeedback[comboId];
    const card = cardIn(getState(), comboId);
    if (pending === undefined || card === undefined || pending.wanted === sent) {
      dispatch(feedbackSettled(comboId));
      return undefined;
    }
    const next = wish(card, pending.wanted);
    dispatch(feedbackAsked({ comboId, pending: next }));
    return next;
  };
