import { LaneStrip } from '../features/combo/player/lane-strip.js';
import { Stage } from '../features/combo/player/stage.js';
import { GuidePage } from '../features/guide/guide-page.js';

/** A guide, whose combos play with the parts of the combo page. */
export const GuideRoute = () => <GuidePage Stage={Stage} Lanes={LaneStrip} />;
