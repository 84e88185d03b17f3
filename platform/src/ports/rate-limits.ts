/** What a limiter says to somebody who asks. */
export interface Taken {
  /** ms to wait before asking again; 0 when it was granted. What was refused uses nothing up. */
  readonly waitMs: number;
  /** Points that are left until then. */
  readonly left: number;
  /** ms until all points are there again. */
  readonly resetMs: number;
}

/** Counts what each user or address uses up in a stretch of time. */
export interface Limiter {
  /**
   * @param who user id or client address
   * @param points how much is asked for; standard: 1
   */
  take(who: string, points?: number): Promise<Taken>;
}

/** Who counts together: all processes of a site, or each for itself, where counting over a network would cost more than what is counted. */
export type LimitScope = 'site' | 'process';

export interface RateLimitStore extends AsyncDisposable {
  /**
   * @param name keeps limiters apart
   * @param points granted in each stretch of `seconds`
   * @param scope standard: the whole site
   */
  limiter(name: string, points: number, seconds: number, scope?: LimitScope): Limiter;
}
