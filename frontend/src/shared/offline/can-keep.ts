/** Whether this browser keeps pages at all: with a built site, over https or on this machine. */
export const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;
