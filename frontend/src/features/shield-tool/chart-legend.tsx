import { PhaseLegend } from '../../entities/frame-data/phase-legend.js';
import { t } from './texts.js';

const LEGEND = [
  ['gap', t('legendLead')],
  ['startup', t('legendStartup')],
  ['active', t('legendActive')],
  ['end', t('legendEnd')],
  ['stun', t('legendStun')],
  ['yours', t('legendYours')],
] as const;

/** What the stretches of the chart look like. */
export const ChartLegend = () => <PhaseLegend label={t('legend')} phases={LEGEND} />;
