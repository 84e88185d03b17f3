/** In the place of `virtual:languages` where nothing is built: in tests, which speak English. */
export const names = { en: 'English' };
