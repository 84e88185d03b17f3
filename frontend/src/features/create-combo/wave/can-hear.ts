/**
 * Whether sound may be decoded here: WebKitGTK's `AudioDecoder` can end the process of the page, and again with the draft that is
 * opened after it. Safari, which tells of itself alike, is no browser of X11 or Wayland.
 */
export const canHear = (userAgent: string): boolean =>
  !(/\((X11|Wayland);/.test(userAgent) && /\bVersion\/[\d.]+ (Mobile )?Safari\//.test(userAgent));
