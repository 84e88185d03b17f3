import { streams } from '@combolab/contracts';
import { keyedId } from '../../commands/ids.js';
import { nameSkeleton } from './name-skeleton.js';

/** The stream of a display name and of all that look the same. @param secret of the installation */
export const nameStream = (secret: string, displayName: string): string =>
  streams.name(keyedId(secret, 'name', nameSkeleton(displayName)));
