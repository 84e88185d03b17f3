/** What people get, in the order of the landing page. */
export const BENEFITS = [
  {
    title: 'On your controller',
    text: 'Every combo is shown press by press on a controller, each input on the very frame it is made.',
  },
  {
    title: 'Found in a second',
    text: 'Search by fighter, matchup and percent, and see how many combos each choice leaves.',
  },
  {
    title: 'Slower, stopped, again',
    text: 'Quarter speed, single frames, and breakpoints that stop the clip where it matters.',
  },
  { title: 'Your mappings', text: 'Custom controller mappings, so that a combo reads the way your own pad is set.' },
  {
    title: 'Frame data at hand',
    text: 'How long a hold lasts and how many frames lie between two presses, to the frame.',
  },
  { title: 'Made by players', text: 'Upload a clip, put the presses on their frames, and share it with everybody.' },
] as const;
