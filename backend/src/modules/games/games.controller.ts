import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { emblemSvg, findFighter, findGame, GAMES, openApiDocument, routes } from '@combolab/contracts';
import type { Response } from 'express';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { Route } from '../../http/route.decorator.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { fighterImage } from '../combo-pages/combos.view.js';

@Controller()
export class GamesController {
  readonly #openApi: object;

  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'settings'>) {
    this.#openApi = openApiDocument(routes, ports.settings.publicUrl);
  }

  @Route(routes.availableGames)
  availableGames() {
    const { images } = this.ports.settings;
    const games = GAMES.map(({ id, name, controllers, fighters }) => ({
      _id: id,
      name,
      imageUrl: images[id] ?? fighterImage(images, fighters[0]?.id ?? id),
      controllers: [...controllers],
    }));
    return { availableGames: games };
  }

  @Route(routes.characters)
  characters(@ValidCall() { params }: Call<typeof routes.characters>) {
    const { images } = this.ports.settings;
    const fighters = findGame(params.gameId)?.fighters ?? [];
    return fighters.map(({ id, name }) => ({ _id: id, name, imageUrl: fighterImage(images, id) }));
  }

  /** A fighter's generated emblem. */
  @Get('emblems/:fighterId')
  emblem(@Param('fighterId') fighterId: string, @Res() response: Response): void {
    if (findFighter(fighterId) === undefined) throw refuse.notFound('fighter');
    response.type('image/svg+xml').setHeader('Cache-Control', 'public, max-age=86400');
    response.send(emblemSvg(fighterId));
  }

  /** The routes as an OpenAPI 3.1 document. */
  @Get('docs')
  docs(): object {
    return this.#openApi;
  }
}
