import { Stage } from '../features/combo/player/stage.js';
import { StripScrubber } from '../features/combo/player/strip-scrubber.js';
import { GuidePage } from '../features/guide/guide-page.js';

/** A guide, whose combos play with the parts of the combo page. */
export const GuideRoute = () => <GuidePage Stage={Stage} Strip={StripScrubber} />;
