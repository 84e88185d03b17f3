import { unreadableData } from '@combolab/contracts/plain';

/** The data of an event; what is no JSON any more is said so, so that one damaged row never hides the others. */
export function parsedData(json: string, place: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // the error's own words quote the data
    return unreadableData(`${place} is damaged: its ${String(json.length)} characters of data are no JSON`);
  }
}
