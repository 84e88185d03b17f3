/* Sets the theme before the first paint: the stored choice, else what the system asks for, else dark. */
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('combolab.theme');
  } catch {
    /* storage is switched off: follow the system */
  }
  var light = choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = choice === 'contrast' ? choice : light ? 'light' : 'dark';
})();
