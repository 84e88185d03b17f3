/* Brings the language that is spoken before any other code of the page: the stored choice, else what the browser asks for, else English. */
(function () {
  var files = LANGUAGE_FILES;
  var choice = null;
  try {
    choice = localStorage.getItem('combolab.language');
  } catch {
    /* storage is switched off: follow the browser */
  }
  var asked = choice === null ? navigator.languages || [] : [choice];
  for (var at = 0; at < asked.length; at++) {
    var code = asked[at].split('-')[0].toLowerCase();
    if (code === 'en') return;
    if (!Object.hasOwn(files, code)) continue;
    // modules wait for what the document itself brings, and for nothing that is added later
    document.write('<script src="' + files[code] + '"></script>');
    return;
  }
})();
