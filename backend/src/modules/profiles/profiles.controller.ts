import { Controller, Inject } from '@nestjs/common';
import { routes } from '@combolab/contracts';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { Route } from '../../http/route.decorator.js';
import { asPage, tellNext } from '../../paging/all-at-once.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { UsersView } from '../users/users.view.js';
import { ProfileView } from './profile-view.js';

/** A user, and what they shared and like. */
@Controller()
export class ProfilesController {
  constructor(
    @Inject(UsersView) private readonly users: UsersView,
    @Inject(ProfileView) private readonly profiles: ProfileView,
    @Inject(CombosView) private readonly combos: CombosView,
  ) {}

  @Route(routes.user)
  user(@ValidCall() { params, caller }: Call<typeof routes.user>) {
    return this.users.find(params.userId, caller?.userId ?? null);
  }

  @Route(routes.userProfile)
  userProfile(@ValidCall() { params, caller }: Call<typeof routes.userProfile>) {
    return this.profiles.find(params.userId, caller?.userId ?? null);
  }

  @Route(routes.userComboPage)
  userComboPage(@ValidCall() { params, query, caller }: Call<typeof routes.userComboPage>) {
    const { cursor = null, limit } = query;
    return this.profiles.comboPage(params.userId, caller?.userId ?? null, { cursor, limit });
  }

  @Route(routes.favorites)
  async favorites(@ValidCall() { params, query, caller }: Call<typeof routes.favorites>) {
    const userId = requireCaller(caller, params.userId);
    const { ids, cursor } = await this.users.favoritePage(userId, asPage(query));
    tellNext(cursor);
    return this.combos.cards(ids, userId);
  }

  @Route(routes.userCombos)
  async userCombos(@ValidCall() { params, query, caller }: Call<typeof routes.userCombos>) {
    await this.users.find(params.userId, null);
    const { ids, cursor } = await this.combos.pageByAuthor(params.userId, asPage(query));
    tellNext(cursor);
    return this.combos.whole(ids, caller?.userId ?? null);
  }
}
