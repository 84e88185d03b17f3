/** Pages whose opening is told. */
export type CountedPage = 'customize' | 'discover';

/** Where page views go. */
export interface Analytics {
  readonly pageView: (page: CountedPage) => void;
}

/** Nobody is told anything. */
export const NO_ANALYTICS: Analytics = { pageView: () => undefined };

/** No page waits longer for it, in ms. */
const LIMIT_MS = 250;

/** Posts page views to an address; what fails or takes too long is forgotten. */
export const httpAnalytics = (url: string): Analytics => ({
  pageView: (page) => {
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify({ page }),
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch(() => undefined);
  },
});

/** The address in the document, as JSON; null where none was set, as in development. */
export function readAnalyticsUrl(content: string): string | null {
  return content.startsWith('"') ? (JSON.parse(content) as string) : null;
}

/** Whether the browser asks not to be tracked. */
const asksNotTo = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function chosen(): Analytics {
  const url = readAnalyticsUrl(document.querySelector<HTMLMetaElement>('meta[name="analytics"]')?.content ?? '');
  return url === null || asksNotTo() ? NO_ANALYTICS : httpAnalytics(url);
}

/** Tells that a page was opened, where the operator has said where to. */
export function reportPageView(page: CountedPage): void {
  chosen().pageView(page);
}
