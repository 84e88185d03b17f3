import { t } from './texts.js';
/** What people get, in the order of the landing page. */
export const BENEFITS = [
  {
    title: t('onYourController'),
    text: t('everyComboIsShownPress'),
  },
  {
    title: t('foundInASecond'),
    text: t('searchByFighterMatchupAnd'),
  },
  {
    title: t('slowerStoppedAgain'),
    text: t('quarterSpeedSingleFramesAnd'),
  },
  { title: t('yourMappings'), text: t('customControllerMappingsSoThat') },
  {
    title: t('frameDataAtHand'),
    text: t('howLongAHoldLasts'),
  },
  { title: t('madeByPlayers'), text: t('uploadAClipPutThe') },
] as const;
