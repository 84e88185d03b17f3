import type { Bench, Result } from '../harness/figure.js';
import { Helper } from '../harness/helper.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { commandFigure, questionsFigure } from './command.js';
import { idleFigures } from './idle.js';
import { indexerFigure } from './indexer.js';
import { killedAloneFigures } from './killed-alone.js';
import { projectorFigures } from './projector.js';
import { relayFigure } from './relay.js';
import { restoredFigures } from './restored.js';
import { screenFigures } from './screens.js';
import { startSite } from './site.js';
import { verifyFigures } from './verify/verify.js';
import { viewerFigure } from './viewer/viewer.js';

/** The distributed set on real servers, each part against the bare client of the same server. */
export const distributedBench: Bench = async (options) => {
  if ((process.env.TEST_MONGODB_URL ?? '') === '')
    return [{ name: 'the distributed set', skipped: 'its servers are not prepared: npm run engines:native -- start' }];
  const results: Result[] = [
    await relayFigure(options),
    ...(await projectorFigures(options)),
    await indexerFigure(options),
  ];
  const [people, combos, paced] = options.quick ? [2, 20, 100] : [5, 100, 500];
  {
    await using started = await startSite(people, combos + paced);
    const { site } = started;
    const comboIds = started.comboIds.slice(paced);
    results.push(...(await idleFigures(site, options.quick ? 5 : 30)));
    results.push(
      ...(await screenFigures({
        ...{ set: 'distributed', api: site.processes.api.url, gateway: site.processes.live.url, comboIds },
        tokens: started.people.map(({ token }) => token ?? ''),
      })),
    );
    results.push(await viewerFigure(started, started.comboIds.slice(0, paced), options));
    results.push(await questionsFigure(started), await commandFigure(started, options));
  }
  results.push(...(await verifyFigures(options)), ...(await restoredFigures(options)));
  return [...results, ...(await killedAloneFigures(options)), ...(await standaloneScreens(people, combos))];
};

async function standaloneScreens(people: number, combos: number): Promise<readonly Result[]> {
  await using folder = await temporaryFolder();
  await using product = Helper.start(new URL('../likes/product-server.js', import.meta.url), [folder.path]);
  const url = await product.ask<string>('url');
  const tokens = await product.ask<string[]>('users', people);
  const comboIds = await product.ask<string[]>('combos', combos);
  return await screenFigures({ set: 'standalone', api: url, gateway: url, tokens, comboIds });
}
