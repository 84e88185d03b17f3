/* Sets the theme before the first paint, and its ground around the page: the stored choice, else what the system asks for, else dark. */
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('combolab.theme');
  } catch {
    /* storage is switched off: follow the system */
  }
  var light = choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  var theme = choice === 'contrast' ? choice : light ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  var ground = document.querySelector('meta[name="theme-color"]');
  if (ground !== null) ground.content = { contrast: '#000', light: '#f9fafc', dark: '#0b0f14' }[theme];
})();
