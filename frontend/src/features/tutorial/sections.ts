import { t } from './texts.js';

/** A picture of the editor, in `public/tutorial`. */
export interface TutorialPicture {
  /** File name without its ending; there is one for each theme. */
  readonly name: string;
  /** Pixels, so that its place is kept while it loads. */
  readonly width: number;
  readonly height: number;
  /** What is to be seen. */
  readonly alt: string;
}

export interface TutorialSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly picture: TutorialPicture;
}

/** The editor's part for clip and presses, as most pictures show it. */
const WORK = { width: 1056, height: 751 };

/** How the editor is used, in the order of the work. */
export const TUTORIAL: readonly TutorialSection[] = [
  {
    id: 'video',
    title: t('video'),
    paragraphs: [t('chooseAClipDropIt'), t('theClipIsSentWhile'), t('aClipHas60Frames')],
    picture: { name: 'video', ...WORK, alt: t('theClipWithItsFrame') },
  },
  {
    id: 'controller',
    title: t('controllerBasics'),
    paragraphs: [t('pressTheDrawnController'), t('fasterChooseRecordAndPlay'), t('belowEachInputHasA')],
    picture: {
      name: 'controller',
      ...WORK,
      alt: t('theControllerWithAPressed'),
    },
  },
  {
    id: 'holding',
    title: t('holdingButtons'),
    paragraphs: [t('putThePressOnIts'), t('changedYourMindRemHold'), t('aHoldThatIsNever')],
    picture: { name: 'holding', ...WORK, alt: t('aHeldButtonInIts') },
  },
  {
    id: 'pivoting',
    title: t('holdingAndPivotingJoysticks'),
    paragraphs: [t('aStickPointsOneWay'), t('toRollTheStickFrom')],
    picture: { name: 'pivoting', ...WORK, alt: t('twoDirectionsOfTheStick') },
  },
  {
    id: 'metadata',
    title: t('metadata'),
    paragraphs: [t('sayWhichGameItIs'), t('submitAsksForWhatIsMissing')],
    picture: {
      name: 'metadata',
      width: 384,
      height: 751,
      alt: t('theFormWithNameGame'),
    },
  },
];
