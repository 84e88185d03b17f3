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
    title: 'Video',
    paragraphs: [
      'Choose a clip, drop it on the page or paste it: mp4, mov, mkv or webm, from a phone, a console or a capture card, up to 200 MB and five minutes. At most 60 seconds become the clip, and short is better: from just before the first hit to just after the last.',
      'The clip is sent while you work. Everything you do is kept as a draft in this browser, with the clip, so you can close the page and come back.',
      'A clip has 60 frames a second. Step with −20, −5, −1, +1, +5 and +20, or with the arrow keys: alone they move one frame, with Shift five, with Ctrl twenty. A press belongs on the frame where the fighter begins to move.',
    ],
    picture: { name: 'video', ...WORK, alt: 'The clip with its frame number, and the buttons that step through it' },
  },
  {
    id: 'controller',
    title: 'Controller basics',
    paragraphs: [
      'Press the drawn controller, a pad of your own, or the keyboard: the press lands on the frame that is shown. Press it once more and it is gone. Combos must be input with Switch controller mappings; everybody sees them on the controller they have.',
      'Faster: choose Record and play along while the clip runs slowly, or Type it, such as “up air 32, jump 40-44”. From a Melee replay, Import .slp reads the presses, the fighters and the percent.',
      'Below, each input has a lane. Take a press to move it, take its end to hold it longer, draw a box around several. Everything can be undone.',
    ],
    picture: {
      name: 'controller',
      ...WORK,
      alt: 'The controller with a pressed button, and what is pressed on the frame',
    },
  },
  {
    id: 'holding',
    title: 'Holding buttons',
    paragraphs: [
      'Put the press on its first frame and choose “start hold”. Go to the frame where the button comes up and choose “release”. In between the button stays down by itself.',
      'Changed your mind? “rem. hold” makes a plain press of it again, and “unrelease” takes the release away. While a button is held nothing else can be pressed on it.',
      'A hold that is never released is red and hatched, and says so. A combo cannot be shared before every hold is released.',
    ],
    picture: { name: 'holding', ...WORK, alt: 'A held button in its lane and the release button of its frame' },
  },
  {
    id: 'pivoting',
    title: 'Holding and pivoting joysticks',
    paragraphs: [
      'A stick points one way at a time, in eight directions. It is held like a button: press a direction, “start hold”, go on, “release”.',
      'To roll the stick from one direction to the next, release the first and press the other on the same frame. Then hold that one in turn.',
    ],
    picture: { name: 'pivoting', ...WORK, alt: 'Two directions of the stick, one held after the other' },
  },
  {
    id: 'metadata',
    title: 'Metadata',
    paragraphs: [
      'Say which game it is, who attacks and who is hit, and give it a name: these are required. Combo types, the percents it works from and to, and a description make it easy to find.',
      'Submit: what is missing is asked for beside its field, and Before you share leads to each. Doubts stand there as soon as there are any; they do not hold you up.',
    ],
    picture: {
      name: 'metadata',
      width: 384,
      height: 751,
      alt: 'The form with name, game and fighters, and the list of what is missing',
    },
  },
];
