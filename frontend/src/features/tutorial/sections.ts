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
    paragraphs: [
      'Press the drawn controller, a pad of your own, or the keyboard: the press lands on the frame that is shown. Press it once more and it is gone. Combos must be input with Switch controller mappings; everybody sees them on the controller they have.',
      t('fasterChooseRecordAndPlay'),
      t('belowEachInputHasA'),
    ],
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
    paragraphs: [
      t('sayWhichGameItIs'),
      'Submit: what is missing is asked for beside its field, and Before you share leads to each. Doubts stand there as soon as there are any; they do not hold you up.',
    ],
    picture: {
      name: 'metadata',
      width: 384,
      height: 751,
      alt: t('theFormWithNameGame'),
    },
  },
];
