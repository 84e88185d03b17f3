import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LIMITS, routes } from '@combolab/contracts';
import type { Stored } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { ChangeUser } from '../users/users.commands.js';
import { notificationViews } from './notification-view.js';
import { ReadInbox, ReadNotification } from './notifications.commands.js';
import { inboxesCollection, notificationsCollection, type NotificationDoc } from './notifications.projection.js';

/** Place of a notification among those of its user. */
const cursorOf = ({ id, doc }: Stored<NotificationDoc>): string => `${Date.parse(doc.at).toString(36)}_${id}`;

/** Tells which ones come after the cursor, newest first. @throws RefusedError 400 when it is no cursor */
function isAfter(cursor: string): (each: Stored<NotificationDoc>) => boolean {
  const [, ms = '', afterId = ''] = /^([0-9a-z]{8,9})_([\w-]{22})$/.exec(cursor) ?? [];
  if (afterId === '') throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  const time = parseInt(ms, 36);
  return ({ id, doc }) => {
    const at = Date.parse(doc.at);
    return at < time || (at === time && id > afterId);
  };
}

@Controller()
export class NotificationsController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.notifications)
  async notifications(@ValidCall() { query, caller: { userId } }: Call<typeof routes.notifications>) {
    const { documents } = this.ports;
    const keep = query.cursor === undefined ? () => true : isAfter(query.cursor);
    // the version is read first: what comes meanwhile is then announced, not overlooked
    const inbox = await documents.versionOf(inboxesCollection, userId);
    const [stored, state] = await Promise.all([
      documents.find(notificationsCollection, {
        where: { userId },
        orderBy: [['at', 'desc']],
        limit: LIMITS.notificationsListed,
      }),
      documents.get(inboxesCollection, userId),
    ]);
    const rest = stored.filter(keep);
    const page = rest.slice(0, query.limit);
    const last = rest.length > page.length ? page.at(-1) : undefined;
    return {
      notifications: await notificationViews(documents, page),
      unread: state?.doc.unread ?? 0,
      cursor: last === undefined ? null : cursorOf(last),
      versions: { inbox },
    };
  }

  @Route(routes.readNotifications)
  async readNotifications(@ValidCall() { body, caller, request }: Call<typeof routes.readNotifications>) {
    const { notificationId, upTo = '' } = body;
    await this.limits.take('command', caller.userId);
    return withIdempotencyKey(this.ports, request, caller.userId, body, (context) =>
      this.commands.execute(
        notificationId === undefined ? new ReadInbox(upTo, context) : new ReadNotification(notificationId, context),
      ),
    );
  }

  @Route(routes.setNotifications)
  async setNotifications(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.setNotifications>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new ChangeUser({ type: 'mute', userId, off: body.off }, context)),
    );
  }
}
